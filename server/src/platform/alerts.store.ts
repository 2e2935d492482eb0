import type { AlertKind } from '@sesame/contract/console/alerts/alerts.ts';
import { sql } from 'kysely';
import type { Executor } from './platform.ts';

/** Which alerts about the same subject a repeat changes and opens again. */
const REPEATS = {
  never: sql`false`,
  /** Those that ended by themselves; what an operator resolved stays resolved. */
  ended: sql`alerts.resolved_at is not null and alerts.resolved_by is null`,
  resolved: sql`alerts.resolved_at is not null`,
  /** Those that ended by themselves, and any whose detail was another one. */
  changed: sql`alerts.detail <> excluded.detail
    or (alerts.resolved_at is not null and alerts.resolved_by is null)`,
  always: sql`true`,
};

/**
 * Raises an alert for operators, once per kind and subject.
 * @param alert.dueAt until when something has to be done
 */
export async function raiseAlert(
  db: Executor,
  {
    kind,
    subject,
    detail = {},
    dueAt = null,
    at,
  }: { kind: AlertKind; subject: string; detail?: object; dueAt?: Date | null; at: Date },
  repeats: keyof typeof REPEATS = 'ended',
): Promise<void> {
  await sql`
    insert into alerts (kind, subject, detail, created_at, due_at)
    values (${kind}, ${subject}, ${JSON.stringify(detail)}, ${at}, ${dueAt})
    on conflict (kind, subject) do update set detail = excluded.detail, created_at = excluded.created_at,
      due_at = excluded.due_at, resolved_at = null, resolved_by = null, resolution = null
    where ${REPEATS[repeats]}`.execute(db);
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

/** The subjects of all open alerts of a kind. */
export async function listOpenSubjects(db: Executor, kind: AlertKind): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('subject')
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Closes open alerts of these kinds about the subjects, because their cause has ended. */
export async function closeAlerts(
  db: Executor,
  { kinds, subjects, at }: { kinds: readonly AlertKind[]; subjects: readonly string[]; at: Date },
): Promise<void> {
  await db
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
