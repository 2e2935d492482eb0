import type { NextStepKind } from '@sesame/contract/shop/payment-detail.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export const nextStepTexts: Readonly<Record<NextStepKind, TextKey>> = {
  wait_for_page: 'nextWaitForPage',
  pay: 'nextPay',
  transfer: 'nextTransfer',
  transfer_checking: 'nextTransferChecking',
  on_its_way: 'nextOnItsWay',
  delayed: 'nextDelayed',
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
  gift: 'nextGift',
  gift_claimed: 'nextGiftClaimed',
  gift_withdrawn: 'nextGiftWithdrawn',
  gift_disputed: 'nextGiftDisputed',
  refund_pending: 'nextRefundPending',
  refunded_partly: 'nextRefundedPartly',
  refunded: 'nextRefunded',
  disputed: 'nextDisputed',
};
