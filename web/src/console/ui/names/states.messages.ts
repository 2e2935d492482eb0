import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { words } from './words.ts';

/** The words for what a payment and an access are: the same on every page of the console. */
export const stateMessages = defineMessages({
  pending: ['Processing', 'В обработке'],
  review: ['In review', 'На проверке'],
  paid: words.paid,
  expired: words.expired,
  canceled: words.canceled,
  failed: words.failed,
  partially_refunded: words.partiallyRefunded,
  refunded: words.refunded,
  disputed: words.disputed,
  dispute_lost: words.disputeLost,
  active: common.running,
  on_hold: ['On hold', 'Приостановлена'],
  waiting: ['Waiting for delivery', 'Ждёт выдачи'],
  ended: ['Ended', 'Закончилась'],
});
