import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { awaitRefundReceipt } from '../fiscal-receipts/await-refund-receipt.ts';
import { isPrepaymentClosed } from '../fiscal-receipts/is-prepayment-closed.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type { RefundAnswer } from '../gateways/refunds.ts';
import type { GatewayReport } from '../gateways/report.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { isSettled } from '../records/payments.rules.ts';
import {
  findBuyerEmail,
  findPayment,
  lockPayment,
  type PaymentRow,
} from '../records/payments.store.ts';
import { bookReturned } from '../settlement/refunds/book-returned.ts';
import { finishRefund } from '../settlement/refunds/finish-refund.ts';
import { failRefund } from '../settlement/refunds/record-refunds.ts';
import { nextRefundCheck, refundFits } from '../settlement/refunds/refunds.rules.ts';
import {
  changeRefund,
  countAttempt,
  findRefund,
  isOpen,
  markUnanswered,
  type RefundRow,
} from '../settlement/refunds/refunds.store.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { queryOf } from '../sync/fetch-payment.ts';

/**
 * Requests a stored refund from the gateway and books what the gateway then reports. A repeated call uses the same
 * idempotency key. A refund without a clear answer stays open for the job `follow-up-refunds`.
 */
export async function executeRefund(
  platform: TransactionalPlatform,
  gateways: Gateways,
  refundId: string,
): Promise<void> {
  const earlier = await findRefund(platform.db, refundId);
  if (earlier === undefined || !isOpen(earlier)) return;
  const payment = await findPayment(platform.db, earlier.payment_id);
  const gateway = payment && (await gateways.get(payment.provider));
  if (payment === undefined || gateway?.refund === undefined) {
    platform.log.warn({ refundId }, 'the refund waits because its gateway is not live');
    return;
  }
  if (!refundFits(payment, earlier)) {
    await failIfOpen(platform, earlier, 'nothing is left to refund');
    return;
  }
  const at = platform.clock.now();
  const tryAt = nextRefundCheck(earlier.attempts, at);
  const refund = await countAttempt(platform.db, refundId, { at, tryAt });
  if (refund === undefined) return;
  let answer: RefundAnswer;
  try {
    answer = await requestFromGateway(platform, gateway, payment, {
      refund,
      isRepeat: earlier.attempts > 0,
    });
  } catch (error) {
    return recordError(platform, gateway, {
      payment,
      refund,
      error,
      repeated: earlier.attempts > 0,
    });
  }
  await platform.failpoint('refund_responded');
  await recordAnswer(platform, payment, refund, answer);
  if (answer.state === 'failed') return;
  await syncAfterRefund(platform, gateway, payment, refund, answer.state).catch((err: unknown) => {
    platform.log.warn({ err, refundId }, 'the payment could not be synced after its refund');
  });
}

/** Fails a refund that is still open and not booked. */
function failIfOpen(
  platform: TransactionalPlatform,
  { id, payment_id }: RefundRow,
  failure: string,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, payment_id);
    const refund = await findRefund(tx, id);
    if (payment === undefined || refund === undefined || !isOpen(refund)) return;
    if (refund.effect === null) await failRefund(tx, platform, payment, refund, failure);
  });
}

async function requestFromGateway(
  { db }: Pick<TransactionalPlatform, 'db'>,
  gateway: Gateway,
  payment: PaymentRow,
  { refund, isRepeat }: { refund: RefundRow; isRepeat: boolean },
): Promise<RefundAnswer> {
  if (gateway.refund === undefined) throw new Error(`${gateway.provider} does not support refunds`);
  const heldMinor = payment.captured_minor - payment.returned_minor;
  const isReturn = refund.purpose === 'return';
  return gateway.refund({
    ...queryOf(payment),
    amountMinor: refund.amount_minor,
    currency: refund.currency,
    full: isReturn || refund.amount_minor === heldMinor,
    key: refund.id,
    receipt: {
      email: await findBuyerEmail(db, payment.user_id),
      // A fiscal receipt is in Russian.
      description: titleIn('ru', payment),
      isWhole: isReturn || refund.amount_minor === payment.captured_minor,
      isClosed: await isPrepaymentClosed(db, payment.id, refund.created_at),
    },
    ...(isRepeat && {
      repeats: {
        capturedMinor: isReturn ? refund.amount_minor : payment.captured_minor,
        returnedMinor: payment.returned_minor,
      },
    }),
  });
}

