import { defineMessages } from '../../../../i18n/define-messages.ts';

export const connectionMessages = defineMessages({
  title: ['Connections', 'Подключения'],
  failed: ['The connections could not be loaded', 'Не удалось загрузить подключения'],
  back: ['Settings', 'Настройки'],
  notFound: ['There is no such connection', 'Такого подключения нет'],
  ready: ['Set up', 'Настроено'],
  notReady: ['Not set up', 'Не настроено'],
  open: ['Open', 'Открыть'],
  setUp: ['Set up', 'Настроить'],
  mail: ['Mail', 'Почта'],
  mail_lead: [
    'Receipts, password resets and invitations are sent through a mail server. Your mail provider shows its name, port and password under “SMTP”.',
    'Чеки, сброс пароля и приглашения отправляются через почтовый сервер. Его имя, порт и пароль почтовый сервис показывает в разделе «SMTP».',
  ],
  mail_off: [
    'No mail can be sent: buyers cannot reset a password and get no receipts.',
    'Письма не отправляются: покупатели не могут сбросить пароль и не получают чеков.',
  ],
  telegram: ['Telegram bot', 'Бот в Telegram'],
  telegram_lead: [
    'Buyers connect the bot to get notifications in Telegram. Make one with @BotFather: send /newbot, choose a name, and copy the token that it answers.',
    'Покупатели подключают бота, чтобы получать уведомления в Telegram. Создайте его у @BotFather: отправьте /newbot, выберите имя и скопируйте токен из ответа.',
  ],
  telegram_off: [
    'Telegram is not offered to buyers.',
    'Покупателям не предлагается подключить Telegram.',
  ],
  label_token: ['Token', 'Токен'],
  hint_token: [
    'Digits, a colon, then letters, as @BotFather sends it.',
    'Цифры, двоеточие и буквы — как прислал @BotFather.',
  ],
  label_botName: ['Bot name', 'Имя бота'],
  hint_botName: ['Without the @. It ends in “bot”.', 'Без @. Имя заканчивается на «bot».'],
  test_telegram: ['Test the bot', 'Проверить бота'],
  works_telegram: ['Telegram knows this bot.', 'Telegram знает этого бота.'],
  problem_other_bot: [
    'This token belongs to another bot. Enter its name, which is below, or the token of the right bot.',
    'Этот токен от другого бота. Укажите его имя (оно ниже) или токен нужного бота.',
  ],
  problem_telegram_sign_in: [
    'Telegram does not accept this token. Copy it again from @BotFather; a revoked token stops working.',
    'Telegram не принимает этот токен. Скопируйте его у @BotFather ещё раз: отозванный токен не работает.',
  ],
  problem_telegram_timeout: [
    'Telegram cannot be reached from the server. Some hosting providers and countries block it; ask your provider.',
    'С сервера нет связи с Telegram. Некоторые хостинги и страны его блокируют — спросите у хостинга.',
  ],
  reasonSetUp: ['Setting up the connection', 'Настройка подключения'],
  changed: ['Changed by {name}, {date}', 'Изменено: {name}, {date}'],
  wrong: ['This value cannot be used', 'Такое значение не подходит'],
  label_host: ['Mail server', 'Почтовый сервер'],
  hint_host: ['Such as smtp.example.com', 'Например, smtp.example.com'],
  label_tls: ['Encryption', 'Шифрование'],
  hint_tls: [
    'Providers name it beside the port: TLS or SSL with 465, STARTTLS with 587.',
    'Указано рядом с портом: TLS или SSL для 465, STARTTLS для 587.',
  ],
  choice_tls: ['TLS from the start (port 465)', 'TLS сразу (порт 465)'],
  choice_starttls: ['STARTTLS (port 587)', 'STARTTLS (порт 587)'],
  choice_none: ['None, for a trial', 'Нет, только для проб'],
  label_port: ['Port', 'Порт'],
  hint_port: ['Empty: the usual port of the encryption.', 'Пусто — обычный порт шифрования.'],
  label_user: ['User', 'Пользователь'],
  hint_user: ['Often the whole mail address.', 'Часто это почтовый адрес целиком.'],
  label_password: ['Password', 'Пароль'],
  hint_password: [
    'Many providers ask for an app password here, not for that of the mailbox.',
    'Многие сервисы требуют пароль приложения, а не пароль от ящика.',
  ],
  label_from: ['Sender', 'Отправитель'],
  hint_from: [
    'The address that mails come from. The provider must allow it.',
    'Адрес, с которого приходят письма. Сервис должен разрешать его.',
  ],
  label_replyTo: ['Reply to', 'Адрес для ответов'],
  hint_replyTo: ['Where replies of buyers arrive.', 'Куда приходят ответы покупателей.'],
  test: ['Test', 'Проверка'],
  testUnsaved: ['Save the changes before testing.', 'Сначала сохраните изменения.'],
  test_mail: ['Send a test email to me', 'Отправить мне проверочное письмо'],
  works_mail: [
    'The mail server accepted an email to {result}. If it does not arrive, look in the spam folder.',
    'Почтовый сервер принял письмо на {result}. Если оно не пришло, проверьте папку «Спам».',
  ],
  openChat: ['Open the chat', 'Открыть чат'],
  detail: ['Answer: {detail}', 'Ответ: {detail}'],
  problem_unknown_host: [
    'This server name does not exist. Check its spelling.',
    'Сервера с таким именем нет. Проверьте, как оно написано.',
  ],
  problem_refused: [
    'Nothing answers at this name and port. Check the port: 465 for TLS, 587 for STARTTLS.',
    'По этому имени и порту никто не отвечает. Проверьте порт: 465 для TLS, 587 для STARTTLS.',
  ],
  problem_timeout: [
    'The server did not answer in time. Many hosting providers block mail ports: try the other port, or ask them to open it.',
    'Сервер не ответил вовремя. Многие хостинги закрывают почтовые порты: попробуйте другой порт или попросите открыть его.',
  ],
  problem_private_host: [
    'This server is in a private network. Set such a server with SMTP_URL in the environment.',
    'Этот сервер находится в частной сети. Такой сервер задаётся переменной окружения SMTP_URL.',
  ],
  problem_tls: [
    'Encryption failed. Try the other kind of encryption, and check that the server name is the one in its certificate.',
    'Не удалось договориться о шифровании. Попробуйте другой вид шифрования и проверьте, что имя сервера совпадает с именем в сертификате.',
  ],
  problem_sign_in: [
    'The server does not accept user and password. Check both; you may need an app password.',
    'Сервер не принимает имя и пароль. Проверьте их; возможно, нужен пароль приложения.',
  ],
  problem_sender: [
    'The server does not let you send from this address. Confirm the sender at your mail provider, or use another one.',
    'Сервер не разрешает отправлять с этого адреса. Подтвердите отправителя в почтовом сервисе или укажите другой адрес.',
  ],
  problem_recipient: [
    'The server does not accept your own address as a recipient. Check your email under Team.',
    'Сервер не принимает ваш адрес как получателя. Проверьте свою почту в разделе «Команда».',
  ],
  problem_other: [
    'It did not work. What the other side answered is below.',
    'Не получилось. Ниже — что ответила другая сторона.',
  ],
});

export type ConnectionMessage = keyof (typeof connectionMessages)['en'];
