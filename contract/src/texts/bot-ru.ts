import type { BotTexts } from './bot-en.ts';

export const botRu: BotTexts = {
  linked:
    'Подключено к аккаунту {username} в {brand}. Выберите в настройках, о чём писать сюда: {url}\n\nЕсли это не ваш аккаунт, отправьте /stop.',
  linkInvalid: 'Ссылка устарела или уже использована. Получите новую в профиле: {url}',
  linkTaken:
    'Этот Telegram подключён к другому аккаунту в {brand}. Отправьте /stop, чтобы отключить его, и получите новую ссылку: {url}',
  linkBusy: 'К вашему аккаунту в {brand} подключён другой Telegram. Сначала отключите его: {url}',
  unlinked: 'Отключено от {brand}. Больше сюда ничего не придёт.',
  nothingToStop: 'Этот Telegram не подключён к аккаунту в {brand}.',
  welcome: 'Чтобы подключить Telegram к аккаунту в {brand}, нажмите «Подключить» в профиле: {url}',
  welcomeBack: 'Подключено к аккаунту {username} в {brand}. Чтобы отключить, отправьте /stop.',

  paymentReceived: 'Платёж получен: {product}, {total}. Подписка активна до {date}.\n{url}',
  activated: '{product}: подписка активна до {date}. Платить не пришлось.\n{url}',
  linkSubstituted:
    'Выдать {service} ({product}) не\u00a0получилось. Вместо него\u00a0— {instead}: {url}',
  linkReissued: 'Ссылка на {service} ({product}) заменена. Новая — в подписках: {url}',
  receiptRefused:
    'Чек вашего перевода за\u00a0{product} не\u00a0принят: {reason}. Отправьте другой: {url}',
  subscriptionEnds:
    '{product}: подписка до {date}, {count, plural, one {остался # день} few {осталось # дня} many {осталось # дней} other {осталось # дня}}. Продлить: {url}',
  ticketAnswered: 'Поддержка ответила в\u00a0обращении №\u00a0{number} «{title}»: {url}',
  subscriptionEnded: '{product}: подписка закончилась {date}. Заказать снова: {url}',
};