async function recordAnswer(
  platform: TransactionalPlatform,
  { id: paymentId }: PaymentRow,
  { id }: RefundRow,
  { reference, state, returnedMinor, sendsReceipt }: RefundAnswer,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const refund = await findRefund(tx, id);
    // A webhook may have booked or failed it before the answer arrived.
    if (payment === undefined || refund === undefined || !isOpen(refund)) return;
    if (state === 'failed') return failRefund(tx, platform, payment, refund, 'the gateway refused');
    const at = platform.clock.now();
    await changeRefund(tx, id, {
      state: 'pending',
      gateway_reference: refund.gateway_reference ?? reference,
      changed_at: at,
    });
    if (sendsReceipt) await awaitRefundReceipt(tx, platform, refund);
    if (state !== 'succeeded' || returnedMinor === undefined) return;
    if (refund.effect !== null || !isSettled(payment.state)) return;
    // The only proof of this sum: no later report repeats it.
    const toMinor = Math.min(payment.returned_minor + returnedMinor, payment.captured_minor);
    await bookReturned(tx, platform, payment, { toMinor, refunds: [] });
    const booked = await findRefund(tx, id);
    if (booked?.effect === null) return;
    await finishRefund(tx, id, at);
  });
}

/** Syncs the payment: only the amounts that the gateway names are booked, not the requested ones. */
async function syncAfterRefund(
  platform: TransactionalPlatform,
  gateway: Gateway,
  payment: PaymentRow,
  refund: RefundRow,
  state: RefundAnswer['state'],
): Promise<void> {
  const report = await gateway.fetchStatus(queryOf(payment));
  if (report === undefined) return;
  await settlePayment(platform, {
    paymentId: payment.id,
    report: state === 'succeeded' ? withRefund(report, payment, refund) : report,
  });
}

/**
 * For a gateway that does not report the returned total, its success answer is the only evidence of this refund; also
 * when the remaining amount it reports has not decreased.
 */
function withRefund(report: GatewayReport, payment: PaymentRow, refund: RefundRow): GatewayReport {
  const isBooked = report.sumIsAmbiguous === true;
  if (isBooked || report.refundedMinor !== null || refund.purpose === 'return') return report;
  const namesLess = payment.captured_minor - report.capturedMinor > payment.returned_minor;
  const isSilent = report.state === 'paid' || (report.state === 'partially_refunded' && !namesLess);
  if (!isSilent) return report;
  return { ...report, refundedMinor: payment.returned_minor + refund.amount_minor };
}

/**
 * A refusal ends a refund that was not attempted before. After an attempt without a clear answer, a refusal may also
 * mean that the first attempt succeeded, so the payment is synced first.
 */
async function recordError(
  platform: TransactionalPlatform,
  gateway: Gateway,
  {
    payment,
    refund,
    error,
    repeated,
  }: { payment: PaymentRow; refund: RefundRow; error: unknown; repeated: boolean },
): Promise<void> {
  const refused = error instanceof GatewayUnavailable && error.certainty === 'refused';
  platform.log.warn(
    { err: error, refundId: refund.id, refused },
    'the gateway did not carry out a refund',
  );
  if (refused && repeated) {
    // Throws when the gateway is unreachable; the refund stays open then.
    await syncAfterRefund(platform, gateway, payment, refund, 'pending');
  }
  if (refused) return failIfOpen(platform, refund, error.message);
  await markUnanswered(platform.db, refund.id, platform.clock.now());
}
