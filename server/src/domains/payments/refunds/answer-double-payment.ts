import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type {
  DoublePaymentAnswer,
  answerDoublePayment as route,
} from '@sesame/contract/shop/double-payments.ts';
import { closeAlerts } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import {
  changeDoublePayment,
  lockDoublePayment,
} from '../double-payments/double-payments.store.ts';
import { refundDoublePaymentQueue } from '../double-payments/refund-double-payment-queue.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { whyUnanswerable } from '../records/double-payment.rules.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { findPayment } from '../records/payments.store.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';
import { type LockedDoublePayment, lockBoth } from './lock-double-payment.ts';
import { isRefundMethodOpen, refundsOfGateway } from './refund-methods.ts';
import { requestDoubleRefund } from './request-double-refund.ts';
import { requireRefundable } from './require-refundable.ts';

export interface DoublePaymentAnswerInput {
  readonly userId: string;
  /** The later of the two payments. */
  readonly paymentId: string;
  readonly answer: DoublePaymentAnswer;
  /** The amount that the buyer saw, in dollars. */
  readonly expectedAmount: number;
}

/**
 * The buyer keeps both of two payments or has the later one refunded. The same answer again changes nothing. A refund by
 * the gateway is stored here and requested by its job.
 */
export async function answerDoublePayment(
  platform: Pick<Platform, 'db'>,
  gateways: Gateways,
  once: RunIdempotent<typeof route>,
  input: DoublePaymentAnswerInput,
): Promise<Done> {
  const able = await refundsOfGateway(gateways, await findPayment(platform.db, input.paymentId));
  return once((inCall) => inTransaction(inCall.db, (tx) => decide(tx, inCall, input, able)));
}

async function decide(
  tx: Executor,
  platform: TransactionalPlatform,
  { userId, paymentId, answer, expectedAmount }: DoublePaymentAnswerInput,
  able: Capabilities['refunds'],
): Promise<AnswerOf<typeof route>> {
  const both = await lockBoth(tx, paymentId);
  if (both === undefined || both.later.user_id !== userId) refuse('not_found');
  const { double, later, earlier } = both;
  if (isSameAnswer(double, answer)) return { state: double.state };
  const refusal = whyUnanswerable(double, [later.state, earlier.state]);
  if (refusal !== undefined) refuse(refusal);
  if (answer === 'keep') {
    await keepBoth(tx, platform, paymentId);
    return { state: 'kept' };
  }
  const amountCents = await requireRefundable(tx, later, 'all');
  // An operator may be refunding the earlier one at this moment.
  if ((await findOpenRefund(tx, earlier.id)) !== undefined) refuse('refund_open');
  if (amountCents !== centsFromDollars(expectedAmount)) refuse('double_payment_changed');
  const full = amountCents === later.captured_cents;
  const byGateway = isRefundMethodOpen('gateway', { able, full });
  // The balance is for money that its gateway cannot return.
  if (byGateway !== (answer === 'refund')) refuse('refund_method_closed');
  const method = byGateway ? 'gateway' : 'balance';
  await requestDoubleRefund(tx, platform, later, { by: 'buyer', method, amountCents });
  if (byGateway) await platform.jobs.enqueue(tx, refundDoublePaymentQueue, { payment: later.id });
  // A refund to the balance is booked already.
  return { state: (await lockDoublePayment(tx, paymentId))?.state ?? 'refunding' };
}

function isSameAnswer(
  { state, decided_by: by }: LockedDoublePayment['double'],
  answer: DoublePaymentAnswer,
): boolean {
  if (by !== 'buyer') return false;
  return answer === 'keep' ? state === 'kept' : state === 'refunding' || state === 'refunded';
}

async function keepBoth(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  paymentId: string,
): Promise<void> {
  const at = clock.now();
  await changeDoublePayment(tx, paymentId, { state: 'kept', decided_by: 'buyer', decided_at: at });
  await insertEvent(tx, paymentId, { kind: 'double_kept', detail: { by: 'buyer' }, at });
  await closeAlerts(tx, { kinds: ['double_payment'], subjects: [paymentId], at });
}
