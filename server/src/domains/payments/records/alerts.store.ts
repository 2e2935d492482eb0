import type { Executor } from '../../../platform/platform.ts';

export type AlertKind =
  | 'payment_late'
  | 'payment_overpaid'
  | 'payment_review'
  | 'payment_disputed'
  | 'refund_failed'
  | 'refund_excess'
  | 'promo_over_limit'
  | 'webhook_mismatch'
  | 'webhook_unknown_payment'
  | 'webhook_stuck'
  | 'paid_without_access'
  | 'proof_unchecked'
  | 'gateway_reference_reused'
  | 'rate_implausible';

/** Raises an alert, once per subject and kind. */
export async function raiseAlert(
  db: Executor,
  alert: { kind: AlertKind; subject: string; detail?: object; at: Date },
): Promise<void> {
  await db
    .insertInto('alerts')
    .values({
      kind: alert.kind,
      subject: alert.subject,
      detail: JSON.stringify(alert.detail ?? {}),
      created_at: alert.at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
