import { defineMessages } from '../../../i18n/define-messages.ts';

export const overviewMessages = defineMessages({
  title: ['Overview', 'Обзор'],
  days1: ['Today', 'Сегодня'],
  daysyesterday: ['Yesterday', 'Вчера'],
  days7: ['7 days', '7 дней'],
  days30: ['30 days', '30 дней'],
  days90: ['90 days', '90 дней'],
  failed: ['The overview could not be loaded', 'Не удалось загрузить обзор'],
  active: ['Active subscriptions', 'Активные подписки'],
  activeAge30: ['Up to 30 seconds old', 'С задержкой до 30 секунд'],
  before: [
    '{days, plural, one {vs yesterday} other {vs previous # days}}',
    '{days, plural, one {к предыдущему дню} few {к предыдущим # дням} many {к предыдущим # дням} other {к предыдущим # дням}}',
  ],
  beforeYesterday: ['vs the day before', 'к позавчера'],
  chartSummary: ['From {from} to {to}: {total}', 'С {from} по {to}: {total}'],
  chartEmpty: ['No sales in this period yet', 'За этот период продаж ещё не было'],
  daysIn: ['Days are in the time zone {zone}.', 'Дни считаются по часовому поясу {zone}.'],
  attention: ['Needs attention', 'Требует внимания'],
  allWell: ['Nothing needs your attention.', 'Всё в порядке, срочных дел нет.'],
  latePayments: [
    '{count, plural, one {# payment} other {# payments}} pending for over {minutes} min',
    '{count, plural, one {# платёж} few {# платежа} many {# платежей} other {# платежа}} в обработке дольше {minutes} мин',
  ],
  reviews: [
    '{count, plural, one {# payment} other {# payments}} held for review',
    '{count, plural, one {# платёж} few {# платежа} many {# платежей} other {# платежа}} на проверке',
  ],
  proofs: [
    '{count, plural, one {# proof} other {# proofs}} of payment to check',
    'Проверить {count, plural, one {# чек} few {# чека} many {# чеков} other {# чека}} о переводе',
  ],
  lateDeliveries: [
    '{count, plural, one {# order} other {# orders}} paid without access',
    '{count, plural, one {# оплаченный заказ} few {# оплаченных заказа} many {# оплаченных заказов} other {# оплаченного заказа}} без доступа',
  ],
  tickets: [
    '{count, plural, one {# ticket} other {# tickets}} without a reply',
    '{count, plural, one {# обращение} few {# обращения} many {# обращений} other {# обращения}} без ответа',
  ],
  oldest: ['Oldest: {time}', 'Самое старое: {time}'],
  payouts: [
    '{count, plural, one {# payout request} other {# payout requests}}',
    '{count, plural, one {# заявка} few {# заявки} many {# заявок} other {# заявки}} на выплату',
  ],
  lowInventory: [
    '{count, plural, one {# service is} other {# services are}} low on inventory',
    'Запасы заканчиваются у {count, plural, one {# сервиса} few {# сервисов} many {# сервисов} other {# сервиса}}',
  ],
  moneyAlerts: [
    '{count, plural, one {# dispute or refund} other {# disputes or refunds}} to handle',
    '{count, plural, one {# спор или возврат требует} few {# спора или возврата требуют} many {# споров или возвратов требуют} other {# спора или возврата требуют}} решения',
  ],
  alerts: [
    '{count, plural, one {# open alert} other {# open alerts}}',
    '{count, plural, one {# открытое оповещение} few {# открытых оповещения} many {# открытых оповещений} other {# открытого оповещения}}',
  ],
  allAlerts: ['All alerts', 'Все оповещения'],
  confirmations: [
    '{count, plural, one {# payment needs} other {# payments need}} a second approval',
    '{count, plural, one {# платёж ждёт} few {# платежа ждут} many {# платежей ждут} other {# платежа ждут}} второго подтверждения',
  ],
  approvals: ['Waiting for a second approval', 'Ждут второго подтверждения'],
  requestedBy: ['Confirmed by {name} {time} ago', 'Подтверждение: {name}, {time} назад'],
  requestedByYou: [
    'Confirmed by you {time} ago; someone else must approve',
    'Подтвердили вы, {time} назад; нужно одобрение другого сотрудника',
  ],
  review: ['Review', 'Проверить'],
  answer: ['Reply', 'Ответить'],
  daysAgo: ['{count} d', '{count} дн.'],
  products: ['Top products', 'Популярные товары'],
  nothingSold: ['No sales in this period.', 'За этот период продаж не было.'],
  workerSeen: [
    'Background jobs are running; last seen at {time}.',
    'Фоновые задачи выполняются, последний сигнал в {time}.',
  ],
  workerLost: [
    'Background jobs have not run since {time}. Start a worker.',
    'Фоновые задачи не выполняются с {time}. Запустите обработчик.',
  ],
  workerNever: [
    'Background jobs have never run. Start a worker.',
    'Фоновые задачи ещё ни разу не выполнялись. Запустите обработчик.',
  ],
});
