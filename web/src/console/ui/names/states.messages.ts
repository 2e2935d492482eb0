import { defineMessages } from '../../../i18n/define-messages.ts';

/** The words for what a payment and an access are: the same on every page of the console. */
export const stateMessages = defineMessages({
  pending: ['Processing', 'В обработке'],
  review: ['In review', 'На проверке'],
  paid: ['Paid', 'Оплачен'],
  expired: ['Expired', 'Просрочен'],
  canceled: ['Canceled', 'Отменён'],
  failed: ['Failed', 'Не прошёл'],
  partially_refunded: ['Partially refunded', 'Возвращён частично'],
  refunded: ['Refunded', 'Возвращён'],
  disputed: ['Disputed', 'Оспорен'],
  dispute_lost: ['Dispute lost', 'Спор проигран'],
  active: ['Active', 'Активна'],
  on_hold: ['On hold', 'Приостановлена'],
  waiting: ['Waiting for delivery', 'Ждёт выдачи'],
  ended: ['Ended', 'Закончилась'],
});
