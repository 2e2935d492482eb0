import { closeAlerts, noteAlert, raiseAlert } from '../../../platform/alerts.store.ts';
import { beforeCommit } from '../../../platform/db/before-commit.ts';
import { together } from '../../../platform/db/together.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { traced } from '../../../platform/telemetry/tracing/unit.ts';
import { grantPrepared, type PreparedGrant, prepareGrant } from '../../access/index.ts';
import { earnCommissions } from '../../referrals/index.ts';
import { findDoubled, openDoublePayment } from '../double-payments/open-double-payment.ts';
import { createGift } from '../gifts/create-gift.ts';
import { notifyPaid, readReceipt } from '../notifications/notify-paid.ts';
import type { PlanChangeRow } from '../plan-changes/plan-changes.store.ts';
import {
  type ReadyChange,
  readyPlanChange,
  settlePlanChange,
} from '../plan-changes/settle-plan-change.ts';
import { centsOfCharge } from '../records/charged-amount.rules.ts';
import {
  commissionBase,
  DOUBLE,
  hasFlag,
  isPaidByBalance,
  LATE,
  MANUAL,
} from '../records/payments.rules.ts';
import { insertEffects, type PaymentRow, storeChange } from '../records/payments.store.ts';
import { postSale } from '../records/post-entries.ts';
import { commitRedemption } from '../redemptions/commit-redemption.ts';

export interface CompletedSale {
  /** The captured amount in minor units of the charge currency. */
  readonly capturedMinor: number;
  readonly late: boolean;
  readonly overpaid: boolean;
  /** Less than was charged was accepted, by an operator or within the gateway's tolerance. */
  readonly underpaid?: boolean;
  /** Confirmed manually, not by the gateway. */
  readonly manual?: boolean;
  /** The plan change that the payment pays. */
  readonly change: PlanChangeRow | undefined;
}

/**
 * Completes a paid order: access or the gift, journal, promo code, commissions and notifications. The only place that does so, in
 * the caller's transaction with the payment locked. The effect rows make a second completion impossible.
 */
export async function completeSale(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { capturedMinor, late, overpaid, underpaid = false, manual = false, change: row }: CompletedSale,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const capturedCents = centsOfCharge(payment, capturedMinor);
  // A change that no longer fits is held for an operator, who may accept it: then the shop bears the credit.
  const change = await readyPlanChange(tx, payment, row, at);
  // Locks the promo code, which comes before the subscription.
  const overLimit = payment.promo_code_id !== null && (await commitRedemption(tx, payment.id, at));
  const grant = {
    paymentId: payment.id,
    userId: payment.user_id,
    productId: payment.product_id,
    durationCount: payment.duration_count,
    durationUnit: payment.duration_unit,
    at,
  };
  const isGranted = !payment.is_gift && change === undefined;
  const [fresh, prepared, doubledId, receipt] = await together([
    insertEffects(tx, payment.id, ['capture', 'activate'], at),
    isGranted ? prepareGrant(tx, platform, grant) : undefined,
    change === undefined ? findDoubled(tx, payment, { paidCents: capturedCents, at }) : undefined,
    readReceipt(tx, platform, payment),
  ]);
  if (fresh === 0) return payment;
  if (fresh !== 2) throw new Error(`payment ${payment.id} has half of its effects`);

  const access = await give(tx, platform, { prepared, change, grant });
  const isLate = late || hasFlag(payment, LATE);
  const flags = [
    isLate && LATE,
    overpaid && 'overpaid',
    underpaid && 'underpaid',
    manual && MANUAL,
    doubledId !== undefined && DOUBLE,
  ].filter((flag) => flag !== false);
  const paidWith = {
    state: 'paid',
    paid_at: at,
    closed_at: at,
    sync_at: null,
    captured_cents: capturedCents,
    captured_minor: capturedMinor,
    captured_currency: payment.charge_currency,
    flags: flags.join(',') || null,
    access_from: access?.from ?? null,
    access_until: access?.until ?? null,
  } as const;
  const paid: PaymentRow = { ...payment, ...paidWith };
  await beforeCommit(
    tx,
    storeChange(tx, payment.id, paidWith, {
      kind: 'paid',
      detail: { from: payment.state, captured_cents: capturedCents, flags },
      at,
    }),
  );
  const subject = payment.id;
  const detail = { amount_cents: capturedCents, about: paid.title, about_ru: paid.title_ru };
  await beforeCommit(
    tx,
    postSale(tx, platform, payment, { capturedCents, capturedMinor, at }),
    payment.state === 'review'
      ? closeAlerts(tx, { kinds: ['payment_review'], subjects: [subject], at })
      : undefined,
    // A gift earns its commission when it is claimed: until then its buyer can have it refunded.
    isPaidByBalance(paid) || paid.is_gift
      ? undefined
      : earnCommissions(tx, platform, {
          paymentId: paid.id,
          buyerId: paid.user_id,
          baseCents: commissionBase(paid),
          at,
        }),
    notifyPaid(tx, platform, paid, { receipt, change: row }),
    recordOperatorEvent(tx, { kind: 'sale', subject, detail, at }),
  );
  if (payment.is_gift) await createGift(tx, platform, payment, { capturedCents, at });

  // The money is honored, so nothing is left to do.
  if (isLate) await noteAlert(tx, { kind: 'payment_late', subject, at });
  if (overpaid) {
    const surplus = { surplus_cents: capturedCents - payment.total_cents };
    await raiseAlert(tx, { kind: 'payment_overpaid', subject, detail: surplus, at });
  }
  if (overLimit) await raiseAlert(tx, { kind: 'promo_over_limit', subject, at });
  if (doubledId !== undefined) await openDoublePayment(tx, platform, paid, doubledId);
  return paid;
}

/** The period that a payment bought for its buyer; undefined for a gift. */
async function give(
  tx: Executor,
  platform: Notifying,
  {
    prepared,
    change,
    grant,
  }: {
    prepared: PreparedGrant | undefined;
    change: ReadyChange | undefined;
    grant: Parameters<typeof settlePlanChange>[2]['grant'];
  },
): Promise<{ readonly from: Date; readonly until: Date } | undefined> {
  if (change !== undefined) {
    return traced('grant access', {}, () => settlePlanChange(tx, platform, { change, grant }));
  }
  return prepared && traced('grant access', {}, () => grantPrepared(tx, platform, prepared));
}
