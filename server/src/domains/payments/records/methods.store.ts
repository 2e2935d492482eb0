import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../database.types.ts';
import { compileOnce, type Slots } from '../../../platform/db/compile-once.ts';
import type { Executor } from '../../../platform/platform.ts';

export type MethodRow = Selectable<Database['payment_methods']>;

const enabledMethod = compileOnce((db, { gateway }: Slots<{ gateway: string }>) =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('enabled', '=', true),
);

export function findEnabledMethod(db: Executor, gateway: string): Promise<MethodRow | undefined> {
  return enabledMethod.executeTakeFirst(db, { gateway });
}

/** Whether any enabled method charges rubles. */
export async function hasRubleMethod(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('payment_methods')
    .select('gateway')
    .where('charge_currency', '=', 'RUB')
    .where('enabled', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The title of a method, also when it is disabled. */
export async function findMethodTitle(
  db: Executor,
  gateway: string,
): Promise<Pick<MethodRow, 'title' | 'title_ru'> | undefined> {
  return db
    .selectFrom('payment_methods')
    .select(['title', 'title_ru'])
    .where('gateway', '=', gateway)
    .executeTakeFirst();
}

// The balance is offered only to buyers who have one.
const METHODS_OF_SESSION = `
  select m.*, b.available_cents from sessions s
  left join partner_balances b on b.partner_id = s.user_id and b.available_cents > 0
  left join payment_methods m
    on m.enabled and (m.provider = any($3) or (m.provider = $4 and b.partner_id is not null))
  where s.token_hash = $1 and s.expires_at > $2
  order by m.position, m.gateway`;

/** A method with the caller's available balance, null without one. */
export type ListedMethod = MethodRow & { readonly available_cents: number | null };

/** @returns undefined without a valid session */
export async function findMethodsOfSession(
  pool: Pool,
  session: { tokenHash: Buffer; now: Date },
  providers: readonly string[],
  balanceProvider: string,
): Promise<ListedMethod[] | undefined> {
  // The left join returns one row of nulls for a valid session without any method.
  const { rows } = await pool.query<ListedMethod | { gateway: null }>(METHODS_OF_SESSION, [
    session.tokenHash,
    session.now,
    [...providers],
    balanceProvider,
  ]);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is ListedMethod => row.gateway !== null);
}
