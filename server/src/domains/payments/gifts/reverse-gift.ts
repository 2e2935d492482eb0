import type { RefundAccess } from '../../../database.types.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import {
  changeOpenGift,
  findGiftOfPayment,
  type GiftRow,
  markGiftReversed,
} from './gifts.store.ts';
import { notifyGift } from './notify-gift.ts';
import { postGiftCreditReversed, postGiftEnded } from './post-gift.ts';

export interface GiftRefund {
  readonly access: RefundAccess;
  readonly amountCents: number;
  readonly toCents: number;
  readonly full: boolean;
  readonly at: Date;
}

/**
 * What a refund of a payment does to its gift, under the lock of the payment. A full one ends an unredeemed gift; one
 * that ends access reverses what a redeemed gift gave, and notifies the claimer. The grant itself is reversed as that
 * of any payment.
 * @param payment as it was before the refund
 */
export async function reverseGift(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  refund: GiftRefund,
): Promise<void> {
  const gift = await findGiftOfPayment(tx, payment.id);
  if (gift?.state === 'paid') await reverseOpen(tx, platform, { gift, payment }, refund);
  const takesBack = refund.access === 'revoke' || (refund.access === 'shorten' && refund.full);
  if (gift?.state === 'claimed' && takesBack)
    await reverseClaimed(tx, platform, { gift, payment }, refund.at);
}

async function reverseOpen(
  tx: Executor,
  platform: Notifying,
  { gift, payment }: { gift: GiftRow; payment: PaymentRow },
  { access, amountCents, toCents, full, at }: GiftRefund,
): Promise<void> {
  const ends = full || access === 'revoke';
  await postGiftEnded(tx, platform, gift, {
    effect: `refund:${toCents}`,
    cents: ends ? payment.captured_cents - payment.refunded_cents : amountCents,
    at,
  });
  if (!ends) return;
  const state = full ? 'refunded' : 'revoked';
  const ended = await changeOpenGift(tx, gift.id, { state, ended_at: at });
  if (full || ended === undefined) return;
  await insertEvent(tx, payment.id, { kind: 'gift_revoked', detail: {}, at });
  await notifyGift(tx, platform, { gift: ended, payment, change: 'revoked' });
}

async function reverseClaimed(
  tx: Executor,
  platform: Notifying,
  { gift, payment }: { gift: GiftRow; payment: PaymentRow },
  at: Date,
): Promise<void> {
  const claimerId = gift.claimed_by;
  if (claimerId === null || !(await markGiftReversed(tx, gift.id, at))) return;
  if (gift.claimed_as === 'credit') {
    await postGiftCreditReversed(tx, platform, gift, { claimerId, at });
  }
  await notifyGift(tx, platform, { gift, payment, change: 'reversed' });
}
