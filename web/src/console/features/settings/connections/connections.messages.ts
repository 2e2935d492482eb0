import { common } from '../../../../i18n/common-texts.ts';
import { defineMessages } from '../../../../i18n/define-messages.ts';
import { sharedTexts } from '../../../ui/names/section-texts.ts';

export const connectionMessages = defineMessages({
  title: ['Connections', 'Подключения'],
  failed: ['The connections could not be loaded', 'Не удалось загрузить подключения'],
  back: sharedTexts.settings,
  notFound: ['There is no such connection', 'Такого подключения нет'],
  works: ['Works', 'Работает'],
  untested: ['Not tested', 'Не проверено'],
  testFailed: ['The test failed', 'Проверка не прошла'],
  notReady: ['Not set up', 'Не настроено'],
  setUp: sharedTexts.setUp,
  address: ['Public address', 'Публичный адрес'],
  address_lead: [
    'Links in emails and messages, webhooks of payment providers and previews use this address, and the shop answers at no other. The domain has to lead to this server, and encryption (https) has to be set up, before it can be saved. Then open the console at the new address.',
    'Этот адрес стоит в ссылках в письмах и сообщениях, в вебхуках платёжных систем и в превью, и только по нему магазин отвечает. Прежде чем сохранить его, направьте домен на этот сервер и настройте шифрование (https). После сохранения откройте консоль по новому адресу.',
  ],
  address_off: [
    'Links lead to the address that the server listens on, which buyers may not reach.',
    'Ссылки ведут на внутренний адрес сервера, который покупателям может быть недоступен.',
  ],
  label_url: ['Address', 'Адрес'],
  hint_url: [
    'Such as https://shop.example, without a path.',
    'Например, https://shop.example, без пути.',
  ],
  test_address: ['Test the address', 'Проверить адрес'],
  works_address: ['The shop answers at {result}.', 'По адресу {result} отвечает этот магазин.'],
  problem_address_refused: [
    'No server answers at this address. Check that the domain leads to this server and that its proxy is running.',
    'По этому адресу никто не отвечает. Проверьте, что домен ведёт на этот сервер и что прокси запущен.',
  ],
  problem_address_timeout: [
    'No answer in time. Check that the domain leads to this server and that a firewall lets ports 80 and 443 through.',
    'Ответ не пришёл вовремя. Проверьте, что домен ведёт на этот сервер и что порты 80 и 443 открыты.',
  ],
  problem_address_private_host: [
    'This domain leads to a private network, where buyers cannot reach it. Set such an address with PUBLIC_URL in the environment.',
    'Этот домен ведёт в частную сеть, недоступную покупателям. Такой адрес задаётся переменной окружения PUBLIC_URL.',
  ],
  problem_address_tls: [
    'Encryption failed. The certificate has to be valid and name this domain.',
    'Не удалось установить шифрование. Сертификат должен быть действительным и выданным на этот домен.',
  ],
  problem_other_server: [
    'Something else answers at this address. Check that the domain leads to this server, and that it does not redirect to another address.',
    'По этому адресу отвечает что-то другое. Проверьте, что домен ведёт на этот сервер и не перенаправляет на другой адрес.',
  ],
  uses: ['Where the address is registered', 'Где ещё указан адрес'],
  uses_lead: [
    'Links use a new address at once, and the Telegram bot is registered again. Emails that were sent before keep the old one.',
    'В ссылках новый адрес появится сразу, бот в Telegram зарегистрируется заново. В уже отправленных письмах останется старый.',
  ],
  uses_providers: [
    'These payment providers send webhooks to the address that was entered there. After a change, enter the new webhook address:',
    'Эти платёжные системы отправляют вебхуки на указанный у них адрес. После смены введите там новый адрес вебхука:',
  ],
  uses_google: [
    'If buyers sign in with Google, change the redirect address of its OAuth client too.',
    'Если покупатели входят через Google, измените и адрес перенаправления у его OAuth-клиента.',
  ],
  mail: ['Mail', 'Почта'],
  mail_lead: [
    'Receipts, password resets and invitations are sent through a mail server. Your mail provider shows its name, port and password under “SMTP”.',
    'Квитанции, сброс пароля и приглашения отправляются через почтовый сервер. Его имя, порт и пароль почтовый сервис показывает в разделе «SMTP».',
  ],
  mail_off: [
    'No mail can be sent: buyers cannot reset a password and get no receipts.',
    'Письма не отправляются: покупатели не могут сбросить пароль и не получают квитанций.',
  ],
  telegram: sharedTexts.telegramBot,
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
  folder: ['Folder for backups', 'Папка для копий'],
  folder_lead: [
    'Where the server stores backups of the database. Best on another disk than the database: the loss of one disk then loses only one of them. New backups go to the new folder; earlier ones stay where they are, and System names the folder of each.',
    'Где сервер хранит резервные копии базы. Лучше на другом диске, чем база: тогда с одним диском не пропадёт и то и другое. Новые копии попадут в новую папку, прежние останутся на месте; папка каждой видна в разделе «Система».',
  ],
  folder_off: ['Backups cannot be stored.', 'Резервные копии негде хранить.'],
  label_folder: ['Folder', 'Папка'],
  hint_folder: [
    'One of these folders of the server, or a folder in it: {roots}. Empty: the first one. The person who runs the server allows others with BACKUP_ROOTS.',
    'Одна из этих папок сервера или папка внутри: {roots}. Пусто — первая. Другие может разрешить тот, кто ведёт сервер, переменной BACKUP_ROOTS.',
  ],
  test_folder: sharedTexts.testFolder,
  works_folder: [
    'A small file was written to {result}, read and deleted again.',
    'Небольшой файл записан в {result}, прочитан и удалён.',
  ],
  problem_folder_may_not_write: sharedTexts.folderMayNotWrite,
  problem_not_a_folder: [
    'There is no such folder, for example because its disk is not connected, or it is a file.',
    'Такой папки нет: например, её диск не подключён или это файл.',
  ],
  problem_outside: sharedTexts.folderOutside,
  problem_full: [
    'The disk is full. Free some space, or choose a folder on another disk.',
    'Диск заполнен. Освободите место или выберите папку на другом диске.',
  ],
  problem_elsewhere: [
    'Backups are made by a worker, whose disk this process does not see. Make a backup in System to test its folder.',
    'Копии делает отдельный обработчик, его диск отсюда не виден. Чтобы проверить папку, сделайте копию в разделе «Система».',
  ],
  backup: ['Bucket for backups', 'Хранилище для копий'],
  backup_lead: [
    'Every new backup of the database is also copied to an S3-compatible bucket, so that it survives the loss of the server. Backups stay on the server as before, and both places keep them for as long. Anyone who may read the bucket can read the shop’s data, unless BACKUP_PUBLIC_KEY encrypts it. After a change of the bucket the earlier copies stay in the old one: move or delete them there. System lists where each copy is, and tests the folder on the server.',
    'Каждая новая копия базы попадает ещё и в хранилище, совместимое с S3, и переживёт потерю сервера. На сервере копии остаются как раньше; в обоих местах они хранятся одинаково долго. Кто может читать хранилище, прочтёт и данные магазина, если их не шифрует BACKUP_PUBLIC_KEY. После смены хранилища прежние копии остаются в старом: перенесите или удалите их там. Где лежит каждая копия, видно в разделе «Система»; там же проверяется папка на сервере.',
  ],
  backup_off: [
    'Backups exist only on the disk of the server.',
    'Резервные копии есть только на диске сервера.',
  ],
  label_endpoint: ['Address', 'Адрес'],
  hint_endpoint: [
    'The S3 address of the provider, without the name of the bucket: https://s3.example.com',
    'Адрес S3 у провайдера, без имени хранилища: https://s3.example.com',
  ],
  label_bucket: ['Bucket', 'Имя хранилища'],
  hint_bucket: [
    'One that holds nothing else and is not public.',
    'Хранилище, в котором нет ничего другого и которое закрыто для всех.',
  ],
  label_region: ['Region', 'Регион'],
  hint_region: [
    'Such as eu-central-1. Services without regions accept us-east-1.',
    'Например, eu-central-1. Сервисы без регионов принимают us-east-1.',
  ],
  label_accessKey: ['Access key', 'Ключ доступа'],
  hint_accessKey: [
    'A key for this bucket only, which may write, read and delete.',
    'Ключ только для этого хранилища, с правом писать, читать и удалять.',
  ],
  label_secretKey: sharedTexts.secretKey,
  hint_secretKey: [
    'Providers show it once, when the access key is made.',
    'Провайдер показывает его один раз, когда создаётся ключ доступа.',
  ],
  test_backup: ['Test the bucket', 'Проверить хранилище'],
  works_backup: [
    'A small object was written to {result}, read and deleted again.',
    'Небольшой файл записан в {result}, прочитан и удалён.',
  ],
  problem_bucket: [
    'There is no such bucket at this address. Check its name, or create it at the provider.',
    'По этому адресу такого хранилища нет. Проверьте имя или создайте его у провайдера.',
  ],
  problem_region: [
    'The bucket is in another region. Enter the region that the provider shows beside the bucket, and its address if there is one for each region.',
    'Хранилище находится в другом регионе. Укажите регион, который провайдер показывает рядом с хранилищем, и адрес этого региона, если он отдельный.',
  ],
  problem_may_not_write: [
    'The key may not write to this bucket. Allow it to write, read and delete objects there, or check the name of the bucket.',
    'Этому ключу нельзя писать в хранилище. Разрешите ему писать, читать и удалять файлы или проверьте имя хранилища.',
  ],
  problem_may_not_read: [
    'Backups can be stored, but the key may not read them. Allow it to read, or a backup can be fetched only with another key.',
    'Копии сохраняются, но читать их этому ключу нельзя. Разрешите чтение — иначе копию достанет только другой ключ.',
  ],
  problem_may_not_remove: [
    'Backups can be stored and read, but the key may not delete, so old ones pile up. Allow it, or let objects expire in the bucket.',
    'Копии сохраняются и читаются, но удалять их этому ключу нельзя, и старые будут копиться. Разрешите удаление или задайте в хранилище срок жизни файлов.',
  ],
  problem_backup_refused: [
    'Nothing answers at this address. Check it, and its port if it has one.',
    'По этому адресу никто не отвечает. Проверьте его и порт, если он указан.',
  ],
  problem_backup_timeout: [
    'The bucket did not answer in time. Check the address, and whether the hosting provider lets the server connect to it.',
    'Хранилище не ответило вовремя. Проверьте адрес и то, разрешает ли хостинг соединения с ним.',
  ],
  problem_backup_private_host: [
    'This address is in a private network. Set such a bucket with BACKUP_STORAGE_URL in the environment.',
    'Этот адрес находится в частной сети. Такое хранилище задаётся переменной окружения BACKUP_STORAGE_URL.',
  ],
  problem_backup_tls: [
    'Encryption failed. Check that the address begins with https:// as the provider writes it, and that its certificate is valid.',
    'Не удалось договориться о шифровании. Проверьте, что адрес с https:// указан как у провайдера и сертификат действителен.',
  ],
  problem_backup_sign_in: [
    'The provider does not accept access key and secret key. Copy both again; a deleted key stops working.',
    'Провайдер не принимает ключ доступа и секретный ключ. Скопируйте оба ещё раз: удалённый ключ не работает.',
  ],
  reasonSetUp: ['Setting up the connection', 'Настройка подключения'],
  changed: sharedTexts.changedBy,
  wrong: ['This value cannot be used', 'Такое значение не подходит'],
  label_host: ['Mail server', 'Почтовый сервер'],
  hint_host: ['Such as smtp.example.com', 'Например, smtp.example.com'],
  label_tls: ['Encryption', 'Шифрование'],
  hint_tls: [
    'Your mail provider names it beside the port: SSL or TLS with 465, STARTTLS with 587.',
    'Почтовый сервис указывает его рядом с портом: SSL или TLS для 465, STARTTLS для 587.',
  ],
  choice_tls: ['From the start (SSL or TLS)', 'С самого начала (SSL или TLS)'],
  choice_starttls: ['After connecting (STARTTLS)', 'После соединения (STARTTLS)'],
  choice_none: ['None, for a trial', 'Нет, только для проб'],
  label_port: ['Port', 'Порт'],
  hint_port: ['Empty: the usual port of the encryption.', 'Пусто — обычный порт шифрования.'],
  label_user: ['User', 'Пользователь'],
  hint_user: ['Often the whole mail address.', 'Часто это почтовый адрес целиком.'],
  label_password: common.password,
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
  openChat: sharedTexts.openChat,
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
    'This server is in a private network. Set it with the environment variable SMTP_URL instead.',
    'Этот сервер находится в частной сети. Задайте его переменной окружения SMTP_URL.',
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
