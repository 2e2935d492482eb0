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
  activated: ['{product} is active until {date}. No payment was needed.\n{url}', '{product}: подписка активна до {date}. Оплата не потребовалась.\n{url}'],
  linkSubstituted: ['{service} ({product}) was not available. You got {instead} instead: {url}', 'Выдать {service} ({product}) не\u00a0получилось. Вместо него\u00a0— {instead}: {url}'],
  linkReissued: ['Your link to {service} ({product}) was replaced. Find the new one here: {url}', 'Ссылка на {service} ({product}) заменена. Новая — в подписках: {url}'],
  receiptRefused: ['The receipt of your transfer for {product} was not accepted: {reason}. Send another one: {url}', 'Чек вашего перевода за\u00a0{product} не\u00a0принят: {reason}. Отправьте другой: {url}'],
  subscriptionEnds: ['{product} ends on {date}, {count, plural, one {# day} other {# days}} left. Renew: {url}', '{product}: подписка до {date}, {count, plural, one {остался # день} few {осталось # дня} many {осталось # дней} other {осталось # дня}}. Продлить: {url}'],
  ticketAnswered: ['Support replied to ticket No. {number} “{title}”: {url}', 'Поддержка ответила в\u00a0обращении №\u00a0{number} «{title}»: {url}'],
  subscriptionEnded: ['{product} ended on {date}. Order again: {url}', '{product}: подписка закончилась {date}. Купить ещё раз: {url}'],
} as const satisfies Readonly<Record<string, readonly [en: string, ru: string]>>;

export type BotTextKey = keyof typeof table;

export const botTexts = splitByLanguage<BotTextKey>(table);

/** One bot text with its placeholders filled. */
export function botTextOf(language: Language, key: BotTextKey, params?: TextParams): string {
  return fillText(botTexts[language][key], language, params);
}
