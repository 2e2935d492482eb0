import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { GatewayRefund } from '../gateways/gateway.ts';
import type { KnownRefund } from '../settlement.rules.ts';

export type RefundRow = Selectable<Database['payment_refunds']>;

/** A refund that nobody has decided yet; a payment has one at most. */
export function isOpen({ state }: Pick<RefundRow, 'state'>): boolean {
  return state === 'requested' || state === 'unknown' || state === 'pending';
}

export function insertRefund(
  tx: Executor,
  row: Insertable<Database['payment_refunds']>,
): Promise<RefundRow> {
  return tx.insertInto('payment_refunds').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findRefund(db: Executor, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Refunds that operators asked for, oldest first. They change under the lock of their payment. */
export function listRefunds(db: Executor, paymentId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findOpenRefund(
  tx: Executor,
  paymentId: string,
): Promise<RefundRow | undefined> {
  return (await listRefunds(tx, paymentId)).find(isOpen);
}

/** @param change leaves a refund alone that has failed meanwhile */
export async function changeRefund(
  db: Executor,
  id: string,
  change: Updateable<Database['payment_refunds']>,
): Promise<RefundRow | undefined> {
  return db
    .updateTable('payment_refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .returningAll()
    .executeTakeFirst();
}

/** The gateway gave no clear answer. One that was decided meanwhile is left alone. */
export async function markUnanswered(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ state: 'unknown', changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
}

/**
 * Counts an attempt before it is made, and keeps others from making it at the same time.
 * @returns undefined when the refund is decided by now
 */
export function countAttempt(
  db: Executor,
  id: string,
  { at, tryAt }: { at: Date; tryAt: Date },
): Promise<RefundRow | undefined> {
  return db
    .updateTable('payment_refunds')
    .set((own) => ({ attempts: own('attempts', '+', 1), try_at: tryAt, changed_at: at }))
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Takes refunds that are due; put off at once, so that a second worker does not take them as well. */
export function claimDueRefunds(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<RefundRow[]> {
  return db
    .updateTable('payment_refunds')
    .set({ try_at: until })
    .where('id', 'in', (due) =>
      due
        .selectFrom('payment_refunds')
        .select('id')
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** What the gateway has told of a payment's refunds one by one. */
export async function listKnownRefunds(tx: Executor, paymentId: string): Promise<KnownRefund[]> {
  const rows = await tx
    .selectFrom('gateway_refunds')
    .select(['reference', 'counted_at', 'failed_at'])
    .where('payment_id', '=', paymentId)
    .execute();
  return rows.map(({ reference, counted_at, failed_at }) => ({
    reference,
    counted: counted_at !== null,
    failed: failed_at !== null,
  }));
}

/** Writes down what a report says of refunds. What was counted or has failed once stays so. */
export async function rememberRefunds(
  tx: Executor,
  {
    paymentId,
    refunds,
    counted,
    at,
  }: {
    paymentId: string;
    refunds: readonly GatewayRefund[];
    counted: ReadonlySet<string>;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('gateway_refunds')
    .values(
      refunds.map(({ reference, amountMinor, state }) => ({
        payment_id: paymentId,
        reference,
        amount_minor: amountMinor,
        counted_at: counted.has(reference) ? at : null,
        failed_at: state === 'failed' ? at : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'reference']).doUpdateSet({
        counted_at: sql`coalesce(gateway_refunds.counted_at,
          case when gateway_refunds.failed_at is null then excluded.counted_at end)`,
        failed_at: sql`coalesce(gateway_refunds.failed_at, excluded.failed_at)`,
      }),
    )
    .execute();
}

/** When money of a payment was last booked as given back, by whatever way. */
export async function findLastReturn(tx: Executor, paymentId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('payment_effects')
    .select('created_at')
    .where('payment_id', '=', paymentId)
    .where(sql<boolean>`effect ~ '^(refund|excess|repaid):'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** What the gateway said when a payment was held for review. */
export async function findReviewReport(db: Executor, paymentId: string): Promise<unknown> {
  const row = await db
    .selectFrom('payment_events')
    .select('detail')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'review')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Always an object: it is what `settle-payment.ts` wrote.
  return (row?.detail as { report?: unknown } | undefined)?.report;
}
