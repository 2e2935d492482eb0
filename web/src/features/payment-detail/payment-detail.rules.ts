import type {
  NextStepKind,
  PaymentDetail,
  StoryStepKind,
} from '@sesame/contract/payment-detail.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

type Told = { text: TextKey; tone: 'plain' | 'good' | 'wait' | 'bad' };

export const storyTexts: Readonly<Record<StoryStepKind, Told>> = {
  ordered: { text: 'storyOrdered', tone: 'plain' },
  page_opened: { text: 'storyPageOpened', tone: 'plain' },
  page_delayed: { text: 'storyPageDelayed', tone: 'wait' },
  not_opened: { text: 'storyNotOpened', tone: 'bad' },
  proof_sent: { text: 'storyProofSent', tone: 'plain' },
  proof_refused: { text: 'storyProofRefused', tone: 'bad' },
  noticed: { text: 'storyNoticed', tone: 'plain' },
  checked: { text: 'storyChecked', tone: 'plain' },
  on_its_way: { text: 'storyOnItsWay', tone: 'wait' },
  matched: { text: 'storyMatched', tone: 'good' },
  matched_late: { text: 'storyMatchedLate', tone: 'good' },
  overpaid: { text: 'storyOverpaid', tone: 'good' },
  accepted: { text: 'storyAccepted', tone: 'good' },
  paid_by_balance: { text: 'storyPaidByBalance', tone: 'good' },
  free: { text: 'storyFree', tone: 'good' },
  granted: { text: 'storyGranted', tone: 'good' },
  declined: { text: 'storyDeclined', tone: 'bad' },
  expired: { text: 'storyExpired', tone: 'bad' },
  canceled: { text: 'storyCanceled', tone: 'bad' },
  canceled_by_buyer: { text: 'storyCanceledByBuyer', tone: 'bad' },
  replaced: { text: 'storyReplaced', tone: 'plain' },
  held: { text: 'storyHeld', tone: 'wait' },
  held_underpaid: { text: 'storyHeldUnderpaid', tone: 'wait' },
  returned: { text: 'storyReturned', tone: 'plain' },
  refund_started: { text: 'storyRefundStarted', tone: 'wait' },
  refund_failed: { text: 'storyRefundFailed', tone: 'bad' },
  refund_repaid: { text: 'storyRefundRepaid', tone: 'plain' },
  refunded_partly: { text: 'storyRefundedPartly', tone: 'plain' },
  refunded: { text: 'storyRefunded', tone: 'plain' },
  disputed: { text: 'storyDisputed', tone: 'wait' },
  dispute_over: { text: 'storyDisputeOver', tone: 'good' },
};

export const nextStepTexts: Readonly<Record<NextStepKind, TextKey>> = {
  wait_for_page: 'nextWaitForPage',
  pay: 'nextPay',
  transfer: 'nextTransfer',
  transfer_checking: 'nextTransferChecking',
  on_its_way: 'nextOnItsWay',
  silent: 'nextSilent',
  review: 'nextReview',
  review_underpaid: 'nextReviewUnderpaid',
  declined: 'nextDeclined',
  not_opened: 'nextDeclined',
  expired: 'nextUnpaid',
  canceled: 'nextUnpaid',
  done: 'nextDone',
  done_late: 'nextDoneLate',
  done_overpaid: 'nextDoneOverpaid',
  ended: 'nextEnded',
  refund_pending: 'nextRefundPending',
  refunded_partly: 'nextRefundedPartly',
  refunded: 'nextRefunded',
  disputed: 'nextDisputed',
};

/** Where the payment stands, in the four shapes of the history. */
export function standingOf(payment: Pick<PaymentDetail, 'status' | 'is_pending'>): {
  kind: 'active' | 'processing' | 'unpaid' | 'expired';
  text: TextKey;
} {
  if (payment.status === 'Active') return { kind: 'active', text: 'statusActive' };
  if (payment.status === 'Expired') return { kind: 'expired', text: 'statusExpired' };
  return payment.is_pending
    ? { kind: 'processing', text: 'statusProcessing' }
    : { kind: 'unpaid', text: 'statusNotPaid' };
}
