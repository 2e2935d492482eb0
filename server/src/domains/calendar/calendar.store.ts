import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

type AddressRow = Selectable<Database['calendar_addresses']>;

export function findAddress(db: Executor, userId: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('calendar_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function upsertAddress(
  tx: Executor,
  row: Insertable<Database['calendar_addresses']>,
): Promise<void> {
  const { token_hash, created_at } = row;
  await tx
    .insertInto('calendar_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at }))
    .execute();
}

export async function deleteAddress(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute();
}

/** The language of the buyer behind an address; undefined for unknown addresses and for blocked or erased accounts. */
export function findOwner(
  db: Executor,
  tokenHash: Buffer,
): Promise<{ id: string; language: Language } | undefined> {
  return db
    .selectFrom('calendar_addresses as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.language'])
    .where('c.token_hash', '=', tokenHash)
    .where('u.blocked_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface CalendarSubscription {
  readonly id: string;
  readonly title: string;
  readonly title_ru: string;
  readonly ends_at: Date;
  /** When its end was last changed. */
  readonly changed_at: Date;
}

/** The subscriptions of a buyer that end after `since`, the last end first; revoked ones are left out. */
export async function findEndsOf(
  db: Executor,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<CalendarSubscription[]> {
  const { rows } = await sql<CalendarSubscription>`
    select s.id, p.title, p.title_ru, s.ends_at, g.changed_at
    from subscriptions s
    join products p on p.id = s.product_id
    cross join lateral (
      select max(created_at) as changed_at from grants where subscription_id = s.id and reversed_at is null
    ) g
    where s.user_id = ${userId} and s.ends_at > ${since} and g.changed_at is not null
    order by s.ends_at desc, s.id
    limit ${limit}`.execute(db);
  return rows;
}
