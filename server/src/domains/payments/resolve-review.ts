import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { askGateway } from './ask-gateway.ts';
import { centsOfCharge } from './charge.rules.ts';
import { closePayment } from './close-payment.ts';
import { completeSale } from './complete-sale.ts';
import { forgetUsedCoupon } from './forget-used-coupon.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayment } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';
import { carryOutRefund } from './refunds/carry-out-refund.ts';
import { isWayOpen, refundsOfGateway } from './refunds/refund-ways.ts';
import { changeRefund, findOpenRefund, findReviewReport } from './refunds/refunds.store.ts';
import { writeRefund } from './refunds/write-refund.ts';

/** What an operator may do about money that was held. `record`: it went back by other means. */
export interface ReviewDecision extends DoneBy {
  readonly paymentId: string;
  readonly decision: 'accept' | 'return' | 'record';
  readonly reason: string;
}

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/** The part of a report that matters here; what was stored with the review has the same shape. */
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
 * Ends the review of a payment whose money did not fit. Accepted, it is a sale for what came. Returned, it never was one: it
 * goes back at the gateway and the payment ends canceled.
 */
export async function resolveReview(
  platform: Needs,
  gateways: Gateways,
  input: ReviewDecision,
): Promise<void> {
  const { paymentId, decision } = input;
  const known = await findPayment(platform.db, paymentId);
  if (known === undefined) refuse('not_found');
  if (known.state !== 'review') refuse('review_moved');
  const money = await readHeldMoney(platform, gateways, known, decision);
  const able = await refundsOfGateway(gateways, known);
  const refundId = await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.state !== 'review') refuse('review_moved');
    if ((await findOpenRefund(tx, paymentId)) !== undefined) refuse('refund_open');
    if (decision === 'return' && !isWayOpen('gateway', { able, whole: true })) {
      refuse('refund_way_closed');
    }
    const id = await carryOut(tx, platform, payment, money, input);
    await recordAct(tx, platform, {
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
  if (refundId !== undefined) await carryOutRefund(platform, gateways, refundId);
  if (decision === 'accept') await forgetUsedCoupon(platform, known);
}

/**
 * What is there to decide on: as the gateway says now. Money that went back by other means is written off as it was seen, so
 * that no gateway has to answer for that.
 */
async function readHeldMoney(
  platform: Needs,
  gateways: Gateways,
  payment: PaymentRow,
  decision: ReviewDecision['decision'],
): Promise<HeldMoney> {
  const seen = await findReviewReport(platform.db, payment.id);
  if (decision === 'record') return heldMoney.parse(seen);
  const gateway = await gateways.get(payment.provider);
  if (gateway === undefined) refuse('gateway_unavailable');
  const report = await askGateway(gateway, payment).catch((cause: unknown) => {
    throw new Refusal('gateway_unavailable', { cause });
  });
  return heldMoney.parse(report ?? seen);
}

/** @returns the refund that has to be asked for */
function carryOut(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  money: HeldMoney,
  input: ReviewDecision,
): Promise<string | undefined> {
  switch (input.decision) {
    case 'accept':
      return accept(tx, platform, payment, money);
    case 'return':
      return giveBack(tx, platform, payment, money, input);
    case 'record':
      return writeOff(tx, platform, payment, money, input);
  }
}

async function accept(
  tx: Executor,
  platform: Needs,
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
  });
}

async function giveBack(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  money: HeldMoney,
  input: ReviewDecision,
): Promise<string> {
  const currency = currencyOf(money.capturedCurrency);
  const amountMinor = money.capturedMinor - (money.refundedMinor ?? 0);
  const inCharge = currency === payment.charge_currency;
  // Of other money than the order's only dollars have a worth in cents of their own.
  if (!isOwn(payment, money) || currency === undefined || amountMinor <= 0) {
    refuse('refund_way_closed');
  }
  if (!inCharge && currency !== 'USD') refuse('refund_way_closed');
  const amountCents = inCharge ? centsOfCharge(payment, amountMinor) : amountMinor;
  const { id } = await writeRefund(tx, platform, payment, {
    ...input,
    purpose: 'return',
    way: 'gateway',
    access: 'keep',
    amountCents: Math.max(1, amountCents),
    amountMinor,
    currency,
  });
  return id;
}

/** The gateway still holds it and may tell of it again: as long as it is no more, that is no news. */
async function writeOff(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  money: HeldMoney,
  input: ReviewDecision,
): Promise<undefined> {
  const at = platform.clock.now();
  const amountCents = Math.max(1, centsOfCharge(payment, money.capturedMinor));
  const { id } = await writeRefund(tx, platform, payment, {
    ...input,
    purpose: 'return',
    way: 'record',
    access: 'keep',
    amountCents,
    amountMinor: Math.max(1, money.capturedMinor),
  });
  await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at });
  await closePayment(tx, payment, { to: 'canceled', by: 'operator', at });
  await updatePayment(tx, payment.id, { dismissed_minor: money.capturedMinor, check_at: null });
}

/** Money of another order or of another merchant is not ours to move. */
function isOwn(payment: PaymentRow, money: HeldMoney): boolean {
  const known = payment.gateway_reference;
  const isSame = known === null || known === money.reference;
  return isSame && money.orderId === payment.id && money.merchantMatches;
}

function currencyOf(currency: string | null): 'USD' | 'RUB' | undefined {
  return currency === 'USD' || currency === 'RUB' ? currency : undefined;
}
