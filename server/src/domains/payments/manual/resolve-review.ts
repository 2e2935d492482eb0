import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import { findPlanChange } from '../plan-changes/plan-changes.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { centsOfCharge } from '../records/charged-amount.rules.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { clearUsedCoupon } from '../redemptions/clear-used-coupon.ts';
import { executeRefund } from '../refunds/execute-refund.ts';
import { insertRequestedRefund } from '../refunds/insert-requested-refund.ts';
import { isRefundMethodOpen, refundsOfGateway } from '../refunds/refund-methods.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { completeSale } from '../settlement/complete-sale.ts';
import {
  changeRefund,
  findOpenRefund,
  findReviewReport,
} from '../settlement/refunds/refunds.store.ts';
import { fetchPayment } from '../sync/fetch-payment.ts';

/** An operator's decision about held money. `record`: it was returned by other means. */
export interface ReviewDecision extends Actor {
  readonly paymentId: string;
  readonly decision: 'accept' | 'return' | 'record';
  readonly reason: string;
}

/** The fields of a report that matter here; the report stored with the review has the same shape. */
const heldMoney = z.object({
  reference: z.string(),
  orderId: z.string(),
  merchantMatches: z.boolean(),
  capturedMinor: z.int(),
  capturedCurrency: z.nullable(z.string()),
  refundedMinor: z.nullable(z.int()),
});
type HeldMoney = z.infer<typeof heldMoney>;

/**
 * Ends the review of a payment whose money did not match. `accept` completes the sale with the captured amount;
 * `return` refunds it at the gateway and cancels the payment.
 */
export async function resolveReview(
  platform: TransactionalPlatform,
  gateways: Gateways,
  input: ReviewDecision,
): Promise<void> {
  const { paymentId, decision } = input;
  const known = await findPayment(platform.db, paymentId);
  if (known === undefined) refuse('not_found');
  if (known.state !== 'review') refuse('review_state_changed');
  const money = await readHeldMoney(platform, gateways, known, decision);
  const able = await refundsOfGateway(gateways, known);
  const hasReceipts = (await gateways.get(known.provider))?.receipts !== undefined;
  const refundId = await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.state !== 'review') refuse('review_state_changed');
    if ((await findOpenRefund(tx, paymentId)) !== undefined) refuse('refund_open');
    if (decision === 'return' && !isRefundMethodOpen('gateway', { able, full: true })) {
      refuse('refund_method_closed');
    }
    const id = await applyDecision(tx, platform, payment, money, input);
    // The next sync reads its fiscal receipts.
    if (decision === 'accept' && hasReceipts) {
      await updatePayment(tx, paymentId, { sync_at: platform.clock.now() });
    }
    await recordAuditEvent(tx, platform, {
      operator: input.operator,
      action: `payments.review_${decision}`,
      subject: `payment:${paymentId}`,
      before: { state: payment.state, review_reason: payment.review_reason },
      after: { captured_minor: money.capturedMinor, currency: money.capturedCurrency },
      reason: input.reason,
      request: input.request,
    });
    return id;
  });
  if (refundId !== undefined) await executeRefund(platform, gateways, refundId);
  if (decision === 'accept') await clearUsedCoupon(platform, known);
}

/**
 * The held money as the gateway reports it now. For `record` the stored report is used, so that the gateway need not be
 * reachable.
 */
async function readHeldMoney(
  platform: TransactionalPlatform,
  gateways: Gateways,
  payment: PaymentRow,
  decision: ReviewDecision['decision'],
): Promise<HeldMoney> {
  const seen = await findReviewReport(platform.db, payment.id);
  if (decision === 'record') return heldMoney.parse(seen);
  const gateway = await gateways.get(payment.provider);
  if (gateway === undefined) refuse('gateway_unavailable');
  const report = await fetchPayment(gateway, payment).catch((cause: unknown) => {
    throw new Refusal('gateway_unavailable', { cause });
  });
  return heldMoney.parse(report ?? seen);
}

/** @returns the id of a refund that still has to be requested from the gateway */
function applyDecision(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  money: HeldMoney,
  input: ReviewDecision,
): Promise<string | undefined> {
  switch (input.decision) {
    case 'accept':
      return accept(tx, platform, payment, money);
    case 'return':
      return returnHeldMoney(tx, platform, payment, money, input);
    case 'record':
      return writeOff(tx, platform, payment, money, input);
  }
}

async function accept(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  money: HeldMoney,
): Promise<undefined> {
  const left = money.capturedMinor - (money.refundedMinor ?? 0);
  const fits = isOwn(payment, money) && money.capturedCurrency === payment.charge_currency;
  if (!fits || money.refundedMinor || centsOfCharge(payment, left) === 0) {
    refuse('review_not_acceptable');
  }
  await completeSale(tx, platform, payment, {
    capturedMinor: left,
    late: payment.closed_at !== null,
    overpaid: left > payment.charge_minor,
    underpaid: left < payment.charge_minor,
    change: await findPlanChange(tx, payment.id),
  });
}

async function returnHeldMoney(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  money: HeldMoney,
  input: ReviewDecision,
): Promise<string> {
  const currency = currencyOf(money.capturedCurrency);
  const amountMinor = money.capturedMinor - (money.refundedMinor ?? 0);
  const inCharge = currency === payment.charge_currency;
  // In a currency other than the charge's, only USD can be expressed directly in cents.
  if (!isOwn(payment, money) || currency === undefined || amountMinor <= 0) {
    refuse('refund_method_closed');
  }
  if (!inCharge && currency !== 'USD') refuse('refund_method_closed');
  const amountCents = inCharge ? centsOfCharge(payment, amountMinor) : amountMinor;
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...input,
    requestedBy: 'operator',
    operatorId: input.operator.id,
    purpose: 'return',
    method: 'gateway',
    access: 'keep',
    amountCents: Math.max(1, amountCents),
    amountMinor,
    currency,
  });
  return id;
}

/** The gateway still holds the money and may report it again; `dismissed_minor` marks that amount as handled. */
async function writeOff(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  money: HeldMoney,
  input: ReviewDecision,
): Promise<undefined> {
  const at = platform.clock.now();
  const amountCents = Math.max(1, centsOfCharge(payment, money.capturedMinor));
  const { id } = await insertRequestedRefund(tx, platform, payment, {
    ...input,
    requestedBy: 'operator',
    operatorId: input.operator.id,
    purpose: 'return',
    method: 'record',
    access: 'keep',
    amountCents,
    amountMinor: Math.max(1, money.capturedMinor),
  });
  await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at });
  await closePayment(tx, platform, payment, { to: 'canceled', by: 'operator', at });
  await notifyPaymentChange(tx, platform, payment, { change: 'returned' });
  await updatePayment(tx, payment.id, { dismissed_minor: money.capturedMinor, sync_at: null });
}

/** Money of another order or another merchant must not be moved. */
function isOwn(payment: PaymentRow, money: HeldMoney): boolean {
  const known = payment.gateway_reference;
  const isSame = known === null || known === money.reference;
  return isSame && money.orderId === payment.id && money.merchantMatches;
}

function currencyOf(currency: string | null): 'USD' | 'RUB' | undefined {
  return currency === 'USD' || currency === 'RUB' ? currency : undefined;
}
