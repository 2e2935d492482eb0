import type { MailTexts } from './mail-en.ts';

export const mailRu: MailTexts = {
  footer: 'Вы получили это письмо, потому что на этот адрес оформлен аккаунт в {brand}.',
  footerHelp: 'Вопросы: {url}',
  openByHand: 'Если кнопка не открывается, скопируйте адрес:',

  confirmSubject: 'Подтвердите e-mail',
  confirmLead: 'Нажмите кнопку, чтобы подтвердить, что это ваш адрес.',
  confirmButton: 'Подтвердить e-mail',
  confirmNote:
    'Ссылка действует {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Если вы не регистрировались, ничего не делайте.',

  resetSubject: 'Новый пароль',
  resetLead: 'Кто-то запросил смену пароля вашего аккаунта. Если это вы, нажмите кнопку.',
  resetButton: 'Задать новый пароль',
  resetNote:
    'Ссылка сработает один раз в течение {count, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}. Если это не вы, ничего не делайте: пароль останется прежним.',

  passwordChangedSubject: 'Пароль изменён',
  passwordChangedLead: 'Пароль вашего аккаунта изменён {when}. Все остальные сеансы завершены.',
  passwordChangedButton: 'Задать новый пароль',
  passwordChangedNote:
    'Если это сделали вы, ничего не делайте. Если не вы, сразу задайте новый пароль.',

  trc20ChangedSubject: 'Изменён адрес TRC20',
  trc20ChangedLead: 'Адрес, на\u00a0который приходят выплаты, изменён {when}.',
  secondFactorOnSubject: 'Двухэтапный вход включён',
  secondFactorOnLead:
    'С\u00a0{when} для\u00a0входа в\u00a0аккаунт нужен ещё и код из\u00a0приложения.',
  secondFactorOffSubject: 'Двухэтапный вход выключен',
  secondFactorOffLead: 'С\u00a0{when} для\u00a0входа в\u00a0аккаунт достаточно пароля.',
  deletionSubject: 'Аккаунт будет удалён',
  deletionLead:
    'Вы попросили удалить аккаунт {when}. Он будет стёрт через 7\u00a0дней. Чтобы сохранить его, войдите и отмените удаление.',
  accountChangedButton: 'Открыть настройки безопасности',
  accountChangedNote:
    'Если это сделали вы, ничего не делайте. Если не вы, сразу смените пароль и завершите остальные сеансы.',

  newDeviceSubject: 'Новый вход в аккаунт',
  newDeviceLead: 'Кто-то вошёл в ваш аккаунт с устройства, на котором он раньше не открывался.',
  newDeviceTime: 'Время',
  newDeviceDevice: 'Устройство',
  newDeviceNetwork: 'Сеть',
  newDeviceButton: 'Посмотреть сеансы',
  newDeviceNote: 'Если это не вы, завершите этот сеанс и смените пароль.',
  unknownDevice: 'Неизвестное устройство',

  alreadyRegisteredSubject: 'У вас уже есть аккаунт',
  alreadyRegisteredLead:
    'Кто-то пытался зарегистрироваться с этим адресом, но на него уже оформлен аккаунт. Если это вы, войдите; если забыли пароль, задайте новый на странице входа.',
  alreadyRegisteredButton: 'Войти',
  alreadyRegisteredNote:
    'Если это не вы, ничего не делайте: с вашим аккаунтом ничего не произошло.',

  receiptSubject: 'Платёж получен: {product}',
  receiptLead: 'Спасибо за оплату. {product}: подписка активна до {date}.',
  activatedSubject: '{product}: подписка активна',
  activatedLead: 'Платить не пришлось. {product}: подписка активна до {date}.',
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
  termMonths: '{count, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}',
  termDays: '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  termYears: '{count, plural, one {# год} few {# года} many {# лет} other {# года}}',

  endsSoonSubject: '{product}: подписка до {date}',
  endsSoonLead:
    '{product}: {count, plural, one {остался # день} few {осталось # дня} many {осталось # дней} other {осталось # дня}}, подписка активна до {date}.',
  endsSoonNote:
    'При продлении новый срок начнётся, когда закончится этот: ни один день не пропадёт.',
  endsSoonButton: 'Продлить',

  endedSubject: '{product}: подписка закончилась',
  endedLead: 'Подписка на {product} закончилась {date}. Её можно оформить снова в любое время.',
  endedButton: 'Купить ещё раз',
};
