import type { Language } from '../shared/limits.ts';
import { fillText, type TextParams } from './fill-text.ts';
import { splitByLanguage } from './split-by-language.ts';

/** Texts of the Telegram bot, plain text. Name → English, Russian. They leave the server filled in, so they have no numbers. */
const table = {
  linked: ['Connected to the account {username} at {brand}. Choose in the settings which notifications you get here: {url}\n\nIf this is not your account, send /stop.', 'Подключено к аккаунту {username} в {brand}. Выберите в настройках, о чём писать сюда: {url}\n\nЕсли это не ваш аккаунт, отправьте /stop.'],
  linkInvalid: ['This link has expired or was already used. Get a new one in your profile: {url}', 'Ссылка устарела или уже использована. Получите новую в профиле: {url}'],
  linkTaken: ['This Telegram account is connected to another account at {brand}. Send /stop to disconnect it, then get a new link: {url}', 'Этот Telegram подключён к другому аккаунту в {brand}. Отправьте /stop, чтобы отключить его, и получите новую ссылку: {url}'],
  linkBusy: ['Your account at {brand} is connected to another Telegram account. Disconnect it first: {url}', 'К вашему аккаунту в {brand} подключён другой Telegram. Сначала отключите его: {url}'],
  unlinked: ['Disconnected from {brand}. You will get no more messages here.', 'Отключено от {brand}. Больше сюда ничего не придёт.'],
  nothingToStop: ['This Telegram account is not connected to an account at {brand}.', 'Этот Telegram не подключён к аккаунту в {brand}.'],
  welcome: ['To connect Telegram to your account at {brand}, press Connect in your profile: {url}', 'Чтобы подключить Telegram к аккаунту в {brand}, нажмите «Подключить» в профиле: {url}'],
  welcomeBack: ['Connected to the account {username} at {brand}. To disconnect, send /stop.', 'Подключено к аккаунту {username} в {brand}. Чтобы отключить, отправьте /stop.'],

  paymentReceived: ['Payment received: {product}, {total}. Active until {date}.\n{url}', 'Платёж получен: {product}, {total}. Подписка активна до {date}.\n{url}'],
  giftBought: ['Your gift is ready: {product}. Its code is here:\n{url}', 'Подарок готов: {product}. Код здесь:\n{url}'],
  activated: ['{product} is active until {date}. No payment was needed.\n{url}', '{product}: подписка активна до {date}. Оплата не потребовалась.\n{url}'],
  linkSubstituted: ['{service} ({product}) was not available. You got {instead} instead: {url}', 'Выдать {service} ({product}) не\u00a0получилось. Вместо него\u00a0— {instead}: {url}'],
  credentialReplaced: ['Your access details for {service} ({product}) were replaced. Find the new ones here: {url}', 'Данные для доступа к {service} ({product}) заменены. Новые — в подписках: {url}'],
  proofRefused: ['The proof of payment for {product} was not accepted: {reason}. Send another one: {url}', 'Чек о\u00a0вашем переводе за\u00a0{product} не\u00a0принят: {reason}. Отправьте другой: {url}'],
  subscriptionEnds: ['{product} ends on {date}, {count, plural, one {# day} other {# days}} left. Renew: {url}', '{product}: подписка до {date}, {count, plural, one {остался # день} few {осталось # дня} many {осталось # дней} other {осталось # дня}}. Продлить: {url}'],
  ticketAnswered: ['Support replied to ticket No. {number} “{title}”: {url}', 'Поддержка ответила в\u00a0обращении №\u00a0{number} «{title}»: {url}'],
  ticketOpened: ['Support wrote to you in ticket No. {number} “{title}”: {url}', 'Поддержка написала вам в\u00a0обращении №\u00a0{number} «{title}»: {url}'],
  subscriptionEnded: ['{product} ended on {date}. Order again: {url}', '{product}: подписка закончилась {date}. Купить ещё раз: {url}'],

  operatorLinked: ['Connected to the console of {brand} as {name}. Choose in the console what you get here: {url}\n\nIf this is not you, send /stop.', 'Подключено к консоли {brand}: {name}. О чём писать сюда, выбирают в консоли: {url}\n\nЕсли это не вы, отправьте /stop.'],
  operatorLinkInvalid: ['This link has expired. Get a new one in the console: {url}', 'Ссылка устарела. Получите новую в консоли: {url}'],
  operatorLinkBusy: [
    'Not connected: this Telegram account or your operator account at {brand} has a connection already. Send /stop in the connected chat, then get a new link.',
    'Не подключено: у этого Telegram или у вашей учётной записи в {brand} уже есть подключение. Отправьте /stop в подключённом чате и получите новую ссылку.',
  ],
  operatorUnlinked: ['Disconnected from the console of {brand}. You will get no more notifications here.', 'Отключено от консоли {brand}. Уведомлений здесь больше не будет.'],
  operatorWelcome: [
    'Here {name} gets the notifications of {brand}. To reply to a buyer, answer the message about the ticket. To disconnect, send /stop.',
    'Сюда приходят уведомления {brand} для сотрудника {name}. Чтобы ответить покупателю, ответьте на\u00a0сообщение об\u00a0обращении. Чтобы отключить, отправьте /stop.',
  ],
  operatorReplyHint: ['Answer this message to reply to the buyer.', 'Ответьте на\u00a0это сообщение, чтобы написать покупателю.'],
  operatorReplySent: ['Your reply was sent to the buyer.', 'Ответ отправлен покупателю.'],
  operatorReplyLate: ['Not sent: the ticket no longer waits for an answer. Open it in the console.', 'Не отправлено: обращение больше не ждёт ответа. Откройте его в консоли.'],
  operatorReplyWrong: ['Not sent: a reply has to be a text of up to 4,000 characters.', 'Не отправлено: ответ должен быть текстом до 4000 символов.'],
  operatorApprove: ['Approve…', 'Одобрить…'],
  operatorResolve: ['Mark as resolved', 'Отметить решённым'],
  operatorResolveYes: ['Yes, it is resolved', 'Да, решено'],
  operatorResolveNo: ['Not yet', 'Ещё нет'],
  operatorSure: ['Press once more to resolve it', 'Нажмите ещё раз, чтобы закрыть'],
  operatorKept: ['It stays open', 'Оповещение осталось открытым'],
  operatorDone: ['Resolved', 'Решено'],
  operatorReason: ['Resolved in Telegram', 'Решено в Telegram'],
  operatorResolved: ['✓ Resolved', '✓ Решено'],
  operatorResolvedBy: ['✓ Resolved by {name}', '✓ Решено: {name}'],
  operatorButtonOld: ['This button no longer works. Open the console.', 'Эта кнопка больше не работает. Откройте консоль.'],
  operatorNotAllowed: ['Your role may not do this.', 'Вашей роли это не разрешено.'],
  operatorUndecided: ['Decide about the payment in the console first.', 'Сначала примите решение о платеже в консоли.'],
} as const satisfies Readonly<Record<string, readonly [en: string, ru: string]>>;

export type BotTextKey = keyof typeof table;

export const botTexts = splitByLanguage<BotTextKey>(table);

/** One bot text with its placeholders filled. */
export function botTextOf(language: Language, key: BotTextKey, params?: TextParams): string {
  return fillText(botTexts[language][key], language, params);
}
