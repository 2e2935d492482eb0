import type {
  GiftRefundMethod,
  revokeGift as route,
} from '@sesame/contract/console/payments/gifts.ts';
import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { RefundMethod } from '../../../database.types.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { giftStateOf } from '../gifts/gift-state.rules.ts';
import { changeOpenGift, findGift, type GiftRow, listGiftFacts } from '../gifts/gifts.store.ts';
import { notifyGift } from '../gifts/notify-gift.ts';
import { postGiftEnded } from '../gifts/post-gift.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { findPayment, lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { executeRefund } from '../refunds/execute-refund.ts';
import { refundsOfGateway } from '../refunds/refund-methods.ts';
import { requestRefundIn } from '../refunds/request-refund.ts';
import { refundFigures } from '../refunds/require-refundable.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';

export interface GiftRevocation extends Actor {
  readonly giftId: string;
  readonly refund: GiftRefundMethod;
  /** What was left of the payment when the form was opened, in dollars. */
  readonly expectedAmount: number;
  readonly reason: string;
}

const REVOKED = { state: 'revoked' } as const satisfies AnswerOf<typeof route>;

/**
 * An operator revokes a gift that is not redeemed: its code stops working, and its money is refunded by the ordinary
 * refund of its payment or kept. The lock of the payment comes first, as in a claim and a refund, so one of them wins.
 */
export async function revokeGift(
  platform: TransactionalPlatform,
  gateways: Gateways,
  once: RunIdempotent<typeof route>,
  input: GiftRevocation,
): Promise<Done> {
  const { refund: method } = input;
  if (method === 'keep') {
    return once((inCall) =>
      inTransaction(inCall.db, async (tx) => {
        await revokeIn(tx, inCall, input);
        return REVOKED;
      }),
    );
  }
  const seen = await findGift(platform.db, input.giftId);
  const payment = seen && (await findPayment(platform.db, seen.payment_id));
  const able = await refundsOfGateway(gateways, payment);
  return once.begin({
    begin: (inCall) =>
      inTransaction(inCall.db, (tx) => revokeAndRefund(tx, inCall, input, { method, able })),
    async finish(refundId, { resumed }) {
      await platform.failpoint('refund_inserted');
      // A resumed call leaves the refund to the job, which may be calling the gateway at this moment.
      if (method === 'gateway' && !resumed) await executeRefund(platform, gateways, refundId);
      return { state: await stateOf(platform, input.giftId) };
    },
  });
}

/** Whether its refund is still under way, which a gateway that does not answer leaves open. */
async function stateOf({ db }: TransactionalPlatform, giftId: string): Promise<GiftState> {
  const gift = await findGift(db, giftId);
  const facts = gift && (await listGiftFacts(db, [gift.payment_id]));
  if (facts?.[0] === undefined) throw new Error(`gift ${giftId} is gone`);
  return giftStateOf(facts[0]);
}

/** Revokes the gift and stores the refund of all that is left. @returns the id of the refund */
async function revokeAndRefund(
  tx: Executor,
  platform: TransactionalPlatform,
  input: GiftRevocation,
  { method, able }: { readonly method: RefundMethod; readonly able: Capabilities['refunds'] },
): Promise<string> {
  const payment = await revokeIn(tx, platform, input);
  const { operator, request, reason } = input;
  return requestRefundIn(tx, platform, {
    ...{ operator, request, reason, method, able },
    paymentId: payment.id,
    access: 'revoke',
    amount: 'all',
    expectedRefunded: dollarsFromCents(payment.refunded_cents),
  });
}

/** Ends the gift and what the shop owes for it. @returns its locked payment */
async function revokeIn(
  tx: Executor,
  platform: TransactionalPlatform,
  { giftId, refund, expectedAmount, reason, operator, request }: GiftRevocation,
): Promise<PaymentRow> {
  const { gift, payment } = await lockGift(tx, giftId);
  const cents = payment.captured_cents - payment.refunded_cents;
  if (cents !== centsFromDollars(expectedAmount)) {
    refuse('version_conflict', refundFigures(payment));
  }
  if ((await findOpenRefund(tx, payment.id)) !== undefined) refuse('refund_open');
  const at = platform.clock.now();
  const revoked = await changeOpenGift(tx, gift.id, {
    ...{ state: 'revoked', ended_at: at, revoked_by: operator.id },
  });
  if (revoked === undefined) refuse('gift_used');
  await postGiftEnded(tx, platform, gift, { effect: 'revoked', cents, at });
  await insertEvent(tx, payment.id, { kind: 'gift_revoked', detail: { by: 'operator' }, at });
  const refundCents = refund === 'keep' ? undefined : cents;
  await notifyGift(tx, platform, { gift: revoked, payment, change: 'revoked', refundCents });
  await recordAuditEvent(tx, platform, {
    ...{ operator, request, reason },
    action: 'payments.revoke_gift',
    subject: `payment:${payment.id}`,
    before: { gift: gift.id, owed_cents: cents },
    after: { gift: gift.id, method: refund },
  });
  return payment;
}

/** The gift under the lock of its payment, read again after the lock; refuses one that has ended. */
async function lockGift(
  tx: Executor,
  giftId: string,
): Promise<{ gift: GiftRow; payment: PaymentRow }> {
  const seen = await findGift(tx, giftId);
  const payment = seen && (await lockPayment(tx, seen.payment_id));
  const gift = payment && (await findGift(tx, giftId));
  if (payment === undefined || gift === undefined) refuse('not_found');
  if (gift.state === 'claimed') refuse('gift_used');
  if (gift.state !== 'paid') refuse('gift_ended');
  return { gift, payment };
}
