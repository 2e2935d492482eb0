import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { together } from '../../../platform/db/together.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { PlanRow } from '../../access/index.ts';

export type PlanChangeRow = Selectable<Database['plan_changes']>;
type PaymentRow = Selectable<Database['payments']>;
export type PlanChangeLine = Selectable<Database['plan_change_lines']>;

export async function insertPlanChange(
  tx: Executor,
  change: Insertable<Database['plan_changes']>,
  lines: readonly Insertable<Database['plan_change_lines']>[],
): Promise<void> {
  await together([
    tx.insertInto('plan_changes').values(change).execute(),
    tx.insertInto('plan_change_lines').values(lines).execute(),
  ]);
}

/** The plan change that a payment pays; undefined for an ordinary order. */
export function findPlanChange(
  db: Executor,
  paymentId: string,
): Promise<PlanChangeRow | undefined> {
  return db
    .selectFrom('plan_changes')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** The lines of a plan change, in the order of the periods that it ends. */
export function listPlanChangeLines(
  db: Executor,
  paymentId: string,
): Promise<(PlanChangeLine & { title: string | null; title_ru: string | null })[]> {
  return db
    .selectFrom('plan_change_lines as l')
    .leftJoin('payments as p', 'p.id', 'l.source_payment_id')
    .selectAll('l')
    .select(['p.title', 'p.title_ru'])
    .where('l.payment_id', '=', paymentId)
    .orderBy('l.grant_id')
    .execute();
}

/** The plan that replaced the one that a payment bought; null when none did. */
export async function findPlanAfter(db: Executor, paymentId: string): Promise<PlanRow | null> {
  const { rows } = await sql<{ plan: PlanRow | null }>`
    select plan_after(${paymentId}) as plan`.execute(db);
  return rows[0]?.plan ?? null;
}

/** The payments behind unused days, locked in the order of their ids. */
export function lockSources(tx: Executor, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The same without a lock, for a preview. */
export function findSources(db: Executor, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('payments').selectAll().where('id', 'in', ids).execute();
}

/** Whether a refund of one of these payments was requested and has not ended. */
export async function hasOpenRefund(db: Executor, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', 'in', ids)
    .where('state', 'not in', ['succeeded', 'failed'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a plan change as settled and its sources as credited; the grants of the lines cannot be credited again. */
export async function settleLines(tx: Executor, paymentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('plan_changes')
    .set({ settled_at: at })
    .where('payment_id', '=', paymentId)
    .execute();
  await tx
    .updateTable('plan_change_lines')
    .set({ settled_at: at })
    .where('payment_id', '=', paymentId)
    .execute();
  await sql`
    update payments p set credited_cents = p.credited_cents + l.credit_cents
    from (
      select source_payment_id, sum(credit_cents)::integer as credit_cents from plan_change_lines
      where payment_id = ${paymentId} and source_payment_id is not null group by source_payment_id
    ) l where p.id = l.source_payment_id`.execute(tx);
}

/** Open payments of a buyer that would change the plan of a subscription. */
export async function listOpenChanges(
  tx: Executor,
  subscriptionId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('plan_changes as c')
    .innerJoin('payments as p', 'p.id', 'c.payment_id')
    .select('c.payment_id')
    .where('c.subscription_id', '=', subscriptionId)
    .where('p.state', 'in', ['pending', 'review'])
    .execute();
  return rows.map(({ payment_id }) => payment_id);
}

/** Settled plan changes that credited days of a payment, with the plan that each began. */
export async function listCreditedChanges(
  db: Executor,
  sourceId: string,
): Promise<{ payment_id: string; title: string; title_ru: string }[]> {
  return await db
    .selectFrom('plan_change_lines as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .select(['l.payment_id', 'p.title', 'p.title_ru'])
    .distinct()
    .where('l.source_payment_id', '=', sourceId)
    .where('l.settled_at', 'is not', null)
    .where('l.credit_cents', '>', 0)
    .execute();
}

/** What the sources of a plan change have refunded beyond what was left of them, in cents. */
export async function sumUncovered(db: Executor, paymentId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(greatest(0, p.refunded_cents + p.credited_cents - p.captured_cents - p.credit_cents)), 0)::integer as cents
    from payments p where p.id in (
      select source_payment_id from plan_change_lines where payment_id = ${paymentId} and settled_at is not null)`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
}
