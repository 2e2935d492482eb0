import type { Language } from '../shared/limits.ts';
import { fillText, type TextParams } from './fill-text.ts';
import { splitByLanguage } from './split-by-language.ts';

/** Texts of mails. Name → English, Russian. They leave the server filled in, so they have no numbers. */
const table = {
  footer: ['You receive this email because this address has an account at {brand}.', 'Вы получили это письмо, потому что на\u00a0этот адрес зарегистрирован аккаунт в\u00a0{brand}.'],
  footerHelp: ['Questions: {url}', 'Вопросы: {url}'],
  openManually: ['If the button does not work, use the link below:', 'Если кнопка не\u00a0работает, откройте ссылку:'],

  confirmSubject: ['Confirm your email', 'Подтвердите почту'],
  confirmLead: ['Press the button to confirm that this address is yours.', 'Нажмите кнопку, чтобы подтвердить, что это ваш адрес.'],
  confirmButton: ['Confirm email', 'Подтвердить почту'],
  confirmNote: [
    'The link works for {count, plural, one {# day} other {# days}}. If you did not register, you can report it on the page it opens.',
    'Ссылка действует {count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}. Если вы не\u00a0регистрировались, сообщите об\u00a0этом на\u00a0странице, которую она откроет.',
  ],

  resetSubject: ['Set a new password', 'Новый пароль'],
  resetLead: ['Someone requested a new password for your account. If it was you, press the button.', 'Кто-то запросил смену пароля вашего аккаунта. Если это вы, нажмите кнопку.'],
  resetButton: ['Set a new password', 'Задать новый пароль'],
  resetNote: [
    'The link works once, for {count, plural, one {# minute} other {# minutes}}. If it was not you, do nothing: your password stays as it is.',
    'Ссылка сработает один раз в\u00a0течение {count, plural, one {#\u00a0минуты} few {#\u00a0минут} many {#\u00a0минут} other {#\u00a0минуты}}. Если это не\u00a0вы, ничего не\u00a0делайте: пароль останется прежним.',
  ],

  forcedResetSubject: ['Set a new password', 'Задайте новый пароль'],
  forcedResetLead: ['To keep your account safe, the shop has ended all its sessions, and the old password no longer works. Press the button to set a new one.', 'Чтобы защитить ваш аккаунт, магазин завершил все его сеансы, и\u00a0старый пароль больше не\u00a0подходит. Нажмите кнопку, чтобы задать новый.'],
  forcedResetNote: [
    'The link works once, for {count, plural, one {# hour} other {# hours}}. After that, request another one on the sign-in page.',
    'Ссылка сработает один раз в\u00a0течение {count, plural, one {#\u00a0часа} few {#\u00a0часов} many {#\u00a0часов} other {#\u00a0часа}}. Позже новую можно запросить на\u00a0странице входа.',
  ],

  passwordChangedSubject: ['Your password was changed', 'Пароль изменён'],
  passwordChangedLead: ['The password of your account was changed on {when}. All other sessions were ended.', 'Пароль вашего аккаунта изменён {when}. Все остальные сеансы завершены.'],
  passwordChangedButton: ['Set a new password', 'Задать новый пароль'],
  passwordChangedNote: ['If it was you, do nothing. If it was not, set a new password at once.', 'Если это сделали вы, ничего не\u00a0делайте. Если не\u00a0вы, сразу задайте новый пароль.'],

  trc20ChangedSubject: ['Your TRC20 address was changed', 'Изменён адрес TRC20'],
  trc20ChangedLead: ['The address your payouts go to was changed on {when}.', 'Адрес, на\u00a0который приходят выплаты, изменён {when}.'],
  secondFactorOnSubject: ['Two-step sign-in is on', 'Двухэтапный вход включён'],
  secondFactorOnLead: ['Since {when}, signing in to your account also requires a code from your app.', 'С\u00a0{when} для\u00a0входа в\u00a0аккаунт нужен ещё и код из\u00a0приложения.'],
  secondFactorOffSubject: ['Two-step sign-in is off', 'Двухэтапный вход выключен'],
  secondFactorOffLead: ['Since {when}, the password alone is enough to sign in to your account.', 'С\u00a0{when} для\u00a0входа в\u00a0аккаунт достаточно пароля.'],
  telegramOnSubject: ['Telegram was connected', 'Подключён Telegram'],
  telegramOnLead: ['A Telegram account was connected to your account on {when}.', 'Ваш аккаунт подключён к\u00a0Telegram {when}.'],
  telegramOffSubject: ['Telegram was disconnected', 'Telegram отключён'],
  telegramOffLead: ['Your Telegram account was disconnected on {when}. It will receive no more notifications.', 'Telegram отключён от\u00a0вашего аккаунта {when}. Уведомления туда больше не\u00a0придут.'],
  deletionSubject: ['Your account will be deleted', 'Аккаунт будет удалён'],
  deletionLead: ['On {when} you asked to delete your account. It will be deleted in 7 days. To keep it, sign in and cancel the deletion.', 'Вы попросили удалить аккаунт {when}. Он будет удалён через 7\u00a0дней. Чтобы сохранить его, войдите и отмените удаление.'],
  deletionByShopLead: ['On {when} the shop scheduled your account for deletion. It will be deleted in 7 days. To keep it, sign in and cancel the deletion.', 'Магазин назначил удаление вашего аккаунта {when}. Он будет удалён через 7\u00a0дней. Чтобы сохранить его, войдите и\u00a0отмените удаление.'],
  googleLinkedSubject: ['Your account was connected to Google', 'К\u00a0вашему аккаунту подключён Google'],
  googleLinkedLead: [
    'Since {when} you can sign in with Google. The earlier password was never confirmed to belong to the owner of this mailbox, so it no longer works and other devices were signed out. To set a new one, use “Forgot password?”.',
    'С\u00a0{when} в\u00a0аккаунт можно войти через Google. Никто не\u00a0подтвердил, что прежний пароль задал владелец этой почты, поэтому пароль больше не\u00a0действует, а\u00a0на\u00a0других устройствах выполнен выход. Новый можно задать через «Забыли пароль?».',
  ],
  accountChangedButton: ['Open the security settings', 'Открыть настройки безопасности'],
  accountChangedNote: ['If it was you, do nothing. If it was not, change your password and end the other sessions at once.', 'Если это сделали вы, ничего не\u00a0делайте. Если не\u00a0вы, сразу смените пароль и завершите остальные сеансы.'],

  newDeviceSubject: ['New sign-in to your account', 'Новый вход в\u00a0аккаунт'],
  newDeviceLead: ['Someone signed in to your account from a new device.', 'Кто-то вошёл в\u00a0ваш аккаунт с\u00a0нового устройства.'],
  newDeviceTime: ['Time', 'Время'],
  newDeviceDevice: ['Device', 'Устройство'],
  newDeviceNetwork: ['Network', 'Сеть'],
  newDeviceButton: ['View the sessions', 'Посмотреть сеансы'],
  newDeviceNote: ['If it was not you, end that session and change the password.', 'Если это не\u00a0вы, завершите этот сеанс и смените пароль.'],
  unknownDevice: ['Unknown device', 'Неизвестное устройство'],

  alreadyRegisteredSubject: ['You already have an account', 'У\u00a0вас уже есть аккаунт'],
  alreadyRegisteredLead: [
    'Someone tried to register with this address, but it already has an account. If it was you, sign in; if you forgot the password, set a new one on the sign-in page.',
    'Кто-то пытался зарегистрироваться с\u00a0этим адресом, но аккаунт с\u00a0ним уже есть. Если это вы, войдите; если забыли пароль, задайте новый на\u00a0странице входа.',
  ],
  alreadyRegisteredButton: ['Sign in', 'Войти'],
  alreadyRegisteredNote: ['If it was not you, do nothing: your account has not changed.', 'Если это не\u00a0вы, ничего не\u00a0делайте: с\u00a0вашим аккаунтом ничего не\u00a0произошло.'],

  receiptSubject: ['Payment received: {product}', 'Платёж получен: {product}'],
  receiptLead: ['Thank you for the payment. {product} is active until {date}.', 'Спасибо за оплату. {product}: подписка активна до\u00a0{date}.'],
  activatedSubject: ['{product} is active', '{product}: подписка активна'],
  activatedLead: ['No payment was needed. {product} is active until {date}.', 'Оплата не\u00a0потребовалась. {product}: подписка активна до\u00a0{date}.'],
  receiptTerm: ['Term', 'Срок'],
  receiptPrice: ['Price', 'Цена'],
  receiptFee: ['Fee ({percent}%)', 'Комиссия ({percent}%)'],
  receiptDiscount: ['Discount ({percent}%)', 'Скидка ({percent}%)'],
  receiptTotal: ['Total', 'Итого'],
  receiptPaid: ['Paid', 'Оплачено'],
  receiptMethod: ['Payment method', 'Способ оплаты'],
  receiptDate: ['Date', 'Дата'],
  receiptNumber: ['Payment number', 'Номер платежа'],
  receiptButton: ['Open my subscriptions', 'Открыть мои подписки'],
  receiptLink: ['Payment details and the receipt as a file', 'История платежа и\u00a0квитанция файлом'],
  refundSubject: ['Refund of {amount}: {product}', 'Возврат {amount}: {product}'],
  refundLeadGateway: ['We refunded {amount} for {product} to your original payment method. Your bank may take a few days to show it.', 'Мы\u00a0вернули {amount} за\u00a0{product} тем\u00a0же способом, которым вы\u00a0платили. Зачисление может занять несколько дней.'],
  refundLeadBalance: ['{amount} for {product} was refunded to your balance. You can spend it on other orders.', '{amount} за\u00a0{product} теперь на\u00a0вашем балансе. Ими можно оплачивать другие заказы.'],
  refundLeadRecord: ['We refunded {amount} for {product}.', 'Мы\u00a0вернули вам {amount} за\u00a0{product}.'],
  refundCharged: ['In rubles', 'В\u00a0рублях'],
  refundTotal: ['Total refunded', 'Возвращено всего'],
  refundButton: ['Open my payments', 'Открыть мои платежи'],
  termMonths: ['{count, plural, one {# month} other {# months}}', '{count, plural, one {#\u00a0месяц} few {#\u00a0месяца} many {#\u00a0месяцев} other {#\u00a0месяца}}'],
  termDays: ['{count, plural, one {# day} other {# days}}', '{count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}'],
  termYears: ['{count, plural, one {# year} other {# years}}', '{count, plural, one {#\u00a0год} few {#\u00a0года} many {#\u00a0лет} other {#\u00a0года}}'],

  refundAccess: ['Access', 'Доступ'],
  refundAccessUntil: ['until {date}', 'до\u00a0{date}'],
  refundAccessEnded: ['ended', 'закрыт'],

  paymentButton: ['Open the payment', 'Открыть платёж'],
  supportButton: ['Contact support', 'Написать в\u00a0поддержку'],
  heldSubject: ['We are checking your payment: {product}', 'Проверяем ваш платёж: {product}'],
  heldLead: [
    'Your payment for {product} does not match the order, so our team is checking it. Please do not pay again: we will email you as soon as it is decided.',
    'Ваш платёж за\u00a0{product} не\u00a0совпал с\u00a0заказом, поэтому мы\u00a0проверяем его вручную. Платить ещё раз не\u00a0нужно: о\u00a0решении придёт письмо.',
  ],
  returnedSubject: ['Money returned: {product}', 'Деньги возвращены: {product}'],
  returnedLead: [
    'Your payment for {product} did not match the order, so we returned it. It may take your bank a few days to show it. No access was granted; you can order again at any time.',
    'Ваш платёж за\u00a0{product} не\u00a0совпал с\u00a0заказом, и\u00a0мы\u00a0вернули деньги. Зачисление может занять несколько дней. Доступ не\u00a0выдан, заказать можно снова в\u00a0любое время.',
  ],
  disputedSubject: ['Access on hold: {product}', 'Доступ приостановлен: {product}'],
  disputedLead: [
    'Your bank was asked to reverse your payment for {product}. Access is on hold until that is decided. If it was a mistake, withdraw the claim at your bank and contact support.',
    'По\u00a0вашему платежу за\u00a0{product} открыт спор в\u00a0банке. Доступ приостановлен, пока спор не\u00a0решён. Если это ошибка, отзовите обращение в\u00a0банке и\u00a0напишите в\u00a0поддержку.',
  ],
  disputeWonSubject: ['Access restored: {product}', 'Доступ восстановлен: {product}'],
  disputeWonLead: ['The dispute about your payment for {product} was decided in favor of the shop. Your access is no longer on hold; it is paid until {date}.', 'Спор по\u00a0платежу за\u00a0{product} решён в\u00a0пользу магазина. Доступ больше не\u00a0приостановлен, он\u00a0оплачен до\u00a0{date}.'],
  disputeLostSubject: ['Payment reversed: {product}', 'Платёж отозван: {product}'],
  disputeLostLead: ['The bank reversed {amount} for {product}, so the access it paid for has ended.', 'Банк отозвал {amount} за\u00a0{product}, поэтому оплаченный этим платежом доступ закрыт.'],
  refundFailedSubject: ['Your refund did not arrive: {product}', 'Возврат не\u00a0дошёл: {product}'],
  refundFailedLead: ['{amount} that we refunded for {product} did not arrive and came back to us. We will send it another way and email you about it.', 'Возврат {amount} за\u00a0{product} не\u00a0дошёл, деньги снова у\u00a0нас. Мы\u00a0отправим их другим способом и\u00a0напишем вам.'],

  declinedSubject: ['Payment declined: {product}', 'Платёж отклонён: {product}'],
  declinedLead: ['Your payment for {product} was declined, and we have not received any money. Order again with the same plan, or choose another payment method.', 'Ваш платёж за\u00a0{product} отклонён, деньги к\u00a0нам не\u00a0поступили. Закажите ещё\u00a0раз или\u00a0выберите другой способ оплаты.'],
  expiredSubject: ['Order not paid: {product}', 'Заказ не\u00a0оплачен: {product}'],
  expiredLead: [
    'The time to pay for {product} is over, and we have not received any money so far. If you have already paid, do nothing: the payment still counts when it arrives. Otherwise you can order again.',
    'Время на\u00a0оплату {product} вышло, деньги пока не\u00a0поступили. Если вы\u00a0уже заплатили, ничего делать не\u00a0нужно: платёж засчитается, когда дойдёт. Если нет, заказ можно оформить снова.',
  ],
  canceledSubject: ['Payment canceled: {product}', 'Платёж отменён: {product}'],
  canceledLead: ['The payment for {product} was canceled before we received any money. You can order again at any time.', 'Платёж за\u00a0{product} отменён, деньги к\u00a0нам не\u00a0поступили. Заказать можно снова в\u00a0любое время.'],
  canceledRefundedLead: [
    'Your payment for {product} was refunded by the payment service before the order was completed. No access was granted; you can order again at any time.',
    'Платёжный сервис вернул ваш платёж за\u00a0{product} до\u00a0выполнения заказа. Доступ не\u00a0выдан, заказать можно снова в\u00a0любое время.',
  ],
  unpaidMailsNote: ['You can turn off emails about unpaid orders in your profile.', 'Письма о\u00a0неоплаченных заказах можно отключить в\u00a0профиле.'],
  paidTwiceSubject: ['You paid twice: {product}', 'Вы\u00a0оплатили дважды: {product}'],
  paidTwiceLead: [
    'We received two payments for {product}. Keep both, and your access runs until {date}. Or have one refunded: you get {amount} back, and your access runs until {dateWithout}.',
    'Мы\u00a0получили два платежа за\u00a0{product}. Можно оставить оба: доступ будет до\u00a0{date}. Или вернуть один: вы получите обратно {amount}, доступ будет до\u00a0{dateWithout}.',
  ],
  paidTwiceRefundLead: [
    'We received two payments for {product}, so we are refunding the later one, {amount}. Your access then runs until {dateWithout}. We will email you once the refund is made.',
    'Мы\u00a0получили два платежа за\u00a0{product}, поэтому возвращаем второй, {amount}. Доступ после этого будет до\u00a0{dateWithout}. Когда возврат пройдёт, мы\u00a0напишем вам.',
  ],
  paidTwiceFailedLead: [
    'The refund of {amount} for {product} did not go through, so both payments still stand and your access runs until {date}. Please choose again.',
    'Вернуть {amount} за\u00a0{product} не\u00a0получилось: оба платежа остаются в\u00a0силе, доступ действует до\u00a0{date}. Пожалуйста, выберите ещё\u00a0раз.',
  ],
  paidTwiceButton: ['Keep both or refund one', 'Оставить оба или\u00a0вернуть один'],

  daysAddedSubject: ['{count, plural, one {# day} other {# days}} added: {product}', '{product}: {count, plural, one {добавлен #\u00a0день} few {добавлено #\u00a0дня} many {добавлено #\u00a0дней} other {добавлено #\u00a0дня}}'],
  daysAddedLead: ['We added {count, plural, one {# day} other {# days}} to your subscription to {product}. It is active until {date}.', 'Мы\u00a0добавили {count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}} к\u00a0вашей подписке на\u00a0{product}. Она активна до\u00a0{date}.'],
  accessGrantedSubject: ['You have access to {product}', 'Вам открыт доступ: {product}'],
  accessGrantedLead: ['You have been granted access to {product}. It is active until {date}.', 'Магазин открыл вам доступ к\u00a0{product}. Он\u00a0действует до\u00a0{date}.'],
  accessShortenedSubject: ['Access shortened: {product}', 'Срок доступа сокращён: {product}'],
  accessShortenedLead: ['The shop shortened your access to {product}: it ends on {date}. If you think this is a mistake, contact support.', 'Магазин сократил срок вашего доступа к\u00a0{product}: он\u00a0действует до\u00a0{date}. Если это ошибка, напишите в\u00a0поддержку.'],
  accessRevokedSubject: ['Access ended: {product}', 'Доступ закрыт: {product}'],
  accessRevokedLead: ['The shop ended your access to {product} on {date}. If you think this is a mistake, contact support.', 'Магазин закрыл ваш доступ к\u00a0{product} {date}. Если это ошибка, напишите в\u00a0поддержку.'],

  receiptRefusedSubject: ['Receipt not accepted: {product}', 'Чек не\u00a0принят: {product}'],
  receiptRefusedLead: ['We could not accept the receipt of your transfer for {product}.', 'Мы не\u00a0смогли принять чек вашего перевода за\u00a0{product}.'],
  receiptRefusedReason: ['Reason', 'Причина'],
  receiptRefusedUntil: ['Send another by', 'Отправьте другой до'],
  receiptRefusedButton: ['Send another receipt', 'Отправить другой чек'],
  receiptRefusedNote: ['If you did not send any money, ignore this email. If you did and the receipt is right, contact support.', 'Если вы\u00a0не\u00a0переводили деньги, ничего делать не\u00a0нужно. Если перевели и\u00a0чек верный, напишите в\u00a0поддержку.'],

  documentTitle: ['Receipt', 'Квитанция'],
  documentOrdered: ['Ordered', 'Дата заказа'],
  documentPaidAt: ['Paid on', 'Дата оплаты'],
  documentProduct: ['Product', 'Товар'],
  documentAccess: ['Access', 'Доступ'],
  documentPeriod: ['{from} – {until}', '{from} – {until}'],
  documentCharged: ['Charged in rubles', 'Списано в\u00a0рублях'],
  documentRate: ['{rate}\u00a0₽ for $1, {source}, {date}', '{rate}\u00a0₽ за\u00a0$1, {source}, {date}'],
  documentRateBank: ['Bank of Russia', 'Банк России'],
  documentRateShop: ['shop rate', 'курс магазина'],
  documentRefund: ['Refunded on {date}', 'Возвращено {date}'],
  documentRefunded: ['Total refunded', 'Возвращено всего'],
  documentNote: ['This receipt confirms a payment to {brand}. It is not a fiscal document.', 'Квитанция подтверждает оплату в\u00a0{brand} и\u00a0не\u00a0является фискальным документом.'],

  linkSubstitutedSubject: ['Your link for {product} is here', 'Ваша ссылка готова: {product}'],
  linkSubstitutedLead: ['{service} was not available. You will find a link to {instead} in your subscriptions, under {product}.', 'Выдать {service} не\u00a0получилось. Вместо него в\u00a0ваших подписках, в\u00a0карточке {product}, ссылка на\u00a0{instead}.'],
  linkSubstitutedNote: ['If that does not suit you, contact support.', 'Если такая замена не\u00a0подходит, напишите в\u00a0поддержку.'],
  linkReissuedSubject: ['New link for {product}', 'Новая ссылка: {product}'],
  linkReissuedLead: ['We replaced your link to {service}. The new one is in your subscriptions, under {product}.', 'Мы\u00a0заменили вашу ссылку на\u00a0{service}. Новая\u00a0— в\u00a0ваших подписках, в\u00a0карточке {product}.'],
  linkReissuedNote: ['The old link may stop working. The end date of {product} has not changed.', 'Старая ссылка может перестать работать. Срок подписки {product} не\u00a0изменился.'],

  endsSoonSubject: ['{product} ends on {date}', '{product}: подписка до\u00a0{date}'],
  endsSoonLead: ['{count, plural, one {# day} other {# days}} left: {product} is active until {date}.', '{product}: {count, plural, one {остался #\u00a0день} few {осталось #\u00a0дня} many {осталось #\u00a0дней} other {осталось #\u00a0дня}}, подписка активна до\u00a0{date}.'],
  endsSoonNote: ['If you renew, the new period starts when this one ends: you lose no days.', 'При продлении новый срок начнётся, когда закончится этот: ни один день не\u00a0пропадёт.'],
  endsSoonButton: ['Renew', 'Продлить'],

  endedSubject: ['{product} has ended', '{product}: подписка закончилась'],
  endedLead: ['Your subscription to {product} ended on {date}. You can order it again any time.', 'Подписка на\u00a0{product} закончилась {date}. Её можно оформить снова в\u00a0любое время.'],
  endedButton: ['Order again', 'Купить ещё раз'],

  payoutRequestedSubject: ['Payout of {amount} requested', 'Запрошена выплата {amount}'],
  payoutRequestedLead: ['A payout of {amount} was requested from your account.', 'С\u00a0вашего аккаунта запрошена выплата {amount}.'],
  payoutRequestedNote: ['If it was not you, cancel the payout on the partners page and change your password.', 'Это были не\u00a0вы? Отмените выплату на\u00a0странице партнёров и\u00a0смените пароль.'],
  payoutPaidSubject: ['Payout of {amount} sent', 'Выплата {amount} отправлена'],
  payoutPaidLead: ['Your payout of {amount} is on its way.', 'Ваша выплата {amount} уже в\u00a0пути.'],
  payoutRejectedSubject: ['Payout of {amount} declined', 'Выплата {amount} отклонена'],
  payoutRejectedLead: ['Your payout of {amount} was declined: {reason}. The money is back on your balance.', 'Ваша выплата {amount} отклонена: {reason}. Деньги вернулись на\u00a0баланс.'],
  payoutAmount: ['Amount', 'Сумма'],
  payoutNetwork: ['Network', 'Сеть'],
  payoutAddress: ['Address', 'Адрес'],
  payoutRequestedAt: ['Requested', 'Запрошена'],
  payoutTransaction: ['Transaction', 'Транзакция'],
  payoutButton: ['Open partners', 'Открыть страницу партнёров'],

  ticketAnsweredSubject: ['Reply to ticket No.\u00a0{number}', 'Ответ в\u00a0обращении №\u00a0{number}'],
  ticketAnsweredLead: ['Support replied to your ticket “{title}”.', 'Поддержка ответила на\u00a0ваше обращение «{title}».'],
  ticketAnsweredButton: ['Read the reply', 'Прочитать ответ'],
  ticketAnsweredNote: ['Please reply in the ticket: replies to this email are not read.', 'Отвечайте в\u00a0самом обращении: ответы на\u00a0это письмо не\u00a0читаются.'],

  rulesWaitingSubject: ['Rules that protect money are about to be weakened', 'Правила, которые защищают деньги, будут ослаблены'],
  rulesWaitingLead: ['{name} changed the rules so that they protect money less. The change takes effect on {when}, or earlier if another owner approves it.', '{name} меняет правила так, что деньги будут защищены слабее. Изменение вступит в\u00a0силу {when} или раньше, если его одобрит другой владелец.'],
  rulesWaitingButton: ['Review the change', 'Посмотреть изменение'],
  rulesWaitingNote: ['If this is a mistake, withdraw it in the settings before then.', 'Если это ошибка, отзовите изменение в\u00a0настройках до\u00a0этого времени.'],
  auditHeadSubject: ['{brand}: today’s audit log', '{brand}: журнал действий на\u00a0сегодня'],
  auditHeadLead: ['This is the latest event in the audit log. Keep this email where no operator of the shop can change it.', 'Это последняя запись журнала действий. Храните письмо там, где его не\u00a0изменит никто из\u00a0тех, кто ведёт магазин.'],
  auditHeadEvent: ['Event', 'Запись'],
  auditHeadHash: ['Number and hash', 'Номер и\u00a0хеш'],
  auditHeadButton: ['Open the audit log', 'Открыть журнал'],
  auditHeadNote: ['If the log is ever in doubt, npm run verify-ledger -- --head with this number and hash shows whether it has been rewritten since.', 'Если журнал вызовет сомнения, команда npm run verify-ledger -- --head с\u00a0этим номером и\u00a0хешем покажет, переписывали\u00a0ли его с\u00a0тех пор.'],
  invitationSubject: ['Invitation to the console of {brand}', 'Приглашение в консоль магазина {brand}'],
  invitationLead: ['{name} invites you to run the shop. Choose a password and connect an authenticator app.', '{name} приглашает вас вести магазин. Придумайте пароль и подключите приложение-аутентификатор.'],
  invitationButton: ['Accept the invitation', 'Принять приглашение'],
  invitationNote: [
    'The link works once, for {count, plural, one {# hour} other {# hours}}. If you were not expecting an invitation, ignore this email.',
    'Ссылка сработает один раз в\u00a0течение {count, plural, one {#\u00a0часа} few {#\u00a0часов} many {#\u00a0часов} other {#\u00a0часа}}. Если вы не\u00a0ждали приглашения, ничего не\u00a0делайте.',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, ru: string]>>;

export type MailTextKey = keyof typeof table;

export const mailTexts = splitByLanguage<MailTextKey>(table);

/** One mail text with its placeholders filled. */
export function mailTextOf(language: Language, key: MailTextKey, params?: TextParams): string {
  return fillText(mailTexts[language][key], language, params);
}
