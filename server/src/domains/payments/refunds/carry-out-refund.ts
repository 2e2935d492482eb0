import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queryOf } from '../ask-gateway.ts';
import { type Gateway, type GatewayReport, GatewayUnavailable } from '../gateways/gateway.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { settlePayment } from '../settle-payment.ts';
import { failRefund } from './note-refunds.ts';
import { hasRoom, nextLook } from './refunds.rules.ts';
import {
  changeRefund,
  countAttempt,
  findRefund,
  isOpen,
  markUnanswered,
  type RefundRow,
} from './refunds.store.ts';

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/**
 * Asks the gateway for a refund that is written down, and books what the gateway then says of the payment. Called again it
 * repeats the same call under the same key. Whatever is not clear stays open for the job.
 */
export async function carryOutRefund(
  platform: Needs,
  gateways: Gateways,
  refundId: string,
): Promise<void> {
  const earlier = await findRefund(platform.db, refundId);
  if (earlier === undefined || !isOpen(earlier)) return;
  const payment = await findPayment(platform.db, earlier.payment_id);
  const gateway = payment && (await gateways.get(payment.provider));
  if (payment === undefined || gateway?.refund === undefined) {
    platform.log.warn({ refundId }, 'refund waits: its gateway is not live');
    return;
  }
  if (!hasRoom(payment, earlier)) {
    await fail(platform, earlier, 'nothing is left to give back');
    return;
  }
  const at = platform.clock.now();
  const tryAt = nextLook(earlier.attempts, at);
  const refund = await countAttempt(platform.db, refundId, { at, tryAt });
  if (refund === undefined) return;
  let answer: Answer;
  try {
    answer = await ask(gateway, payment, refund);
  } catch (error) {
    return noteError(platform, gateway, { payment, refund, error, repeated: earlier.attempts > 0 });
  }
  await platform.failpoint('refund_answered');
  await noteAnswer(platform, payment, refund, answer);
  if (answer.state === 'failed') return;
  await look(platform, gateway, payment, refund, answer.state).catch((err: unknown) => {
    platform.log.warn({ err, refundId }, 'payment could not be read after its refund');
  });
}

/** Ends a refund that is still open and not booked by now. */
function fail(platform: Needs, { id, payment_id }: RefundRow, failure: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, payment_id);
    const refund = await findRefund(tx, id);
    if (payment === undefined || refund === undefined || !isOpen(refund)) return;
    if (refund.effect === null) await failRefund(tx, platform, payment, refund, failure);
  });
}

type Answer = Awaited<ReturnType<NonNullable<Gateway['refund']>>>;

async function ask(gateway: Gateway, payment: PaymentRow, refund: RefundRow): Promise<Answer> {
  if (gateway.refund === undefined) throw new Error(`${gateway.provider} gives nothing back`);
  const heldMinor = payment.captured_minor - payment.returned_minor;
  return gateway.refund({
    ...queryOf(payment),
    amountMinor: refund.amount_minor,
    currency: refund.currency,
    full: refund.purpose === 'return' || refund.amount_minor === heldMinor,
    key: refund.id,
  });
}

async function noteAnswer(
  platform: Needs,
  { id: paymentId }: PaymentRow,
  { id }: RefundRow,
  { reference, state }: Answer,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const refund = await findRefund(tx, id);
    // A notice may have booked it, or reported its end, before the answer came.
    if (payment === undefined || refund === undefined || !isOpen(refund)) return;
    if (state === 'failed') return failRefund(tx, platform, payment, refund, 'the gateway refused');
    await changeRefund(tx, id, {
      state: 'pending',
      gateway_reference: refund.gateway_reference ?? reference,
      changed_at: platform.clock.now(),
    });
  });
}

/** Reads the payment back: what is booked is what the gateway says, never what we believe to have asked for. */
async function look(
  platform: Needs,
  gateway: Gateway,
  payment: PaymentRow,
  refund: RefundRow,
  state: Answer['state'],
): Promise<void> {
  const report = await gateway.fetchStatus(queryOf(payment));
  if (report === undefined) return;
  await settlePayment(platform, {
    paymentId: payment.id,
    report: state === 'succeeded' ? withRefund(report, payment, refund) : report,
  });
}

/**
 * Of a gateway that never tells how much went back, its word that this refund was made is all there is; so it is when the
 * rest that it names is no smaller than before.
 */
function withRefund(report: GatewayReport, payment: PaymentRow, refund: RefundRow): GatewayReport {
  if (report.refundedMinor !== null || refund.purpose === 'return') return report;
  const namesLess = payment.captured_minor - report.capturedMinor > payment.returned_minor;
  const isSilent = report.state === 'paid' || (report.state === 'partially_refunded' && !namesLess);
  if (!isSilent) return report;
  return { ...report, refundedMinor: payment.returned_minor + refund.amount_minor };
}

/**
 * A refusal is the end of a refund that was never tried before. After an attempt without a clear answer it may as well mean
 * that the first one was carried out, so the gateway is asked what it holds.
 */
async function noteError(
  platform: Needs,
  gateway: Gateway,
  {
    payment,
    refund,
    error,
    repeated,
  }: { payment: PaymentRow; refund: RefundRow; error: unknown; repeated: boolean },
): Promise<void> {
  const refused = error instanceof GatewayUnavailable && error.certainty === 'refused';
  platform.log.warn({ err: error, refundId: refund.id, refused }, 'gateway did not refund');
  if (refused && repeated) {
    // Thrown when the gateway cannot be asked: the refund stays open then.
    await look(platform, gateway, payment, refund, 'pending');
  }
  if (refused) return fail(platform, refund, error.message);
  await markUnanswered(platform.db, refund.id, platform.clock.now());
}
