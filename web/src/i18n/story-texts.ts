import type { StoryStepKind } from '@sesame/contract/payment-detail.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

type Told = { text: TextKey; tone: 'plain' | 'good' | 'wait' | 'bad' };

/** What is said of each step of a payment, to its buyer and to operators alike. */
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
