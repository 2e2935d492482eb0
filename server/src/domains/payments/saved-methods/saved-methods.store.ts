import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type SavedMethodRow = Selectable<Database['saved_methods']>;

/** The methods of a buyer that are not removed: the default one first, then the newest. */
export function listMethodsOf(db: Executor, userId: string): Promise<SavedMethodRow[]> {
  return db
    .selectFrom('saved_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'removed')
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The same, locked until the end of the transaction: also against a first method that is recorded meanwhile. */
export async function lockMethodsOf(tx: Executor, userId: string): Promise<SavedMethodRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved_methods:${userId}`}, 0))`.execute(
    tx,
  );
  return listMethodsOf(tx, userId);
}

export function findSavedMethod(db: Executor, id: string): Promise<SavedMethodRow | undefined> {
  return db.selectFrom('saved_methods').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The method with this token, unless it was removed. */
export function findMethodByToken(
  db: Executor,
  { provider, tokenHash }: { provider: string; tokenHash: Buffer },
): Promise<SavedMethodRow | undefined> {
  return db
    .selectFrom('saved_methods')
    .selectAll()
    .where('provider', '=', provider)
    .where('token_hash', '=', tokenHash)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
}

/** Whether a method was ever recorded for this payment and token, also one that was removed since. */
export async function isMethodRecorded(
  db: Executor,
  { paymentId, tokenHash }: { paymentId: string; tokenHash: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom('saved_methods')
    .select('id')
    .where('created_by_payment', '=', paymentId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The predicate of the index is part of the text: a parameter would not match it.
 * @returns false when another buyer has a method with this token: nothing is written
 */
export async function insertSavedMethod(
  tx: Executor,
  row: Insertable<Database['saved_methods']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('saved_methods')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'mode', 'token_hash'])
        .where(sql<boolean>`state <> 'removed'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether a buyer other than this one has a method with this token that was not removed. */
export async function isTokenOfAnother(
  db: Executor,
  of: { provider: string; mode: 'test' | 'live'; tokenHash: Buffer; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('saved_methods')
    .select('id')
    .where('provider', '=', of.provider)
    .where('mode', '=', of.mode)
    .where('token_hash', '=', of.tokenHash)
    .where('user_id', '<>', of.userId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeSavedMethod(
  tx: Executor,
  id: string,
  change: Updateable<Database['saved_methods']>,
): Promise<void> {
  await tx.updateTable('saved_methods').set(change).where('id', '=', id).execute();
}

/** Methods of accounts that were erased, with their owners. */
export async function findMethodsOfErased(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from saved_methods m join users u on u.id = m.user_id
    where u.deleted_at is not null and m.state <> 'removed'
    order by m.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The text that a buyer agreed to. */
export interface MandateText {
  readonly version: number;
  readonly language: 'en' | 'ru';
  readonly text: string;
}

export async function insertMandate(
  tx: Executor,
  { paymentId, version, language, text, at }: MandateText & { paymentId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_mandates')
    .values({ payment_id: paymentId, version, language, text, agreed_at: at })
    .execute();
}

/** Whether the buyer agreed to have a method saved when they started this payment. */
export async function hasMandate(db: Executor, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_mandates')
    .select('version')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

interface MethodWithGateway {
  readonly id: string;
  readonly kind: SavedMethodRow['kind'];
  readonly provider: string;
  readonly mode: SavedMethodRow['mode'];
  readonly brand: string;
  readonly last4: string;
  readonly gateway: string;
}

/**
 * The usable methods of a buyer, the default one first, each with the enabled payment method of its provider: the one with
 * which it was saved, else the first.
 */
export async function listMethodsWithGateway(
  db: Executor,
  userId: string,
): Promise<MethodWithGateway[]> {
  const { rows } = await sql<MethodWithGateway>`
    select m.id, m.kind, m.provider, m.mode, m.brand, m.last4, shown.gateway
    from saved_methods m join payments p on p.id = m.created_by_payment
    join lateral (
      select gateway from payment_methods
      where enabled and provider = m.provider
      order by gateway = p.gateway desc, position, gateway limit 1
    ) shown on true
    where m.user_id = ${userId} and m.state = 'active'
    order by m.is_default desc, m.created_at desc, m.id desc`.execute(db);
  return rows;
}

/** Methods of a buyer that the gateway still keeps, also removed ones that it has not forgotten yet. */
export async function listKeptMethods(
  db: Executor,
  { userId, provider }: { readonly userId: string; readonly provider: string },
): Promise<{ readonly id: string; readonly sealed: string }[]> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select id, sealed from saved_methods
    where user_id = ${userId} and provider = ${provider} and sealed is not null`.execute(db);
  return rows;
}

/** Whether the buyer, whose account is not erased, has a payment under way at this gateway. */
export async function hasOpenPayment(
  db: Executor,
  { userId, provider }: { readonly userId: string; readonly provider: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payments p join users u on u.id = p.user_id
    where p.user_id = ${userId} and p.provider = ${provider} and p.state = 'pending'
      and u.deleted_at is null limit 1`.execute(db);
  return rows.length > 0;
}
