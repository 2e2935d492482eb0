import { parseGiftCode } from '@sesame/contract/shared/gifts/gift-code.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { claimGift as route } from '@sesame/contract/shop/gifts.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { grantAccess } from '../../access/index.ts';
import { earnCommissions, reverseCommissionsOfPayment } from '../../referrals/index.ts';
import { listFiscalReceipts } from '../fiscal-receipts/fiscal-receipts.store.ts';
import { hashesOfGiftCode } from '../gifts/gift-secret.ts';
import { earnsCommission, giftStateOf } from '../gifts/gift-state.rules.ts';
import { changeOpenGift, findGiftByCode, type GiftRow } from '../gifts/gifts.store.ts';
import { notifyGift } from '../gifts/notify-gift.ts';
import { postGiftCredit, postGiftEnded } from '../gifts/post-gift.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { commissionBase, isPaidByBalance } from '../records/payments.rules.ts';
import { lockPayment, type PaymentRow, updatePayment } from '../records/payments.store.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';
import { findInviter, isProductGone } from './gift-claims.store.ts';
import { requireKnown } from './require-known.ts';

export interface GiftClaim {
  readonly userId: string;
  /** As it was typed. */
  readonly code: string;
}

/**
 * Redeems a gift: one conditional update and the grant in one transaction. The lock of its payment comes first, as in a
 * refund, so that of a claim and a refund at once one sees the other.
 */
export function claimGift(once: RunIdempotent<typeof route>, claim: GiftClaim): Promise<Done> {
  return once((inCall) => inTransaction(inCall.db, (tx) => claimIn(tx, inCall, claim)));
}

async function claimIn(
  tx: Executor,
  platform: TransactionalPlatform,
  { userId, code }: GiftClaim,
): Promise<AnswerOf<typeof route>> {
  const { gift, payment } = await lockGift(tx, platform, { userId, code });
  const state = giftStateOf({
    state: gift.state,
    isReversed: gift.reversed_at !== null,
    paymentState: payment.state,
    refundOpen: (await findOpenRefund(tx, payment.id)) !== undefined,
  });
  if (state !== 'open') refuse('gift_unavailable');
  return (await isProductGone(tx, payment.product_id))
    ? claimAsCredit(tx, platform, { gift, payment, userId })
    : claimAsAccess(tx, platform, { gift, payment, userId });
}

/** The gift of a code under the lock of its payment, read again after the lock. */
async function lockGift(
  tx: Executor,
  platform: TransactionalPlatform,
  { userId, code }: GiftClaim,
): Promise<{ gift: GiftRow; payment: PaymentRow }> {
  // A text that is not a code is looked up too, so that its answer takes as long as that of a wrong code.
  const hashes = hashesOfGiftCode(platform, parseGiftCode(code) ?? code);
  const seen = requireKnown(await findGiftByCode(tx, hashes), userId);
  const payment = await lockPayment(tx, seen.payment_id);
  const gift = requireKnown(await findGiftByCode(tx, hashes), userId);
  if (payment === undefined) throw new Error(`payment ${seen.payment_id} is gone`);
  return { gift, payment };
}

interface Claimed {
  readonly gift: GiftRow;
  readonly payment: PaymentRow;
  readonly userId: string;
}

async function claimAsAccess(
  tx: Executor,
  platform: TransactionalPlatform,
  { gift, payment, userId }: Claimed,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const claimed = await changeOpenGift(tx, gift.id, {
    ...{ state: 'claimed', claimed_by: userId, claimed_at: at, claimed_as: 'access' },
  });
  if (claimed === undefined) refuse('gift_used');
  const { until } = await grantAccess(tx, platform, {
    paymentId: payment.id,
    userId,
    productId: payment.product_id,
    durationCount: payment.duration_count,
    durationUnit: payment.duration_unit,
    at,
  });
  await postGiftEnded(tx, platform, gift, {
    ...{ effect: 'claimed', cents: payment.captured_cents - payment.refunded_cents, at },
  });
  await earn(tx, platform, { gift, payment, userId });
  // The receipt that closes a prepayment is due now; the next sync orders it.
  const hasReceipt = (await listFiscalReceipts(tx, payment.id)).length > 0;
  if (hasReceipt) await updatePayment(tx, payment.id, { sync_at: at, sync_count: 0 });
  await notifyBoth(tx, platform, { gift: claimed, payment, until });
  return { until: until.toISOString(), credit: null };
}

/** The product is not offered any more: the money that was paid for it becomes credit of the claimer. */
async function claimAsCredit(
  tx: Executor,
  platform: TransactionalPlatform,
  { gift, payment, userId }: Claimed,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const cents = payment.captured_cents - payment.refunded_cents;
  // Nothing was paid for it, so there is nothing to give.
  if (cents === 0) refuse('gift_unavailable');
  const claimed = await changeOpenGift(tx, gift.id, {
    ...{ state: 'claimed', claimed_by: userId, claimed_at: at, claimed_as: 'credit' },
    credit_cents: cents,
  });
  if (claimed === undefined) refuse('gift_used');
  await postGiftCredit(tx, platform, { gift, payment, claimerId: userId }, { cents, at });
  await notifyBoth(tx, platform, { gift: claimed, payment, until: undefined });
  return { until: null, credit: dollarsFromCents(cents) };
}

/** The buyer's inviter earns now: before, the gift could have been refunded. What is refunded already earns nothing. */
async function earn(
  tx: Executor,
  platform: TransactionalPlatform,
  { gift, payment, userId }: Claimed,
): Promise<void> {
  const inviterId = await findInviter(tx, gift.buyer_id);
  const isEarned = earnsCommission({ claimerId: userId, buyerId: gift.buyer_id, inviterId });
  if (!isEarned || isPaidByBalance(payment)) return;
  const at = platform.clock.now();
  await earnCommissions(tx, platform, {
    ...{ paymentId: payment.id, buyerId: gift.buyer_id, baseCents: commissionBase(payment), at },
  });
  if (payment.refunded_cents === 0) return;
  await reverseCommissionsOfPayment(tx, platform, {
    paymentId: payment.id,
    capturedCents: payment.captured_cents,
    refundedCents: payment.refunded_cents,
    disputed: false,
    at,
  });
}

async function notifyBoth(
  tx: Executor,
  platform: TransactionalPlatform,
  { gift, payment, until }: { gift: GiftRow; payment: PaymentRow; until: Date | undefined },
): Promise<void> {
  const at = platform.clock.now();
  // Nothing about the claimer: the buyer reads this event in the payment's history.
  await insertEvent(tx, payment.id, { kind: 'gift_claimed', detail: {}, at });
  await notifyGift(tx, platform, { gift, payment, change: 'claimed' });
  await notifyGift(tx, platform, { gift, payment, change: 'received', until });
}
