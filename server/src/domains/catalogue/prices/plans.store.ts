import type { Duration } from '@sesame/contract/shared/durations.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Services that products on sale contain and that partners may choose for referral days. */
export function listSoldServices(
  db: Executor,
): Promise<{ id: number; title: string; title_ru: string; picture: string }[]> {
  return db
    .selectFrom('services')
    .select(['id', 'title', 'title_ru', 'picture'])
    .where('id', 'in', (sold) =>
      sold
        .selectFrom('product_services')
        .innerJoin('products', 'products.id', 'product_services.product_id')
        .select('product_services.service_id')
        .where('products.active', '=', true)
        .where('products.archived_at', 'is', null),
    )
    .where('referral', '=', true)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** The plan with the lowest price per day that contains a service; a month counts as 30 days, a year as 365. */
export interface CheapestPlan {
  readonly serviceId: number;
  readonly productId: number;
  readonly days: number;
  readonly amountCents: number;
}

/** For services on sale. Free plans have no price per day and are left out. */
export async function findCheapestPlans(
  db: Executor,
  serviceIds: readonly number[],
): Promise<CheapestPlan[]> {
  const { rows } = await sql<CheapestPlan>`
    select distinct on (o.service_id)
      o.service_id as "serviceId", p.id as "productId", plan.days, plan.amount_cents as "amountCents"
    from product_services o
    join products p on p.id = o.product_id and p.active and p.archived_at is null
    join lateral (
      select amount_cents, position,
        duration_count * case duration_unit when 'day' then 1 when 'month' then 30 else 365 end as days
      from prices where product_id = p.id and archived_at is null and amount_cents > 0
    ) plan on true
    where o.service_id = any(${[...serviceIds]})
    order by o.service_id, plan.amount_cents::numeric / plan.days, p.id`.execute(db);
  return rows;
}

export interface SoldPlan {
  /** Id of the price. */
  readonly id: number;
  readonly duration: Duration;
  readonly amountCents: number;
}

/** The plans of a product in the order of the catalogue; none while it is not sold. */
export async function listSoldPlans(db: Executor, productId: number): Promise<SoldPlan[]> {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('products', 'products.id', 'prices.product_id')
    .select(['prices.id', 'duration_count', 'duration_unit', 'amount_cents'])
    .where('product_id', '=', productId)
    .where('prices.archived_at', 'is', null)
    .where('products.archived_at', 'is', null)
    .where('products.active', '=', true)
    .orderBy('prices.position')
    .orderBy('prices.id')
    .execute();
  return rows.map(({ id, duration_count: count, duration_unit: unit, amount_cents }) => ({
    ...{ id, amountCents: amount_cents, duration: { count, unit } },
  }));
}
