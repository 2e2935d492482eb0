import { defineMessages } from '../../../i18n/messages.ts';

/** The words for what a payment and an access are: the same on every page of the console. */
export const stateMessages = defineMessages({
  en: {
    pending: 'Processing',
    review: 'In review',
    paid: 'Paid',
    expired: 'Expired',
    canceled: 'Canceled',
    failed: 'Failed',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    dispute_lost: 'Dispute lost',
    active: 'Active',
    on_hold: 'On hold',
    waiting: 'Waiting for delivery',
    ended: 'Ended',
  },
  ru: {
    pending: 'В обработке',
    review: 'На проверке',
    paid: 'Оплачен',
    expired: 'Просрочен',
    canceled: 'Отменён',
    failed: 'Не прошёл',
    partially_refunded: 'Возвращён частично',
    refunded: 'Возвращён',
    disputed: 'Оспорен',
    dispute_lost: 'Спор проигран',
    active: 'Активна',
    on_hold: 'Приостановлена',
    waiting: 'Ждёт выдачи',
    ended: 'Закончилась',
  },
});
