import type { PlannedPrices } from '@sesame/contract/console/catalogue.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { Actor } from '../../operators/index.ts';

export type PlannedPrice = Omit<Selectable<Database['planned_prices']>, 'product_id' | 'position'>;

export interface PriceSchedule extends Selectable<Database['price_schedules']> {
  readonly prices: readonly PlannedPrice[];
}

export async function findPricePlan(
  db: Executor,
  productId: number,
): Promise<PriceSchedule | undefined> {
  const plan = await db
    .selectFrom('price_schedules')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (plan === undefined) return undefined;
  const prices = await db
    .selectFrom('planned_prices')
    .select(['duration_count', 'duration_unit', 'amount_cents'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return { ...plan, prices };
}

/** Products whose planned prices are due, longest overdue first. */
export async function findDuePricePlans(
  db: Executor,
  now: Date,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('price_schedules')
    .select('product_id')
    .where('takes_effect_at', '<=', now)
    .orderBy('takes_effect_at')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Replaces the plan of a product that the caller has locked. */
export async function replacePricePlan(
  tx: Executor,
  productId: number,
  { takes_effect_at, prices }: PlannedPrices,
  { operator, request }: Actor,
): Promise<void> {
  await deletePricePlan(tx, productId);
  await tx
    .insertInto('price_schedules')
    .values({
      product_id: productId,
      takes_effect_at: new Date(takes_effect_at),
      operator_id: operator.id,
      ip: request.ip,
    })
    .execute();
  await tx
    .insertInto('planned_prices')
    .values(
      prices.map(({ count, unit, amount }, position) => ({
        product_id: productId,
        position,
        duration_count: count,
        duration_unit: unit,
        amount_cents: centsFromDollars(amount),
      })),
    )
    .execute();
}

/** @returns whether there was a plan */
export async function deletePricePlan(tx: Executor, productId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('price_schedules')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
