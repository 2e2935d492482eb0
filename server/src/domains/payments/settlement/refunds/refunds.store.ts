import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../../database.types.ts';
import type { Executor } from '../../../../platform/platform.ts';
import type { GatewayRefund } from '../../gateways/refunds.ts';
import type { KnownRefund } from '../settlement.rules.ts';

export type RefundRow = Selectable<Database['payment_refunds']>;

/** A refund without a final state; a payment has at most one. */
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

/** The requested refunds of a payment, oldest first. They change under the lock of the payment. */
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

/** The refund that was sent to the gateway and is not booked yet. */
export async function findSentRefund(
  tx: Executor,
  paymentId: string,
): Promise<RefundRow | undefined> {
  return (await listRefunds(tx, paymentId)).find(
    (refund) =>
      isOpen(refund) &&
      refund.method === 'gateway' &&
      refund.effect === null &&
      refund.attempts > 0,
  );
}

/** Does not change a refund that has failed meanwhile. */
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

/** Marks a refund without a clear answer of the gateway; skips one that was decided meanwhile. */
export async function markUnanswered(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ state: 'unknown', changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
}

/**
 * Counts an attempt before it is made and sets `try_at`, so that no other process makes it at the same time.
 * @returns undefined when the refund was decided meanwhile
 */
export function countAttempt(
  db: Executor,
  id: string,
  { at, tryAt }: { at: Date; tryAt: Date },
): Promise<RefundRow | undefined> {
  return db
    .updateTable('payment_refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), try_at: tryAt, changed_at: at }))
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Ids of open refunds that are to be followed up. */
export async function findDueRefunds(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The refunds that the gateway has reported for a payment. */
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

/** Stores the refunds of a report. `counted_at` and `failed_at` are set once and never change. */
export async function upsertGatewayRefunds(
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

/** When money of a payment was last booked as returned, in any way. */
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

/** The report of the gateway with which a payment was held for review. */
export async function findReviewReport(db: Executor, paymentId: string): Promise<unknown> {
  const row = await db
    .selectFrom('payment_events')
    .select('detail')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'review')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // `settle-payment.ts` always writes an object.
  return (row?.detail as { report?: unknown } | undefined)?.report;
}
