import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ConfirmationRow = Selectable<Database['payment_confirmations']>;

/** Expires waiting confirmations after their deadline, which frees their references. */
export async function expireConfirmations(tx: Executor, now: Date): Promise<void> {
  await tx
    .updateTable('payment_confirmations')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute();
}

export async function insertConfirmation(
  tx: Executor,
  row: Insertable<Database['payment_confirmations']>,
): Promise<void> {
  await tx.insertInto('payment_confirmations').values(row).execute();
}

export function findConfirmation(db: Executor, id: string): Promise<ConfirmationRow | undefined> {
  return db.selectFrom('payment_confirmations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The caller has locked the payment. */
export function lockConfirmation(tx: Executor, id: string): Promise<ConfirmationRow | undefined> {
  return tx
    .selectFrom('payment_confirmations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideConfirmation(
  tx: Executor,
  id: string,
  decision: { state: 'settled' | 'refused'; by: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('payment_confirmations')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_at: decision.at,
      decision_reason: decision.reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether the provider uses this id for another payment. */
export async function isReferenceTaken(
  tx: Executor,
  { id, provider }: { readonly id: string; readonly provider: string },
  reference: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('gateway_reference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ListedConfirmation extends ConfirmationRow {
  readonly username: string;
  readonly title: string;
  readonly title_ru: string;
  readonly total_cents: number;
  readonly requested_by_name: string;
  readonly decided_by_name: string | null;
}

const LISTED_MAX = 100;

/**
 * One confirmation, those of a payment, or those that wait for a second operator while their payment is unpaid; oldest
 * first.
 */
export async function listConfirmationRows(
  db: Executor,
  which: { readonly id: string } | { readonly paymentId: string } | { readonly waitingAt: Date },
): Promise<ListedConfirmation[]> {
  const matches =
    'id' in which
      ? sql`c.id = ${which.id}`
      : 'paymentId' in which
        ? sql`c.payment_id = ${which.paymentId}`
        : sql`c.state = 'waiting' and c.expires_at > ${which.waitingAt}
            and p.state in ('pending', 'expired', 'canceled', 'failed')`;
  const { rows } = await sql<ListedConfirmation>`
    select c.*, u.username, p.title, p.title_ru, p.total_cents, a.name as requested_by_name, d.name as decided_by_name
    from payment_confirmations c
    join payments p on p.id = c.payment_id
    join users u on u.id = p.user_id
    join operators a on a.id = c.requested_by
    left join operators d on d.id = c.decided_by
    where ${matches}
    order by c.requested_at, c.id limit ${LISTED_MAX}`.execute(db);
  return rows;
}
