import type { refundPayment as route } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { RefundAccess, RefundMethod } from '../../../database.types.ts';
import { closeAlerts } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { hasFlag, REFUND_UNEXPLAINED, withoutFlag } from '../records/payments.rules.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';
import { refundMinor } from '../settlement/refunds/refunds.rules.ts';
import { changeRefund } from '../settlement/refunds/refunds.store.ts';
import { executeRefund } from './execute-refund.ts';
import { getPaymentRefunds } from './get-payment-refunds.ts';
import { insertRequestedRefund } from './insert-requested-refund.ts';
import { isRefundMethodOpen, refundsOfGateway } from './refund-methods.ts';
import { refundFigures, requireRefundable } from './require-refundable.ts';

export interface RefundRequestInput extends Actor {
  readonly paymentId: string;
  readonly method: RefundMethod;
  readonly access: RefundAccess;
  /** In dollars. */
  readonly amount: number | 'all';
  readonly expectedRefunded: number;
  /** The operator has confirmed that a partial refund ends the access. */
  readonly revokesForPart?: boolean | undefined;
  readonly reason: string;
}

/**
 * Refunds a settled payment at the request of an operator. The refund is stored first: the other methods are booked in
 * the same transaction, a refund by the gateway is requested afterwards with the stored id as its idempotency key.
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
  if (centsFromDollars(input.expectedRefunded) !== payment.refunded_cents) {
    refuse('version_conflict', refundFigures(payment));
  }
  const { amount } = input;
  const cents = amount === 'all' ? amount : centsFromDollars(amount);
  const amountCents = await requireRefundable(tx, payment, cents);
  const isPart = payment.refunded_cents + amountCents < payment.captured_cents;
  if (isPart && input.access === 'revoke' && !input.revokesForPart)
    refuse('access_end_unconfirmed');
  const amountMinor = refundMinor(payment, amountCents);
  const whole = amountMinor === payment.captured_minor;
  if (!isRefundMethodOpen(input.method, { able: input.able, full: whole }))
    refuse('refund_method_closed');
  return write(tx, platform, payment, { ...input, amountCents, amountMinor });
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
    requestedBy: 'operator',
    operatorId: input.operator.id,
    purpose: 'refund',
  });
  if (method !== 'gateway') {
    // The gateway has refunded it already and only did not say how much.
    const isAtGateway = method === 'record' && hasFlag(payment, REFUND_UNEXPLAINED);
    const booked = await refundSale(tx, platform, payment, {
      method: isAtGateway ? 'gateway' : method,
      amountCents,
      amountMinor,
      access,
    });
    if (booked.effect === undefined) throw new Error(`refund ${id} was booked before`);
    const at = platform.clock.now();
    const done = { state: 'succeeded', try_at: null, changed_at: at } as const;
    await changeRefund(tx, id, { ...done, effect: booked.effect });
    if (isAtGateway) await explainRefund(tx, booked.payment, at);
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

async function explainRefund(tx: Executor, { id, flags }: PaymentRow, at: Date): Promise<void> {
  await updatePayment(tx, id, { flags: withoutFlag(flags, REFUND_UNEXPLAINED) });
  await closeAlerts(tx, { kinds: ['refund_unexplained'], subjects: [id], at });
}
