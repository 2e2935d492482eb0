import type { refundPayment as route } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { RefundAccess, RefundMethod } from '../../../database.types.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { isSettled } from '../records/payments.rules.ts';
import { findPayment, lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { refundSale } from '../settlement/refund-sale.ts';
import { refundMinor } from '../settlement/refunds.rules.ts';
import { changeRefund, findOpenRefund } from '../settlement/refunds.store.ts';
import { executeRefund } from './execute-refund.ts';
import { getPaymentRefunds } from './get-payment-refunds.ts';
import { insertRequestedRefund } from './insert-requested-refund.ts';
import { isRefundMethodOpen, refundsOfGateway } from './refund-methods.ts';

export interface RefundRequestInput extends Actor {
  readonly paymentId: string;
  readonly method: RefundMethod;
  readonly access: RefundAccess;
  /** In dollars. */
  readonly amount: number | 'all';
  readonly expectedRefunded: number;
  readonly reason: string;
}

/**
 * Refunds a settled payment at the request of an operator. The refund is stored first: other ways are booked in the
 * same transaction, a refund by the gateway is requested afterwards with the stored id as its idempotency key.
 * @returns the amounts and refunds of the payment afterwards
 */
export async function requestRefund(
  platform: TransactionalPlatform,
  gateways: Gateways,
  once: RunIdempotent<typeof route>,
  input: RefundRequestInput,
): Promise<Done> {
  const { paymentId, method } = input;
  const able = await refundsOfGateway(gateways, await findPayment(platform.db, paymentId));
  return once.begin({
    begin: (inCall) =>
      inTransaction(inCall.db, (tx) => requestRefundIn(tx, inCall, { ...input, able })),
    async finish(refundId, { resumed }) {
      await platform.failpoint('refund_inserted');
      // A resumed call leaves the refund to the job, which may be calling the gateway at this moment.
      if (method === 'gateway' && !resumed) await executeRefund(platform, gateways, refundId);
      return getPaymentRefunds(platform, paymentId);
    },
  });
}

/**
 * The same in the caller's transaction. A refund by the gateway is only stored; the job `follow-up-refunds` requests
 * it. The audit event is written last.
 * @param able what the gateway can refund, from `refundsOfGateway` before the transaction
 * @returns the id of the refund
 */
export async function requestRefundIn(
  tx: Executor,
  platform: Omit<TransactionalPlatform, 'db'>,
  input: RefundRequestInput & { readonly able: Capabilities['refunds'] },
): Promise<string> {
  const payment = await lockPayment(tx, input.paymentId);
  if (payment === undefined) refuse('not_found');
  const amountCents = await requireRefundable(tx, payment, input);
  const amountMinor = refundMinor(payment, amountCents);
  const whole = amountMinor === payment.captured_minor;
  if (!isRefundMethodOpen(input.method, { able: input.able, full: whole }))
    refuse('refund_method_closed');
  return write(tx, platform, payment, { ...input, amountCents, amountMinor });
}

/** @returns the requested amount in cents */
async function requireRefundable(
  tx: Executor,
  payment: PaymentRow,
  { amount, expectedRefunded }: RefundRequestInput,
): Promise<number> {
  const remainingCents = payment.captured_cents - payment.refunded_cents;
  const figures = {
    refunded: dollarsFromCents(payment.refunded_cents),
    remaining: dollarsFromCents(remainingCents),
  };
  if (centsFromDollars(expectedRefunded) !== payment.refunded_cents) {
    refuse('version_conflict', figures);
  }
  // Disputed money is decided on by the bank.
  const refundable = isSettled(payment.state) && payment.state !== 'disputed';
  if (!refundable || remainingCents === 0) refuse('payment_not_refundable');
  const open = await findOpenRefund(tx, payment.id);
  if (open !== undefined || payment.owed_cents > 0) refuse('refund_open');
  const amountCents = amount === 'all' ? remainingCents : centsFromDollars(amount);
  if (amountCents > remainingCents) refuse('refund_too_large', figures);
  return amountCents;
}

async function write(
  tx: Executor,
  platform: Omit<TransactionalPlatform, 'db'>,
  payment: PaymentRow,
  input: RefundRequestInput & { amountCents: number; amountMinor: number },
): Promise<string> {
  const { method, access, amountCents, amountMinor, reason } = input;
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...input,
    purpose: 'refund',
  });
  if (method !== 'gateway') {
    const booked = await refundSale(tx, platform, payment, {
      method,
      amountCents,
      amountMinor,
      access,
    });
    if (booked.effect === undefined) throw new Error(`refund ${id} was booked before`);
    const at = platform.clock.now();
    const done = { state: 'succeeded', try_at: null, changed_at: at } as const;
    await changeRefund(tx, id, { ...done, effect: booked.effect });
  }
  await recordAuditEvent(tx, platform, {
    operator: input.operator,
    action: 'payments.refund',
    subject: `payment:${payment.id}`,
    before: { refunded_cents: payment.refunded_cents },
    after: { refund: id, method, access, amount_cents: amountCents },
    reason,
    request: input.request,
  });
  return id;
}
