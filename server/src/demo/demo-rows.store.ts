import { sql } from 'kysely';
import type { Executor } from '../platform/platform.ts';
import { demoAnnouncement } from './announcement.ts';
import { demoMacroNames } from './macros.ts';
import { demoMethods, demoProviderMethods } from './methods.ts';
import { demoProducts } from './products.ts';
import { demoPromos } from './promos.ts';
import { demoServices } from './services.ts';
import { demoPeople } from './tickets.ts';

export type DemoKind =
  | 'operator'
  | 'promo'
  | 'method'
  | 'product'
  | 'service'
  | 'announcement'
  | 'user'
  | 'macro';

/**
 * Records the rows that the demo has just inserted into an empty shop, in the same transaction.
 * @param times.at when its inventory was made, by which it is found again
 */
export async function markDemoRows(
  tx: Executor,
  ownerId: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  const methods = [...demoMethods, ...demoProviderMethods].map(({ gateway }) => gateway);
  const marks = [
    sql`select 'operator', ${ownerId}::text`,
    sql`select 'promo', id::text from promo_codes
      where code_key = any(${demoPromos(now).map(({ code }) => code.toUpperCase())})`,
    sql`select 'method', gateway from payment_methods where gateway = any(${methods})`,
    sql`select 'product', id::text from products where slug = any(${demoProducts.map(({ slug }) => slug)})`,
    sql`select 'service', id::text from services where slug = any(${demoServices.map(({ slug }) => slug)})`,
    sql`select 'announcement', id::text from announcements where title = ${demoAnnouncement(now).title}`,
    sql`select 'user', id::text from users where email = any(${demoPeople.map(({ email }) => email)})`,
    sql`select 'macro', id::text from macros where name = any(${demoMacroNames})`,
  ];
  for (const mark of marks) {
    await sql`
      insert into demo_rows (kind, id, created_at)
      select found.*, ${at}::timestamptz from (${mark}) found where true on conflict do nothing`.execute(
      tx,
    );
  }
}

/** Records a row that the history of the demo has made. */
export async function markDemoRow(
  tx: Executor,
  { kind, id, at }: { kind: DemoKind; id: string; at: Date },
): Promise<void> {
  await tx.insertInto('demo_rows').values({ kind, id, created_at: at }).execute();
}

/** Whether the shop has sales that the demo has invented, which stay in its ledger. */
export async function hasHistory(db: Executor): Promise<boolean> {
  const { rows } = await sql`
    select 1 from demo_rows d join payments p on p.user_id::text = d.id and p.captured_cents > 0
    where d.kind = 'user' limit 1`.execute(db);
  return rows.length > 0;
}

export interface DemoRow {
  readonly kind: DemoKind;
  readonly id: string;
  readonly created_at: Date;
  /** The name shown to operators; null when the row was deleted meanwhile. */
  readonly name: string | null;
}

export async function listDemoRows(db: Executor): Promise<DemoRow[]> {
  const { rows } = await sql<DemoRow>`
    select d.kind, d.id, d.created_at, case d.kind
      when 'operator' then (select email from operators where id::text = d.id)
      when 'promo' then (select code from promo_codes where id::text = d.id)
      when 'method' then (select title from payment_methods where gateway = d.id)
      when 'product' then (select title from products where id::text = d.id)
      when 'service' then (select title from services where id::text = d.id)
      when 'announcement' then (select title from announcements where id::text = d.id)
      when 'user' then (select username from users where id::text = d.id)
      when 'macro' then (select name from macros where id::text = d.id)
    end as name
    from demo_rows d order by d.kind, name`.execute(db);
  return rows;
}

/** Balances from purchases at the emulated bank: money that was never paid. */
export async function sumInventedBalances(db: Executor): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce((
        select sum(c.amount_cents - c.reversed_cents) from commissions c
        join payments p on p.id = c.payment_id where p.provider = 'bank' and c.mode = 'base'), 0)
      + coalesce((
        select sum(h.amount_cents) from credit_holds h
        join payments p on p.id = h.payment_id where p.provider = 'bank'), 0) as cents`.execute(db);
  return Number(rows[0]?.cents ?? 0);
}

export async function countDemoPayments(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from payments where provider = 'bank' and captured_cents > 0`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How each kind is removed; rows that the shop's history refers to are switched off instead of deleted. */
export const removals: Readonly<
  Record<DemoKind, (tx: Executor, row: DemoRow, at: Date) => Promise<void>>
> = {
  async operator(tx, { id }, at) {
    await sql`delete from operator_sessions where operator_id = ${id}::uuid`.execute(tx);
    await sql`delete from owner_links where operator_id = ${id}::uuid`.execute(tx);
    await sql`update operators set disabled_at = coalesce(disabled_at, ${at}) where id = ${id}::uuid`.execute(
      tx,
    );
  },
  async promo(tx, { id }) {
    await sql`update promo_codes set active = false where id = ${id}::integer`.execute(tx);
  },
  async method(tx, { id }) {
    await sql`update payment_methods set enabled = false where gateway = ${id}`.execute(tx);
  },
  async product(tx, { id }, at) {
    await sql`
        update products set active = false, archived_at = coalesce(archived_at, ${at})
        where id = ${id}::integer`.execute(tx);
  },
  async service(tx, { id, created_at: loadedAt }, at) {
    await sql`
        update inventory_items set retired_at = coalesce(retired_at, ${at})
        where service_id = ${id}::integer and created_at = ${loadedAt}`.execute(tx);
    await sql`update services set referral = false where id = ${id}::integer`.execute(tx);
  },
  async announcement(tx, { id }, at) {
    await sql`
        update announcements set archived_at = coalesce(archived_at, ${at}) where id = ${id}::integer`.execute(
      tx,
    );
  },
  async user(tx, { id }, at) {
    await sql`update users set blocked_at = coalesce(blocked_at, ${at}) where id = ${id}::uuid`.execute(
      tx,
    );
  },
  async macro(tx, { id }) {
    await sql`delete from macros where id = ${id}::uuid`.execute(tx);
  },
};

/** Deletes a row if nothing refers to it. Runs in a savepoint, so a refused deletion changes nothing. */
export async function deleteIfUnused(tx: Executor, { kind, id }: DemoRow): Promise<boolean> {
  const statements = deletions[kind]?.(id);
  if (statements === undefined) return false;
  await sql`savepoint demo_row`.execute(tx);
  try {
    for (const statement of statements) await statement.execute(tx);
    await sql`release savepoint demo_row`.execute(tx);
    return true;
  } catch (error) {
    if (!isReferenced(error)) throw error;
    await sql`rollback to savepoint demo_row`.execute(tx);
    return false;
  }
}

const deletions: Readonly<
  Partial<Record<DemoKind, (id: string) => readonly ReturnType<typeof sql>[]>>
> = {
  promo: (id) => [
    sql`delete from promo_code_products where promo_code_id = ${id}::integer`,
    sql`delete from promo_codes where id = ${id}::integer`,
  ],
  method: (id) => [sql`delete from payment_methods where gateway = ${id}`],
  user: (id) => [
    sql`delete from tickets where user_id = ${id}::uuid`,
    sql`delete from users where id = ${id}::uuid`,
  ],
};

/** Whether the error is a foreign key or a trigger that keeps the row. */
function isReferenced(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23503' || code === '23001';
}

export async function deleteDemoRows(tx: Executor): Promise<void> {
  await tx.deleteFrom('demo_rows').execute();
}
