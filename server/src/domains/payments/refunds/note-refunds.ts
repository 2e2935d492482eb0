import type { Executor, Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../alerts.store.ts';
import type { GatewayReport } from '../gateways/gateway.ts';
import { insertEvent } from '../payment-detail.store.ts';
import { DISPUTE_LOST, isSettled } from '../payments.rules.ts';
import type { PaymentRow } from '../payments.store.ts';
import { isGivenBack } from '../settlement.rules.ts';
import { countedRefunds } from './refunds.rules.ts';
import {
  changeRefund,
  findLastReturn,
  findOpenRefund,
  type RefundRow,
  rememberRefunds,
} from './refunds.store.ts';

/**
 * Brings the refund that an operator asked for up to what its gateway reports, once the report's money is booked, and
 * remembers each refund that the report tells of.
 */
export async function noteRefunds(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  payment: PaymentRow,
  report: GatewayReport,
): Promise<void> {
  const at = platform.clock.now();
  const { refunds } = report;
  if (isSettled(payment.state) && refunds.length > 0) {
    const counted = countedRefunds(refunds, payment.returned_minor);
    await rememberRefunds(tx, { paymentId: payment.id, refunds, counted, at });
  }
  const asked = await findOpenRefund(tx, payment.id);
  if (asked?.way !== 'gateway') return;
  const told = refunds.find(({ reference }) => reference === asked.gateway_reference);
  if (told?.state === 'failed') {
    await failRefund(tx, platform, payment, asked, 'the gateway reports it as failed');
    return;
  }
  const isDone =
    asked.purpose === 'return'
      ? payment.state === 'canceled' && isGivenBack(report)
      : asked.effect !== null;
  if (isDone && told?.state !== 'pending') {
    await changeRefund(tx, asked.id, { state: 'succeeded', try_at: null, changed_at: at });
  }
}

/** Longer than any report is on its way: it is read and applied within seconds. */
const REPORT_AGE_MAX_MS = 2 * 60_000;

/**
 * Whether what is booked as returned was booked so long ago that a report which says less cannot be older. Never of a payment
 * whose dispute an operator declared lost: of that its gateway knows nothing.
 */
export async function areReturnsOld(
  tx: Executor,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  if (payment.returned_minor === 0 || payment.flag?.includes(DISPUTE_LOST)) return false;
  const last = await findLastReturn(tx, payment.id);
  return last !== undefined && last.getTime() < now.getTime() - REPORT_AGE_MAX_MS;
}

/** Nothing went back: the refund is over, and an operator has to see it. */
export async function failRefund(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  payment: PaymentRow,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  const at = clock.now();
  await changeRefund(tx, refund.id, { state: 'failed', failure, try_at: null, changed_at: at });
  const detail = { payment: payment.id, amount_cents: refund.amount_cents, failure };
  await raiseAlert(tx, { kind: 'refund_failed', subject: `refund:${refund.id}`, detail, at });
  const event = { kind: 'refund_failed', detail: { amount_cents: refund.amount_cents }, at };
  await insertEvent(tx, payment.id, event);
}
