import type { WebhookOutcome } from '../../../database.types.ts';
import { closeAlerts, raiseAlert } from '../../../platform/alerts.store.ts';
import { beforeCommit } from '../../../platform/db/before-commit.ts';
import { together } from '../../../platform/db/together.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { tracedPayment } from '../../../platform/telemetry/tracing/unit.ts';
import { recordFiscalReceipts } from '../fiscal-receipts/record-fiscal-receipts.ts';
import type { GatewayReport } from '../gateways/report.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import { findPlanChange, type PlanChangeRow } from '../plan-changes/plan-changes.store.ts';
import { isStalePlanChange } from '../plan-changes/settle-plan-change.ts';
import { isSettled, LATE, REFUND_UNEXPLAINED, withFlags } from '../records/payments.rules.ts';
import {
  changePayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { clearUsedCoupon } from '../redemptions/clear-used-coupon.ts';
import { recordSavedMethod } from '../saved-methods/record-saved-method.ts';
import { findConsentText } from '../saved-methods/renewal-consents.store.ts';
import { beginConsented } from './begin-consented.ts';
import { closePayment } from './close-payment.ts';
import { completeSale } from './complete-sale.ts';
import { openDispute } from './disputes/open-dispute.ts';
import { disputeDetailOf, recordReportedDisputes } from './disputes/record-reported-disputes.ts';
import { winDispute } from './disputes/win-dispute.ts';
import { bookReturned } from './refunds/book-returned.ts';
import { bounceRefunds, bounceReportedShortfall } from './refunds/bounce-refunds.ts';
import { areReturnsFinal, recordRefunds } from './refunds/record-refunds.ts';
import { findSentRefund, listKnownRefunds } from './refunds/refunds.store.ts';
import {
  decideSettlement,
  type KnownRefund,
  type ReviewReason,
  type Settlement,
  secondaryReferenceToSave,
} from './settlement.rules.ts';

/** A report implies at most: paid, refunded in a few steps, disputed. The rest is a safety margin. */
const MAX_STEPS = 10;

export interface SettleInput {
  readonly paymentId: string;
  readonly report: GatewayReport;
  /** Extra writes in the same transaction, such as marking the webhook event as applied. */
  readonly alongside?: (tx: Executor, outcome: WebhookOutcome) => Promise<void>;
}

interface Incoming {
  readonly report: GatewayReport;
  /** The plan change that the payment pays. */
  readonly change: PlanChangeRow | undefined;
}

/**
 * Applies a gateway report to a payment, in one transaction under the payment's lock. Webhooks, reconciliation and
 * repeats of both all end here, in any number and order.
 */
export function settlePayment(
  platform: TransactionalPlatform,
  input: SettleInput,
): Promise<WebhookOutcome> {
  return tracedPayment(input.paymentId, 'settle payment', () => settle(platform, input));
}

async function settle(
  platform: TransactionalPlatform,
  { paymentId, report, alongside }: SettleInput,
): Promise<WebhookOutcome> {
  await platform.failpoint('settle_started');
  const { outcome, bought } = await inTransaction(platform.db, async (tx) => {
    const [before, change, consent] = await together([
      lockPayment(tx, paymentId),
      findPlanChange(tx, paymentId),
      findConsentText(tx, paymentId),
    ]);
    if (before === undefined) throw new Error(`payment ${paymentId} is gone`);
    const { payment, outcome } = await applyReport(tx, platform, before, { report, change });
    await beforeCommit(
      tx,
      alertUnclear(tx, payment, { report, outcome, at: platform.clock.now() }),
      alongside?.(tx, outcome),
    );
    if (payment.state === 'paid' && consent !== undefined)
      await beginConsented(tx, platform, payment);
    await platform.failpoint('settle_before_commit');
    const bought = before.paid_at === null && payment.paid_at !== null ? payment : undefined;
    return { outcome, bought };
  });
  await platform.failpoint('settle_committed');
  if (outcome !== 'nothing_to_do') platform.log.info({ paymentId, outcome }, 'payment settled');
  if (bought !== undefined) await clearUsedCoupon(platform, bought);
  return outcome;
}

async function applyReport(
  tx: Executor,
  platform: TransactionalPlatform,
  before: PaymentRow,
  { report, change }: Incoming,
): Promise<{ payment: PaymentRow; outcome: WebhookOutcome }> {
  let payment = before;
  let outcome: WebhookOutcome = 'nothing_to_do';
  const areOld = (one: PaymentRow) => areReturnsFinal(tx, one, platform.clock.now());
  for (let step = 0; step < MAX_STEPS; step++) {
    // Known refunds are only compared with those that the report lists.
    const needsKnownRefunds = isSettled(payment.state) && report.refunds.length > 0;
    const known = needsKnownRefunds ? await listKnownRefunds(tx, payment.id) : [];
    const sent = report.sumIsAmbiguous ? await findSentRefund(tx, payment.id) : undefined;
    const decision = decideSettlement(
      settlementPaymentOf(payment, {
        knownRefunds: known,
        returnsAreFinal: await areOld(payment),
        requestedMinor: sent?.amount_minor ?? 0,
      }),
      report,
    );
    if (decision.kind === 'nothing') break;
    const earlier = payment;
    payment = await applyDecision(tx, platform, payment, { report, change }, decision);
    // Less than a cent was refunded: nothing is booked until it adds up to one.
    if (decision.kind === 'refund' && payment === earlier) break;
    if (['review', 'mismatch', 'unexplained'].includes(decision.kind)) {
      outcome = 'mismatch';
      break;
    }
    outcome = 'applied';
  }
  if (report.orderId === payment.id && outcome !== 'mismatch') {
    // No state leads back to `pending`, so a payment that was pending until now cannot have had a refund request.
    const canHaveRefunds = before.state !== 'pending' || report.refunds.length > 0;
    if (canHaveRefunds) await recordRefunds(tx, platform, payment, report);
    const decided = isSettled(before.state) || before.state === 'review';
    payment = await storeGatewayIds(tx, payment, report, decided);
    payment = await storeGatewayFacts(tx, payment, report);
    await recordReportedDisputes(tx, payment, report, platform.clock.now());
    payment = await recordFiscalReceipts(tx, platform, payment, report);
    await recordSavedMethod(tx, platform, payment, report);
  }
  return { payment, outcome };
}

/** Stores provider ids that we do not have yet: the response to creating the checkout may have been lost. */
async function storeGatewayIds(
  tx: Executor,
  payment: PaymentRow,
  report: GatewayReport,
  decided: boolean,
): Promise<PaymentRow> {
  const { gateway_reference: reference, gateway_secondary_reference: secondaryReference } = payment;
  const change = {
    gateway_reference: reference ?? report.reference,
    gateway_secondary_reference: secondaryReferenceToSave(secondaryReference, report, decided),
  };
  const known =
    change.gateway_reference === reference &&
    change.gateway_secondary_reference === secondaryReference;
  return known ? payment : updatePayment(tx, payment.id, change);
}

/** Stores what the gateway says about the checkout page and the dispute, which may change without the state. */
async function storeGatewayFacts(
  tx: Executor,
  payment: PaymentRow,
  { checkoutUrl, disputeDueAt, disputeReference }: GatewayReport,
): Promise<PaymentRow> {
  const isDisputed = payment.disputed_by === 'gateway';
  const dueAt = isDisputed ? (disputeDueAt ?? payment.dispute_due_at) : payment.dispute_due_at;
  const dispute = disputeReference ?? payment.dispute_reference;
  const url = (payment.state === 'pending' && checkoutUrl) || payment.checkout_url;
  const known =
    dueAt?.getTime() === payment.dispute_due_at?.getTime() &&
    dispute === payment.dispute_reference &&
    url === payment.checkout_url;
  if (known) return payment;
  return updatePayment(tx, payment.id, {
    dispute_due_at: dueAt,
    dispute_reference: dispute,
    checkout_url: url,
  });
}

/** Alerts operators to words of the gateway that the shop does not know, until a later report changes the payment. */
async function alertUnclear(
  tx: Executor,
  { id: subject, provider }: PaymentRow,
  { report, outcome, at }: { report: GatewayReport; outcome: WebhookOutcome; at: Date },
): Promise<void> {
  if (report.orderId !== subject || outcome === 'mismatch') return;
  const kind = 'gateway_unclear';
  if (report.unclear !== undefined) {
    const detail = { provider, message: report.unclear };
    await raiseAlert(tx, { kind, subject, detail, at }, 'changed');
  } else if (outcome === 'applied') {
    await closeAlerts(tx, { kinds: [kind], subjects: [subject], at });
  }
}

async function applyDecision(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  { report, change }: Incoming,
  decision: Exclude<Settlement, { kind: 'nothing' }>,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const subject = payment.id;
  switch (decision.kind) {
    case 'settle':
      if (await isStalePlanChange(tx, payment, change, at)) {
        return holdForReview(tx, platform, payment, { reason: 'plan_change', report });
      }
      return completeSale(tx, platform, payment, {
        capturedMinor: report.capturedMinor,
        late: decision.late,
        overpaid: decision.overpaid,
        underpaid: decision.underpaid === true,
        change,
      });
    case 'close':
      if (payment.state === 'review') {
        await notifyPaymentChange(tx, platform, payment, { change: 'returned' });
      }
      return closePayment(tx, platform, payment, {
        to: decision.to,
        by: 'gateway',
        at,
        refunded: report.state === 'refunded',
      });
    case 'refund':
      return bookReturned(tx, platform, payment, {
        toMinor: decision.toMinor,
        refunds: report.refunds,
      });
    case 'bounce':
      return bounceRefunds(tx, platform, payment, decision.refunds);
    case 'shortfall':
      return bounceReportedShortfall(tx, platform, payment, decision.toMinor);
    case 'review':
      return holdForReview(tx, platform, payment, { reason: decision.reason, report });
    case 'mismatch': {
      const detail = { reason: decision.reason, report };
      await raiseAlert(tx, { kind: 'webhook_mismatch', subject, detail, at });
      return payment;
    }
    case 'unexplained': {
      const detail = { state: report.state, sum_minor: report.capturedMinor };
      await raiseAlert(tx, { kind: 'refund_unexplained', subject, detail, at });
      const flags = withFlags(payment.flags, REFUND_UNEXPLAINED);
      return flags === payment.flags ? payment : updatePayment(tx, payment.id, { flags });
    }
    case 'dispute':
      return openDispute(tx, platform, payment, {
        by: 'gateway',
        dueAt: report.disputeDueAt ?? null,
        detail: disputeDetailOf(report.disputes),
      });
    case 'dispute_won':
      return winDispute(tx, platform, payment);
  }
}

async function holdForReview(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
  detail: { readonly reason: ReviewReason; readonly report: GatewayReport },
): Promise<PaymentRow> {
  const at = platform.clock.now();
  await raiseAlert(tx, { kind: 'payment_review', subject: payment.id, detail, at });
  await notifyPaymentChange(tx, platform, payment, { change: 'held' });
  // Another payment of the same renewal may live beside late money.
  const isLate = payment.renewal_id !== null && payment.state !== 'pending';
  return changePayment(
    tx,
    payment.id,
    {
      state: 'review',
      review_reason: detail.reason,
      ...(isLate && { flags: withFlags(payment.flags, LATE) }),
    },
    { kind: 'review', detail: { from: payment.state, ...detail }, at },
  );
}

function settlementPaymentOf(
  payment: PaymentRow,
  refunds: {
    readonly knownRefunds: readonly KnownRefund[];
    readonly returnsAreFinal: boolean;
    readonly requestedMinor: number;
  },
) {
  return {
    id: payment.id,
    state: payment.state,
    gatewayReference: payment.gateway_reference,
    gatewaySecondaryReference: payment.gateway_secondary_reference,
    chargeMinor: payment.charge_minor,
    chargeCurrency: payment.charge_currency,
    capturedMinor: payment.captured_minor,
    capturedCurrency: payment.captured_currency,
    returnedMinor: payment.returned_minor,
    refunded: payment.refunded_cents > 0,
    reviewReason: payment.review_reason,
    disputedBy: payment.disputed_by,
    dismissedMinor: payment.dismissed_minor,
    capturedCents: payment.captured_cents,
    ...refunds,
  };
}
