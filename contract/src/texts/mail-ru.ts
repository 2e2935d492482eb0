import type { MailTexts } from './mail-en.ts';

export const mailRu: MailTexts = {
  footer: 'Вы получили это письмо, потому что на\u00a0этот адрес оформлен аккаунт в\u00a0{brand}.',
  footerHelp: 'Вопросы: {url}',
  openManually: 'Если кнопка не\u00a0открывается, скопируйте адрес:',

  confirmSubject: 'Подтвердите e-mail',
  confirmLead: 'Нажмите кнопку, чтобы подтвердить, что это ваш адрес.',
  confirmButton: 'Подтвердить e-mail',
  confirmNote:
    'Ссылка действует {count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}. Если вы не\u00a0регистрировались, скажите об\u00a0этом на\u00a0странице, которую она откроет.',

  resetSubject: 'Новый пароль',
  resetLead: 'Кто-то запросил смену пароля вашего аккаунта. Если это вы, нажмите кнопку.',
  resetButton: 'Задать новый пароль',
  resetNote:
    'Ссылка сработает один раз в\u00a0течение {count, plural, one {#\u00a0минуты} few {#\u00a0минут} many {#\u00a0минут} other {#\u00a0минуты}}. Если это не\u00a0вы, ничего не\u00a0делайте: пароль останется прежним.',

  forcedResetSubject: 'Задайте новый пароль',
  forcedResetLead:
    'Чтобы защитить ваш аккаунт, магазин завершил все его сеансы, и\u00a0старый пароль больше не\u00a0подходит. Нажмите кнопку, чтобы задать новый.',
  forcedResetNote:
    'Ссылка сработает один раз в\u00a0течение {count, plural, one {#\u00a0часа} few {#\u00a0часов} many {#\u00a0часов} other {#\u00a0часа}}. Позже новую можно запросить на\u00a0странице входа.',

  passwordChangedSubject: 'Пароль изменён',
  passwordChangedLead: 'Пароль вашего аккаунта изменён {when}. Все остальные сеансы завершены.',
  passwordChangedButton: 'Задать новый пароль',
  passwordChangedNote:
    'Если это сделали вы, ничего не\u00a0делайте. Если не\u00a0вы, сразу задайте новый пароль.',

  trc20ChangedSubject: 'Изменён адрес TRC20',
  trc20ChangedLead: 'Адрес, на\u00a0который приходят выплаты, изменён {when}.',
  secondFactorOnSubject: 'Двухэтапный вход включён',
  secondFactorOnLead:
    'С\u00a0{when} для\u00a0входа в\u00a0аккаунт нужен ещё и код из\u00a0приложения.',
  secondFactorOffSubject: 'Двухэтапный вход выключен',
  secondFactorOffLead: 'С\u00a0{when} для\u00a0входа в\u00a0аккаунт достаточно пароля.',
  telegramOnSubject: 'Подключён Telegram',
  telegramOnLead: 'К\u00a0вашему аккаунту подключён Telegram: {when}.',
  telegramOffSubject: 'Telegram отключён',
  telegramOffLead:
    'Telegram отключён от\u00a0вашего аккаунта: {when}. Уведомления туда больше не\u00a0придут.',
  deletionSubject: 'Аккаунт будет удалён',
  deletionLead:
    'Вы попросили удалить аккаунт {when}. Он будет стёрт через 7\u00a0дней. Чтобы сохранить его, войдите и отмените удаление.',
  deletionByShopLead:
    'Магазин назначил удаление вашего аккаунта {when}. Он будет стёрт через 7\u00a0дней. Чтобы сохранить его, войдите и\u00a0отмените удаление.',
  googleLinkedSubject: 'К\u00a0вашему аккаунту подключён Google',
  googleLinkedLead:
    'С\u00a0{when} в\u00a0аккаунт можно войти через Google. Никто не\u00a0подтвердил, что прежний пароль задал владелец этой почты, поэтому пароль больше не\u00a0действует, а\u00a0на\u00a0других устройствах выполнен выход. Новый можно задать через «Забыли пароль?».',
  accountChangedButton: 'Открыть настройки безопасности',
  accountChangedNote:
    'Если это сделали вы, ничего не\u00a0делайте. Если не\u00a0вы, сразу смените пароль и завершите остальные сеансы.',

  newDeviceSubject: 'Новый вход в\u00a0аккаунт',
  newDeviceLead:
    'Кто-то вошёл в\u00a0ваш аккаунт с\u00a0устройства, на\u00a0котором он раньше не\u00a0открывался.',
  newDeviceTime: 'Время',
  newDeviceDevice: 'Устройство',
  newDeviceNetwork: 'Сеть',
  newDeviceButton: 'Посмотреть сеансы',
  newDeviceNote: 'Если это не\u00a0вы, завершите этот сеанс и смените пароль.',
  unknownDevice: 'Неизвестное устройство',

  alreadyRegisteredSubject: 'У\u00a0вас уже есть аккаунт',
  alreadyRegisteredLead:
    'Кто-то пытался зарегистрироваться с\u00a0этим адресом, но на\u00a0него уже оформлен аккаунт. Если это вы, войдите; если забыли пароль, задайте новый на\u00a0странице входа.',
  alreadyRegisteredButton: 'Войти',
  alreadyRegisteredNote:
    'Если это не\u00a0вы, ничего не\u00a0делайте: с\u00a0вашим аккаунтом ничего не\u00a0произошло.',

  receiptSubject: 'Платёж получен: {product}',
  receiptLead: 'Спасибо за оплату. {product}: подписка активна до\u00a0{date}.',
  activatedSubject: '{product}: подписка активна',
  activatedLead: 'Платить не\u00a0пришлось. {product}: подписка активна до\u00a0{date}.',
  receiptTerm: 'Срок',
  receiptPrice: 'Цена',
  receiptFee: 'Комиссия ({percent}%)',
  receiptDiscount: 'Скидка ({percent}%)',
  receiptTotal: 'Итого',
  receiptPaid: 'Оплачено',
  receiptMethod: 'Способ оплаты',
  receiptDate: 'Дата',
  receiptNumber: 'Номер платежа',
  receiptButton: 'Открыть мои подписки',
  receiptLink: 'История платежа и\u00a0квитанция файлом',
  refundSubject: 'Возврат {amount}: {product}',
  refundLeadGateway:
    'Мы\u00a0вернули {amount} за\u00a0{product} туда, откуда вы\u00a0платили. Банку может понадобиться несколько дней.',
  refundLeadBalance:
    '{amount} за\u00a0{product} теперь на\u00a0вашем балансе. Ими можно оплачивать другие заказы.',
  refundLeadRecord: 'Мы\u00a0вернули вам {amount} за\u00a0{product}.',
  refundCharged: 'В\u00a0рублях',
  refundTotal: 'Возвращено всего',
  refundButton: 'Открыть мои платежи',
  termMonths:
    '{count, plural, one {#\u00a0месяц} few {#\u00a0месяца} many {#\u00a0месяцев} other {#\u00a0месяца}}',
  termDays:
    '{count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}',
  termYears:
    '{count, plural, one {#\u00a0год} few {#\u00a0года} many {#\u00a0лет} other {#\u00a0года}}',

  receiptRefusedSubject: 'Чек не\u00a0принят: {product}',
  receiptRefusedLead:
    'Мы посмотрели чек вашего перевода за\u00a0{product} и\u00a0не\u00a0смогли его принять.',
  receiptRefusedReason: 'Причина',
  receiptRefusedUntil: 'Отправьте другой до',
  receiptRefusedButton: 'Отправить другой чек',
  receiptRefusedNote:
    'Если вы\u00a0не\u00a0переводили деньги, ничего делать не\u00a0нужно. Если перевели и\u00a0чек верный, напишите в\u00a0поддержку.',

  documentTitle: 'Квитанция',
  documentOrdered: 'Дата заказа',
  documentPaidAt: 'Дата оплаты',
  documentProduct: 'Продукт',
  documentAccess: 'Доступ',
  documentPeriod: '{from} – {until}',
  documentCharged: 'Списано в\u00a0рублях',
  documentRate: '{rate}\u00a0₽ за\u00a0$1, {source}, {date}',
  documentRateBank: 'Банк России',
  documentRateShop: 'курс магазина',
  documentRefund: 'Возвращено {date}',
  documentRefunded: 'Возвращено всего',
  documentNote:
    'Квитанция подтверждает оплату в\u00a0{brand} и\u00a0не\u00a0является фискальным документом.',

  linkSubstitutedSubject: 'Ваша ссылка готова: {product}',
  linkSubstitutedLead:
    'Выдать {service} не\u00a0получилось. Вместо него в\u00a0ваших подписках, в\u00a0карточке {product}, ссылка на\u00a0{instead}.',
  linkSubstitutedNote: 'Если такая замена не\u00a0подходит, напишите в\u00a0поддержку.',
  linkReissuedSubject: 'Новая ссылка: {product}',
  linkReissuedLead:
    'Мы\u00a0заменили вашу ссылку на\u00a0{service}. Новая\u00a0— в\u00a0ваших подписках, в\u00a0карточке {product}.',
  linkReissuedNote:
    'Старая ссылка может перестать работать. Срок подписки {product} не\u00a0изменился.',

  endsSoonSubject: '{product}: подписка до\u00a0{date}',
  endsSoonLead:
    '{product}: {count, plural, one {остался #\u00a0день} few {осталось #\u00a0дня} many {осталось #\u00a0дней} other {осталось #\u00a0дня}}, подписка активна до\u00a0{date}.',
  endsSoonNote:
    'При продлении новый срок начнётся, когда закончится этот: ни один день не\u00a0пропадёт.',
  endsSoonButton: 'Продлить',

  endedSubject: '{product}: подписка закончилась',
  endedLead:
    'Подписка на\u00a0{product} закончилась {date}. Её можно оформить снова в\u00a0любое время.',
  endedButton: 'Купить ещё раз',

  payoutRequestedSubject: 'Запрошена выплата {amount}',
  payoutRequestedLead: 'С\u00a0вашего аккаунта запрошена выплата {amount}.',
  payoutRequestedNote:
    'Это были не\u00a0вы? Отмените выплату на\u00a0странице партнёров и\u00a0смените пароль.',
  payoutPaidSubject: 'Выплата {amount} отправлена',
  payoutPaidLead: 'Ваша выплата {amount} уже в\u00a0пути.',
  payoutRejectedSubject: 'Выплата {amount} отклонена',
  payoutRejectedLead: 'Ваша выплата {amount} отклонена: {reason}. Деньги вернулись на\u00a0баланс.',
  payoutAmount: 'Сумма',
  payoutNetwork: 'Сеть',
  payoutAddress: 'Адрес',
  payoutRequestedAt: 'Запрошена',
  payoutTransaction: 'Транзакция',
  payoutButton: 'Открыть страницу партнёров',

  ticketAnsweredSubject: 'Ответ в\u00a0обращении №\u00a0{number}',
  ticketAnsweredLead: 'Поддержка ответила на\u00a0ваше обращение «{title}».',
  ticketAnsweredButton: 'Прочитать ответ',
  ticketAnsweredNote:
    'Пишите в\u00a0самом обращении: ответы на\u00a0это письмо никто не\u00a0прочтёт.',

  rulesWaitingSubject: 'Правила, которые защищают деньги, хотят ослабить',
  rulesWaitingLead:
    '{name}: изменены правила, и\u00a0деньги защищены слабее. Изменение вступит в\u00a0силу {when} или раньше, если его одобрит другой владелец.',
  rulesWaitingButton: 'Посмотреть изменение',
  rulesWaitingNote: 'Если это ошибка, отзовите изменение в\u00a0настройках до\u00a0этого времени.',
  auditHeadSubject: '{brand}: журнал действий на\u00a0сегодня',
  auditHeadLead:
    'Это последняя запись журнала действий. Храните письмо там, где его не\u00a0изменит никто из\u00a0тех, кто ведёт магазин.',
  auditHeadEvent: 'Запись',
  auditHeadHash: 'Номер и\u00a0хеш',
  auditHeadButton: 'Открыть журнал',
  auditHeadNote:
    'Если журнал вызовет сомнения, команда npm run verify-ledger -- --head с\u00a0этим номером и\u00a0хешем покажет, переписывали\u00a0ли его с\u00a0тех пор.',
  invitationSubject: 'Приглашение в консоль магазина {brand}',
  invitationLead:
    '{name} приглашает вас вести магазин. Придумайте пароль и подключите приложение-аутентификатор.',
  invitationButton: 'Принять приглашение',
  invitationNote:
    'Ссылка сработает один раз в\u00a0течение {count, plural, one {#\u00a0часа} few {#\u00a0часов} many {#\u00a0часов} other {#\u00a0часа}}. Если вы не\u00a0ждали приглашения, ничего не\u00a0делайте.',
};
