import type { RefundAccess, RefundMethod } from '../../../../database.types.ts';
import { closeAlerts, closeRefundAlerts } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import {
  releaseGrant,
  reverseGrant,
  type ShiftedPeriod,
  shortenGrant,
} from '../../../access/index.ts';
import { freezeCommissions, reverseCommissionsOfPayment } from '../../../referrals/index.ts';
import { closeDoublePayments } from '../../double-payments/close-double-payments.ts';
import { reverseGift } from '../../gifts/reverse-gift.ts';
import { notifyPaymentChange } from '../../notifications/notify-payment-change.ts';
import { notifyRefunded } from '../../notifications/notify-refunded.ts';
import { alertReversedCredit } from '../../plan-changes/alert-reversed-credit.ts';
import { returnPlanCredit } from '../../plan-changes/return-plan-credit.ts';
import {
  DISPUTE_LOST,
  isPaidByBalance,
  REFUND_UNEXPLAINED,
  withFlags,
  withoutFlag,
} from '../../records/payments.rules.ts';
import { changePayment, insertEffects, type PaymentRow } from '../../records/payments.store.ts';
import { postRefund } from '../../records/post-entries.ts';
import { firstRefundSync } from '../../records/reconcile.rules.ts';
import { savePeriods } from '../../records/save-periods.ts';
import { releaseRedemptionOfPayment } from '../../redemptions/release-redemption-of-payment.ts';
import { removeMethodsOfRefunded } from '../../saved-methods/remove-methods-of-refunded.ts';

/** A refund, in cents of the quote and in minor units of the captured currency. */
export interface Refund {
  readonly method: RefundMethod;
  /** 0 when everything was refunded already: any further return by the gateway is a loss. */
  readonly amountCents: number;
  readonly amountMinor: number;
  /**
   * What happens to the access. Absent for refunds made at the gateway: a full refund revokes it, a partial one keeps
   * it.
   */
  readonly access?: RefundAccess;
}

/**
 * Books a refund of a settled payment, with its effects on commissions, access and promo code.
 * @returns the payment, and the effect key it was booked under; undefined when it was booked before
 */
export async function refundSale(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { method, amountCents, amountMinor, access }: Refund,
): Promise<{ payment: PaymentRow; effect: string | undefined }> {
  const at = platform.clock.now();
  const toCents = payment.refunded_cents + amountCents;
  const fromGateway = method === 'gateway' || isPaidByBalance(payment);
  const returnedMinor = payment.returned_minor + (fromGateway ? amountMinor : 0);
  const effect = amountCents > 0 ? `refund:${toCents}` : `excess:${returnedMinor}`;
  if ((await insertEffects(tx, payment.id, [effect], at)) === 0) {
    return { payment, effect: undefined };
  }
  const full = toCents === payment.captured_cents;
  const refunded = await changePayment(
    tx,
    payment.id,
    {
      ...stateAfter(payment, full),
      refunded_cents: toCents,
      returned_minor: returnedMinor,
      // A refund through the gateway may still bounce, and the webhook about that may be lost.
      sync_at: method === 'gateway' ? (firstRefundSync(at) ?? null) : null,
      sync_count: 0,
    },
    refundEventOf(payment, { method, amountCents, toCents, full, at }),
  );
  await postRefund(tx, platform, payment, { method, amountCents, amountMinor, effect, at });
  if (amountCents === 0) return { payment: refunded, effect };
  await reverseCommissionsOfPayment(tx, platform, {
    paymentId: payment.id,
    capturedCents: payment.captured_cents,
    refundedCents: toCents,
    disputed: payment.state === 'disputed',
    at,
  });
  if (refunded.state === 'disputed')
    await freezeCommissions(tx, platform, { paymentId: payment.id, at });
  else if (payment.state === 'disputed') await releaseGrant(tx, { paymentId: payment.id });

  const change = { access: access ?? (full ? 'revoke' : 'keep'), amountCents, full, at } as const;
  await savePeriods(tx, await changeAccess(tx, platform, payment, change));
  if (payment.is_gift) await reverseGift(tx, platform, payment, { ...change, toCents });
  if (full && access !== 'keep') await returnPlanCredit(tx, platform, refunded, at);
  await alertReversedCredit(tx, refunded, at);
  await closeAlertsOfRefund(tx, refunded, at);
  if (full) await closeDoublePayments(tx, payment.id, at);
  if (full) await removeMethodsOfRefunded(tx, platform, payment);
  if (full && payment.promo_code_id !== null) await releaseRedemptionOfPayment(tx, payment.id, at);
  if (refunded.shown_state === 'dispute_lost') {
    await notifyPaymentChange(tx, platform, refunded, { change: 'dispute-lost', amountCents });
  } else {
    await notifyRefunded(tx, platform, refunded, { method, amountCents, amountMinor });
  }
  return { payment: refunded, effect };
}

