import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from './section-texts.ts';

/** The words for what a payment and an access are: the same on every page of the console. */
export const stateMessages = defineMessages({
  pending: ['Processing', 'В обработке'],
  review: ['In review', 'На проверке'],
  paid: sharedTexts.paid,
  expired: sharedTexts.expired,
  canceled: sharedTexts.canceled,
  failed: sharedTexts.failed,
  partially_refunded: sharedTexts.partiallyRefunded,
  refunded: sharedTexts.refunded,
  disputed: sharedTexts.disputed,
  dispute_lost: sharedTexts.disputeLost,
  active: common.running,
  on_hold: ['On hold', 'Приостановлена'],
  waiting: ['Waiting for delivery', 'Ждёт выдачи'],
  ended: ['Ended', 'Закончилась'],
});
