import { parsePaymentNumber } from '@sesame/contract/shared/orders/payment-number.ts';
import { sql } from 'kysely';
import { likeAnywhere } from '../../../platform/db/like-anywhere.ts';
import type { Condition } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';
import { PLAN_AFTER_PAYMENT } from '../../access/index.ts';
import type { HistoryRow } from './history-row.ts';
import { typedAmounts } from './payment-search.rules.ts';

export interface OwnPayments {
  readonly userId: string;
  readonly search: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly productId: number | undefined;
}

/**
 * A page of one buyer's payments that match, newest first. Reads only rows of this buyer, by their index.
 * @param page `before`: id of the last payment of the previous page; one of another buyer matches nothing
 */
export async function findOwnPayments(
  db: Executor,
  own: OwnPayments,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select id, number, created_at, product_id, title, title_ru, price_cents, total_cents, duration_count, duration_unit,
      state, shown_state, gateway, expires_at, access_until, is_gift, charge_minor, rate_e4, rate_source, rate_at,
      owed_cents > 0 as refund_owed, ${sql.raw(PLAN_AFTER_PAYMENT)} as changed_to
    from payments
    where ${sql.join(conditionsOf(own, page.before), sql` and `)}
    order by created_at desc, id desc
    limit ${page.limit}`.execute(db);
  return rows;
}

function conditionsOf(own: OwnPayments, before: string | undefined) {
  const { userId, search, since, until } = own;
  const conditions: Condition[] = [sql`user_id = ${userId}`];
  if (since !== undefined) conditions.push(sql`created_at >= ${since}`);
  if (until !== undefined) conditions.push(sql`created_at < ${until}`);
  if (own.productId !== undefined) conditions.push(sql`product_id = ${own.productId}`);
  if (before !== undefined) {
    conditions.push(sql`(created_at, id) <
      (select created_at, id from payments where id = ${before} and user_id = ${userId})`);
  }
  const typed = search?.trim() ?? '';
  if (typed !== '') conditions.push(sql`(${sql.join(matchesOf(typed), sql` or `)})`);
  return conditions;
}

function matchesOf(typed: string): Condition[] {
  const pattern = likeAnywhere(typed);
  const matches: Condition[] = [
    sql`title ilike ${pattern}`,
    sql`title_ru ilike ${pattern}`,
    sql`number ilike ${pattern}`,
  ];
  const number = parsePaymentNumber(typed);
  if (number !== undefined) matches.push(sql`number = ${number}`);
  const amounts = typedAmounts(typed);
  if (amounts !== undefined) {
    matches.push(
      sql`total_cents between ${amounts.from} and ${amounts.to}`,
      sql`(rate_e4 is not null and charge_minor between ${amounts.from} and ${amounts.to})`,
    );
  }
  return matches;
}

/** When a buyer placed the first and the latest payment; null without payments. */
export async function findPaymentSpan(
  db: Executor,
  userId: string,
): Promise<{ first_at: Date | null; last_at: Date | null }> {
  return await db
    .selectFrom('payments')
    .select((own) => [
      own.fn.min('created_at').as('first_at'),
      own.fn.max('created_at').as('last_at'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
