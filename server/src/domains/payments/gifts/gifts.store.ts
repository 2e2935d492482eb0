import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { GiftFacts } from './gift-state.rules.ts';

export type GiftRow = Selectable<Database['gifts']>;

export async function insertGift(
  tx: Executor,
  row: Insertable<Database['gifts']>,
): Promise<GiftRow> {
  return await tx.insertInto('gifts').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findGiftOfPayment(db: Executor, paymentId: string): Promise<GiftRow | undefined> {
  return db.selectFrom('gifts').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export function findGift(db: Executor, id: string): Promise<GiftRow | undefined> {
  return db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param hashes of the code, by every key */
export function findGiftByCode(
  db: Executor,
  hashes: readonly Buffer[],
): Promise<GiftRow | undefined> {
  return db
    .selectFrom('gifts')
    .selectAll()
    .where('code_hash', 'in', [...hashes])
    .executeTakeFirst();
}

export function findOwnGift(
  db: Executor,
  { id, buyerId }: { readonly id: string; readonly buyerId: string },
): Promise<GiftRow | undefined> {
  return db
    .selectFrom('gifts')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
}

/**
 * Changes a gift that was neither claimed nor ended.
 * @returns undefined when it was
 */
export function changeOpenGift(
  tx: Executor,
  id: string,
  change: Updateable<Database['gifts']>,
): Promise<GiftRow | undefined> {
  return tx
    .updateTable('gifts')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Counts an email with the card of a gift.
 * @param sent emails before it
 * @returns false when another one was counted
 */
export async function countGiftCard(tx: Executor, id: string, sent: number): Promise<boolean> {
  const row = await tx
    .updateTable('gifts')
    .set({ cards_sent: sent + 1 })
    .where('id', '=', id)
    .where('cards_sent', '=', sent)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was reversed before */
export async function markGiftReversed(tx: Executor, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('gifts')
    .set({ reversed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .where('reversed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the states of the gifts that these payments made depend on. */
export async function listGiftFacts(
  db: Executor,
  paymentIds: readonly string[],
): Promise<(GiftFacts & { readonly paymentId: string })[]> {
  const { rows } = await sql<GiftFacts & { readonly paymentId: string }>`
    select g.payment_id as "paymentId", g.state, g.reversed_at is not null as "isReversed", p.state as "paymentState",
      exists (
        select from payment_refunds r
        where r.payment_id = p.id and r.state in ('requested', 'unknown', 'pending')) as "refundOpen"
    from gifts g join payments p on p.id = g.payment_id
    where g.payment_id = any(${[...paymentIds]})`.execute(db);
  return rows;
}

export async function changeGiftHash(tx: Executor, id: string, hash: Buffer): Promise<void> {
  await tx.updateTable('gifts').set({ code_hash: hash }).where('id', '=', id).execute();
}