const undisputed = { disputed_by: null, dispute_due_at: null } as const;

/** A partial refund does not end a dispute opened by an operator; one reported by the gateway ends with its report. */
function stateAfter(payment: PaymentRow, full: boolean) {
  if (full && payment.state === 'disputed') {
    const flags = withFlags(payment.flags, DISPUTE_LOST);
    return { state: 'refunded', ...undisputed, flags } as const;
  }
  if (full) {
    const flags = withoutFlag(payment.flags, REFUND_UNEXPLAINED);
    return { state: 'refunded', ...undisputed, flags } as const;
  }
  if (payment.disputed_by === 'operator') return {};
  return { state: 'partially_refunded', ...undisputed } as const;
}

function refundEventOf(
  payment: PaymentRow,
  refund: { method: RefundMethod; amountCents: number; toCents: number; full: boolean; at: Date },
) {
  const { method, amountCents, toCents, full, at } = refund;
  const detail = { method, amount_cents: amountCents, refunded_cents: toCents };
  if (amountCents === 0) return { kind: 'refund_excess', detail, at };
  if (!full && payment.disputed_by === 'operator') {
    return { kind: 'refunded_in_dispute', detail, at };
  }
  const kind = full ? 'refunded' : 'partially_refunded';
  return { kind, detail: { from: payment.state, ...detail }, at };
}

async function changeAccess(
  tx: Executor,
  platform: object,
  payment: PaymentRow,
  {
    access,
    amountCents,
    full,
    at,
  }: { access: RefundAccess; amountCents: number; full: boolean; at: Date },
): Promise<readonly ShiftedPeriod[]> {
  if (access === 'keep') return [];
  // A full refund reverses all days.
  if (access === 'revoke' || full) {
    return reverseGrant(tx, platform, { paymentId: payment.id, at });
  }
  return shortenGrant(tx, {
    paymentId: payment.id,
    refundedCents: amountCents,
    capturedCents: payment.captured_cents,
    at,
  });
}

/** A refund ends a dispute, returns the surplus of an overpaid order, and makes up for an earlier one that failed. */
async function closeAlertsOfRefund(tx: Executor, payment: PaymentRow, at: Date): Promise<void> {
  const {
    id,
    state,
    captured_cents: captured,
    refunded_cents: refunded,
    total_cents: total,
  } = payment;
  await closeAlerts(tx, {
    kinds: [
      ...(state === 'disputed' ? [] : (['payment_disputed'] as const)),
      ...(captured - refunded <= total ? (['payment_overpaid'] as const) : []),
      // A discount that was granted over the limit went back with the order.
      ...(state === 'refunded'
        ? (['refund_unexplained', 'fraud_warning', 'promo_over_limit'] as const)
        : []),
    ],
    subjects: [id],
    at,
  });
  if (payment.owed_cents === 0) await closeRefundAlerts(tx, id, at);
}
