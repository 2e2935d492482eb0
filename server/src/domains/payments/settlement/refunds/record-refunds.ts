import { closeAlerts, raiseAlert } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { reopenDoublePayment } from '../../double-payments/close-double-payments.ts';
import type { GatewayReport } from '../../gateways/report.ts';
import { insertEvent } from '../../records/payment-events.store.ts';
import { DISPUTE_LOST_BY_OPERATOR, isSettled } from '../../records/payments.rules.ts';
import type { PaymentRow } from '../../records/payments.store.ts';
import { isFullyRefunded } from '../settlement.rules.ts';
import { finishRefund } from './finish-refund.ts';
import { countedRefunds } from './refunds.rules.ts';
import {
  changeRefund,
  findLastReturn,
  findOpenRefund,
  type RefundRow,
  upsertGatewayRefunds,
} from './refunds.store.ts';

/**
 * Updates the requested refund from the gateway's report, after the money of the report was booked, and stores each
 * refund that the report lists.
 */
export async function recordRefunds(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  report: GatewayReport,
): Promise<void> {
  const at = platform.clock.now();
  const { refunds } = report;
  if (isSettled(payment.state) && refunds.length > 0) {
    const counted = countedRefunds(refunds, payment.returned_minor);
    await upsertGatewayRefunds(tx, { paymentId: payment.id, refunds, counted, at });
  }
  const requested = await findOpenRefund(tx, payment.id);
  if (requested?.method !== 'gateway') return;
  const reported = refunds.find(({ reference }) => reference === requested.gateway_reference);
  if (reported?.state === 'failed') {
    await failRefund(tx, platform, payment, requested, 'the gateway reports it as failed');
    return;
  }
  const isDone =
    requested.purpose === 'return'
      ? payment.state === 'canceled' && isFullyRefunded(report)
      : requested.effect !== null;
  if (isDone && reported?.state !== 'pending') {
    await finishRefund(tx, requested.id, at);
  }
}

/** Longer than the delay of any report, which is fetched and applied within seconds. */
const REPORT_AGE_MAX_MS = 2 * 60_000;

/**
 * Whether the last booked return is older than any delayed report, so that a report with a smaller total is new
 * information. False for a payment whose dispute an operator declared lost, because the gateway does not know about it.
 */
export async function areReturnsFinal(
  tx: Executor,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  if (payment.returned_minor === 0 || payment.flags?.includes(DISPUTE_LOST_BY_OPERATOR))
    return false;
  const last = await findLastReturn(tx, payment.id);
  return last !== undefined && last.getTime() < now.getTime() - REPORT_AGE_MAX_MS;
}

/** Marks a refund as failed and raises an alert; a buyer who had chosen it is asked again. */
export async function failRefund(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  const at = platform.clock.now();
  await changeRefund(tx, refund.id, { state: 'failed', failure, try_at: null, changed_at: at });
  const subjects = [`refund:${refund.id}`];
  await closeAlerts(tx, { kinds: ['refund_stuck'], subjects, at });
  const detail = { payment: payment.id, amount_cents: refund.amount_cents, failure };
  await raiseAlert(tx, { kind: 'refund_failed', subject: `refund:${refund.id}`, detail, at });
  const event = { kind: 'refund_failed', detail: { amount_cents: refund.amount_cents }, at };
  await insertEvent(tx, payment.id, event);
  await reopenDoublePayment(tx, platform, payment, refund.id);
}
