import type { TimelineStepKind } from '@sesame/contract/shop/payment-detail.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

type StepText = { text: TextKey; tone: 'plain' | 'good' | 'wait' | 'bad' };

/** Texts for each step of a payment, for buyers and operators. */
export const timelineTexts: Readonly<Record<TimelineStepKind, StepText>> = {
  ordered: { text: 'timelineOrdered', tone: 'plain' },
  page_opened: { text: 'timelinePageOpened', tone: 'plain' },
  page_delayed: { text: 'timelinePageDelayed', tone: 'wait' },
  not_opened: { text: 'timelineNotOpened', tone: 'bad' },
  proof_sent: { text: 'timelineProofSent', tone: 'plain' },
  proof_refused: { text: 'timelineProofRefused', tone: 'bad' },
  webhook_received: { text: 'timelineWebhookReceived', tone: 'plain' },
  synced: { text: 'timelineSynced', tone: 'plain' },
  on_its_way: { text: 'timelineOnItsWay', tone: 'wait' },
  attempt_declined: { text: 'timelineAttemptDeclined', tone: 'wait' },
  matched: { text: 'timelineMatched', tone: 'good' },
  matched_late: { text: 'timelineMatchedLate', tone: 'good' },
  overpaid: { text: 'timelineOverpaid', tone: 'good' },
  accepted: { text: 'timelineAccepted', tone: 'good' },
  paid_by_balance: { text: 'timelinePaidByBalance', tone: 'good' },
  free: { text: 'timelineFree', tone: 'good' },
  granted: { text: 'timelineGranted', tone: 'good' },
  gift_ready: { text: 'stepGiftReady', tone: 'good' },
  gift_claimed: { text: 'stepGiftClaimed', tone: 'good' },
  gift_revoked: { text: 'stepGiftRevoked', tone: 'bad' },
  declined: { text: 'timelineDeclined', tone: 'bad' },
  expired: { text: 'timelineExpired', tone: 'bad' },
  canceled: { text: 'timelineCanceled', tone: 'bad' },
  canceled_by_buyer: { text: 'timelineCanceledByBuyer', tone: 'bad' },
  replaced: { text: 'timelineReplaced', tone: 'plain' },
  held: { text: 'timelineHeld', tone: 'wait' },
  held_underpaid: { text: 'timelineHeldUnderpaid', tone: 'wait' },
  returned: { text: 'timelineReturned', tone: 'plain' },
  refund_started: { text: 'timelineRefundStarted', tone: 'wait' },
  refund_failed: { text: 'timelineRefundFailed', tone: 'bad' },
  refund_repaid: { text: 'timelineRefundRepaid', tone: 'plain' },
  refunded_partly: { text: 'timelineRefundedPartly', tone: 'plain' },
  refunded: { text: 'timelineRefunded', tone: 'plain' },
  disputed: { text: 'timelineDisputed', tone: 'wait' },
  dispute_over: { text: 'timelineDisputeOver', tone: 'good' },
};
