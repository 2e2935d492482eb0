import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { bookReturned } from '../settlement/refunds/book-returned.ts';
import { finishRefund } from '../settlement/refunds/finish-refund.ts';
import { failRefund } from '../settlement/refunds/record-refunds.ts';
import {
  type RefundOutcome,
  recordableOutcomes,
  refundFits,
} from '../settlement/refunds/refunds.rules.ts';
import { findRefund, type RefundRow } from '../settlement/refunds/refunds.store.ts';
import { syncPayment } from '../sync/sync-payment.ts';

export interface RefundResolution extends Actor {
  readonly paymentId: string;
  readonly refundId: string;
  readonly outcome: RefundOutcome;
  readonly reason: string;
}

/**
 * Ends a refund that its gateway leaves open, as an operator learned from the gateway in another way. Once, under the
 * lock of the payment: a repeat, and a report that ends the refund at the same moment, find it ended.
 */
export async function resolveRefund(
  platform: TransactionalPlatform,
  gateways: Gateways,
  input: RefundResolution,
): Promise<void> {
  const { paymentId, refundId, outcome } = input;
  const known = await findPayment(platform.db, paymentId);
  if (known === undefined) refuse('not_found');
  await syncPayment(platform, gateways, known).catch((err: unknown) => {
    platform.log.warn(
      { err, refundId },
      'a refund is resolved although its gateway is unreachable',
    );
  });
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const refund = await findRefund(tx, refundId);
    if (payment === undefined || refund?.payment_id !== paymentId) refuse('not_found');
    if (!recordableOutcomes(refund, platform.clock.now()).includes(outcome)) {
      refuse('version_conflict');
    }
    if (outcome === 'paid_back') await recordPaidBack(tx, platform, payment, refund);
    else await failRefund(tx, platform, payment, refund, 'an operator recorded that it failed');
    await recordAuditEvent(tx, platform, {
      operator: input.operator,
      action: `payments.refund_${outcome}`,
      subject: `payment:${paymentId}`,
      before: { refund: refundId, state: refund.state },
      after: { state: outcome === 'paid_back' ? 'succeeded' : 'failed' },
      reason: input.reason,
      request: input.request,
    });
  });
}

async function recordPaidBack(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const at = platform.clock.now();
  if (refund.purpose === 'return') await cancelReturned(tx, platform, payment, refund, at);
  else if (refund.effect === null) await book(tx, platform, payment, refund);
  await finishRefund(tx, refund.id, at);
}

async function book(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  if (!refundFits(payment, refund)) refuse('version_conflict');
  const toMinor = Math.min(payment.returned_minor + refund.amount_minor, payment.captured_minor);
  await bookReturned(tx, platform, payment, { toMinor, refunds: [] });
  const booked = await findRefund(tx, refund.id);
  // Refunds on the gateway's dashboard may have used up the captured amount.
  if (booked?.effect == null) refuse('version_conflict');
}

/** Held money that went back cancels its payment. The gateway may report it again, which `dismissed_minor` prevents. */
async function cancelReturned(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  if (payment.state !== 'review') refuse('version_conflict');
  await closePayment(tx, platform, payment, { to: 'canceled', by: 'operator', at });
  await notifyPaymentChange(tx, platform, payment, { change: 'returned' });
  await updatePayment(tx, payment.id, { dismissed_minor: refund.amount_minor, sync_at: null });
}
