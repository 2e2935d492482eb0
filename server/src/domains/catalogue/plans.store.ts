import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Origins of products that can be bought now, as far as days on them may be earned. */
export function listSoldOrigins(
  db: Executor,
): Promise<{ id: number; title: string; picture: string }[]> {
  return db
    .selectFrom('origins')
    .select(['id', 'title', 'picture'])
    .where('id', 'in', (sold) =>
      sold
        .selectFrom('product_origins')
        .innerJoin('products', 'products.id', 'product_origins.product_id')
        .select('product_origins.origin_id')
        .where('products.active', '=', true)
        .where('products.archived_at', 'is', null),
    )
    .where('referral', '=', true)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** The plan with the lowest price per day among those that hold an origin; a month counts as 30 days, a year as 365. */
export interface CheapestPlan {
  readonly originId: number;
  readonly productId: number;
  readonly days: number;
  readonly amountCents: number;
}

/** Of the origins that can be bought now; plans that cost nothing have no daily price and do not count. */
export async function findCheapestPlans(
  db: Executor,
  originIds: readonly number[],
): Promise<CheapestPlan[]> {
  const { rows } = await sql<CheapestPlan>`
    select distinct on (o.origin_id)
      o.origin_id as "originId", p.id as "productId", plan.days, plan.amount_cents as "amountCents"
    from product_origins o
    join products p on p.id = o.product_id and p.active and p.archived_at is null
    join lateral (
      select amount_cents, position,
        duration_count * case duration_unit when 'day' then 1 when 'month' then 30 else 365 end as days
      from prices where product_id = p.id and archived_at is null and amount_cents > 0
    ) plan on true
    where o.origin_id = any(${[...originIds]})
    order by o.origin_id, plan.amount_cents::numeric / plan.days, p.id`.execute(db);
  return rows;
}
