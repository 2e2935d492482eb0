import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { refundGift as route } from '@sesame/contract/shop/gifts.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { giftStateOf } from '../gifts/gift-state.rules.ts';
import { findOwnGift } from '../gifts/gifts.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { findPayment, lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { executeRefund } from '../refunds/execute-refund.ts';
import { insertRequestedRefund } from '../refunds/insert-requested-refund.ts';
import { isRefundMethodOpen, refundsOfGateway } from '../refunds/refund-methods.ts';
import { requireRefundable } from '../refunds/require-refundable.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';
import { refundMinor } from '../settlement/refunds/refunds.rules.ts';
import { changeRefund } from '../settlement/refunds/refunds.store.ts';
import { readOwnGift } from './gift-claims.store.ts';

/** The reason of every refund that a buyer requests, beside those that operators write. */
const REASON = 'gift';

export interface GiftRefundInput {
  readonly userId: string;
  readonly giftId: string;
  /** The amount that the buyer saw, in dollars. */
  readonly expectedAmount: number;
}

/**
 * The buyer has an unredeemed gift refunded in full. The refund is stored under the lock of the payment, which a claim
 * takes too: an open refund refuses the claim, and a claimed gift the refund.
 */
export async function refundGift(
  platform: TransactionalPlatform,
  gateways: Gateways,
  once: RunIdempotent<typeof route>,
  input: GiftRefundInput,
): Promise<Done> {
  const own = { id: input.giftId, buyerId: input.userId };
  const seen = await findOwnGift(platform.db, own);
  const payment = seen && (await findPayment(platform.db, seen.payment_id));
  const able = await refundsOfGateway(gateways, payment);
  return once.begin({
    begin: (inCall) => inTransaction(inCall.db, (tx) => requestIn(tx, inCall, { ...input, able })),
    async finish(refundId, { resumed }) {
      await platform.failpoint('refund_inserted');
      // A resumed call leaves the refund to the job, which may be calling the gateway at this moment.
      if (!resumed) await executeRefund(platform, gateways, refundId);
      return { state: await stateOf(platform, own) };
    },
  });
}

async function requestIn(
  tx: Executor,
  platform: TransactionalPlatform,
  {
    userId,
    giftId,
    expectedAmount,
    able,
  }: GiftRefundInput & { readonly able: Capabilities['refunds'] },
): Promise<string> {
  const own = { id: giftId, buyerId: userId };
  const seen = await findOwnGift(tx, own);
  const payment = seen && (await lockPayment(tx, seen.payment_id));
  const gift = payment && (await findOwnGift(tx, own));
  if (payment === undefined || gift === undefined) refuse('not_found');
  if (gift.state === 'claimed') refuse('gift_used');
  if (gift.state !== 'paid') refuse('payment_not_refundable');
  const amountCents = await requireRefundable(tx, payment, 'all');
  if (amountCents !== centsFromDollars(expectedAmount)) refuse('gift_changed');
  const full = amountCents === payment.captured_cents;
  const method = isRefundMethodOpen('gateway', { able, full }) ? 'gateway' : 'balance';
  return store(tx, platform, payment, { method, amountCents });
}

async function store(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  { method, amountCents }: { method: 'gateway' | 'balance'; amountCents: number },
): Promise<string> {
  const at = platform.clock.now();
  const amounts = { amountCents, amountMinor: refundMinor(payment, amountCents) };
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...{ requestedBy: 'buyer', operatorId: null, purpose: 'refund', method, access: 'revoke' },
    ...amounts,
    reason: REASON,
  });
  const detail = { refund: id, method, by: 'buyer', amount_cents: amountCents };
  await insertEvent(tx, payment.id, { kind: 'gift_refund', detail, at });
  if (method === 'gateway') return id;
  const refund = { method, access: 'revoke', ...amounts } as const;
  const { effect } = await refundSale(tx, platform, payment, refund);
  if (effect === undefined) throw new Error(`refund ${id} was booked before`);
  await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at, effect });
  return id;
}

async function stateOf(
  { db }: Pick<TransactionalPlatform, 'db'>,
  own: { readonly id: string; readonly buyerId: string },
): Promise<GiftState> {
  const row = await readOwnGift(db, own);
  if (row === undefined) refuse('not_found');
  return giftStateOf({
    state: row.state,
    isReversed: row.reversed_at !== null,
    paymentState: row.payment_state,
    refundOpen: row.refund_open,
  });
}
