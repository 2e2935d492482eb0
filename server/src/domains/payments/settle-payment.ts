import { inTransaction } from '../../platform/db/transaction.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import type { NoticeOutcome } from '../../tables/payments.ts';
import { raiseAlert } from './alerts.store.ts';
import { closePayment } from './close-payment.ts';
import { completeSale } from './complete-sale.ts';
import { beginDispute, winDispute } from './disputes.ts';
import { forgetUsedCoupon } from './forget-used-coupon.ts';
import type { GatewayReport } from './gateways/gateway.ts';
import { isSettled } from './payments.rules.ts';
import { changePayment, lockPayment, type PaymentRow, updatePayment } from './payments.store.ts';
import { bookReturned } from './refunds/book-returned.ts';
import { bounceRefunds, bounceShortfall } from './refunds/bounce-refunds.ts';
import { areReturnsOld, noteRefunds } from './refunds/note-refunds.ts';
import { listKnownRefunds } from './refunds/refunds.store.ts';
import {
  decideSettlement,
  handleToKeep,
  type KnownRefund,
  type Settlement,
} from './settlement.rules.ts';

/** A report holds at most: paid, refunded in a few steps, disputed. The rest is a margin that no report needs. */
const MAX_STEPS = 10;

export interface SettleInput {
  readonly paymentId: string;
  readonly report: GatewayReport;
  /** What must be written in the same transaction: the inbox row that brought the report. */
  readonly alongside?: (tx: Executor, outcome: NoticeOutcome) => Promise<void>;
}

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/**
 * Brings a payment up to what its gateway reports, in one transaction under the payment's lock. Notices,
 * reconciliation and repeats of both all come here, in any number and order.
 */
export async function settlePayment(
  platform: Needs,
  { paymentId, report, alongside }: SettleInput,
): Promise<NoticeOutcome> {
  await platform.failpoint('settle_begun');
  const { outcome, bought } = await inTransaction(platform.db, async (tx) => {
    const before = await lockPayment(tx, paymentId);
    if (before === undefined) throw new Error(`payment ${paymentId} is gone`);
    const { payment, outcome } = await applyReport(tx, platform, before, report);
    await alongside?.(tx, outcome);
    await platform.failpoint('settle_before_commit');
    const bought = before.paid_at === null && payment.paid_at !== null ? payment : undefined;
    return { outcome, bought };
  });
  await platform.failpoint('settle_committed');
  if (outcome !== 'nothing_to_do') platform.log.info({ paymentId, outcome }, 'payment settled');
  if (bought !== undefined) await forgetUsedCoupon(platform, bought);
  return outcome;
}

async function applyReport(
  tx: Executor,
  platform: Needs,
  before: PaymentRow,
  report: GatewayReport,
): Promise<{ payment: PaymentRow; outcome: NoticeOutcome }> {
  let payment = before;
  let outcome: NoticeOutcome = 'nothing_to_do';
  const areOld = (one: PaymentRow) => areReturnsOld(tx, one, platform.clock.now());
  for (let step = 0; step < MAX_STEPS; step++) {
    // What we know of refunds is only held against the ones that the report lists.
    const asksForKnown = isSettled(payment.state) && report.refunds.length > 0;
    const known = asksForKnown ? await listKnownRefunds(tx, payment.id) : [];
    const decision = decideSettlement(decidable(payment, known, await areOld(payment)), report);
    if (decision.kind === 'nothing') break;
    const earlier = payment;
    payment = await applyDecision(tx, platform, payment, report, decision);
    // Less than a cent, which waits until it is one.
    if (decision.kind === 'refund' && payment === earlier) break;
    if (decision.kind === 'review' || decision.kind === 'mismatch') {
      outcome = 'mismatch';
      break;
    }
    outcome = 'applied';
  }
  if (report.orderId === payment.id && outcome !== 'mismatch') {
    // Nothing leads back to `pending`, so nobody has asked for a refund of what was pending until now.
    const canHaveRefunds = before.state !== 'pending' || report.refunds.length > 0;
    if (canHaveRefunds) await noteRefunds(tx, platform, payment, report);
    const decided = isSettled(before.state) || before.state === 'review';
    payment = await rememberIds(tx, payment, report, decided);
  }
  return { payment, outcome };
}

/** What the gateway calls the payment, as far as we did not know it: its form may have been lost on the way. */
async function rememberIds(
  tx: Executor,
  payment: PaymentRow,
  report: GatewayReport,
  decided: boolean,
): Promise<PaymentRow> {
  const { gateway_reference: reference, gateway_handle: handle } = payment;
  const change = {
    gateway_reference: reference ?? report.reference,
    gateway_handle: handleToKeep(handle, report, decided),
  };
  const known = change.gateway_reference === reference && change.gateway_handle === handle;
  return known ? payment : updatePayment(tx, payment.id, change);
}

async function applyDecision(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  report: GatewayReport,
  decision: Exclude<Settlement, { kind: 'nothing' }>,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const subject = payment.id;
  switch (decision.kind) {
    case 'settle':
      return completeSale(tx, platform, payment, {
        capturedMinor: report.capturedMinor,
        late: decision.late,
        overpaid: decision.overpaid,
      });
    case 'close':
      return closePayment(tx, payment, { to: decision.to, by: 'gateway', at });
    case 'refund':
      return bookReturned(tx, platform, payment, {
        toMinor: decision.toMinor,
        refunds: report.refunds,
      });
    case 'bounce':
      return bounceRefunds(tx, platform, payment, decision.refunds);
    case 'shortfall':
      return bounceShortfall(tx, platform, payment, decision.toMinor);
    case 'review': {
      const detail = { reason: decision.reason, report };
      await raiseAlert(tx, { kind: 'payment_review', subject, detail, at });
      return changePayment(
        tx,
        payment.id,
        { state: 'review', review_reason: decision.reason },
        { kind: 'review', detail: { from: payment.state, ...detail }, at },
      );
    }
    case 'mismatch': {
      const detail = { reason: decision.reason, report };
      await raiseAlert(tx, { kind: 'notice_mismatch', subject, detail, at });
      return payment;
    }
    case 'dispute':
      return beginDispute(tx, platform, payment, { by: 'gateway' });
    case 'dispute_won':
      return winDispute(tx, platform, payment);
  }
}

function decidable(
  payment: PaymentRow,
  knownRefunds: readonly KnownRefund[],
  returnsAreOld: boolean,
) {
  return {
    id: payment.id,
    state: payment.state,
    gatewayReference: payment.gateway_reference,
    gatewayHandle: payment.gateway_handle,
    chargeMinor: payment.charge_minor,
    chargeCurrency: payment.charge_currency,
    capturedMinor: payment.captured_minor,
    capturedCurrency: payment.captured_currency,
    returnedMinor: payment.returned_minor,
    refunded: payment.refunded_cents > 0,
    reviewReason: payment.review_reason,
    disputedBy: payment.disputed_by,
    dismissedMinor: payment.dismissed_minor,
    knownRefunds,
    returnsAreOld,
  };
}
