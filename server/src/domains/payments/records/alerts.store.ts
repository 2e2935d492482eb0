import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export type AlertKind =
  | 'payment_late'
  | 'payment_overpaid'
  | 'payment_review'
  | 'payment_disputed'
  | 'fraud_warning'
  | 'credit_taken_back'
  | 'double_payment'
  | 'refund_failed'
  | 'refund_excess'
  | 'refund_unexplained'
  | 'refund_stuck'
  | 'promo_over_limit'
  | 'webhook_mismatch'
  | 'webhook_unknown_payment'
  | 'webhook_stuck'
  | 'gateway_unclear'
  | 'saving_refused'
  | 'paid_without_access'
  | 'fiscal_receipt_failed'
  | 'fiscal_receipt_late'
  | 'proof_unchecked'
  | 'rate_implausible';

/**
 * Raises an alert, once per subject and kind; one that ended by itself opens again.
 * @param alert.dueAt until when something has to be done
 */
export async function raiseAlert(
  db: Executor,
  alert: { kind: AlertKind; subject: string; detail?: object; dueAt?: Date | null; at: Date },
): Promise<void> {
  await db
    .insertInto('alerts')
    .values({
      kind: alert.kind,
      subject: alert.subject,
      detail: JSON.stringify(alert.detail ?? {}),
      created_at: alert.at,
      resolved_at: null,
      due_at: alert.dueAt ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ resolved_at: null, created_at: alert.at, due_at: alert.dueAt ?? null })
        .where('alerts.resolved_at', 'is not', null)
        .where('alerts.resolved_by', 'is', null),
    )
    .execute();
}

/**
 * Raises an alert about words of a gateway, once per subject and kind. New words open it again, also after an
 * operator resolved it; the same words only if it had ended by itself.
 */
export async function raiseWordsAlert(
  db: Executor,
  alert: { kind: AlertKind; subject: string; detail: object; at: Date },
): Promise<void> {
  const detail = JSON.stringify(alert.detail);
  await db
    .insertInto('alerts')
    .values({
      kind: alert.kind,
      subject: alert.subject,
      detail,
      created_at: alert.at,
      resolved_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({
          detail,
          created_at: alert.at,
          resolved_at: null,
          resolved_by: null,
          resolution: null,
        })
        .where(({ or, and, eb }) =>
          or([
            eb('alerts.detail', '<>', sql<object>`${detail}::jsonb`),
            and([eb('alerts.resolved_at', 'is not', null), eb('alerts.resolved_by', 'is', null)]),
          ]),
        ),
    )
    .execute();
}

/** Records an alert that needs nothing from operators: it is listed with the resolved ones. */
export async function noteAlert(
  tx: Executor,
  { kind, subject, at }: { kind: AlertKind; subject: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('alerts')
    .values({ kind, subject, detail: '{}', created_at: at, resolved_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}

/** Moves the date of an open alert; null when nothing is due any more. */
export async function setAlertDue(
  tx: Executor,
  { kind, subject, dueAt }: { kind: AlertKind; subject: string; dueAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ due_at: dueAt })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('due_at', 'is distinct from', dueAt)
    .execute();
}

/** Closes open alerts of these kinds about the subjects, because their cause has ended. */
export async function closeAlerts(
  tx: Executor,
  { kinds, subjects, at }: { kinds: readonly AlertKind[]; subjects: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ resolved_at: at })
    .where('kind', 'in', kinds)
    .where('subject', 'in', subjects)
    .where('resolved_at', 'is', null)
    .execute();
}

/** Closes the alerts about failed refunds of a payment: the buyer has got the money in another way. */
export async function closeRefundAlerts(tx: Executor, paymentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ resolved_at: at })
    .where('kind', '=', 'refund_failed')
    .where(sql`detail ->> 'payment'`, '=', paymentId)
    .where('resolved_at', 'is', null)
    .execute();
}
