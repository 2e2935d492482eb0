import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';
import type { LastCharge } from './ahead-days.rules.ts';

/** What was charged last for the subscription of a renewal; undefined before the first charge. */
export async function findLastCharge(
  db: Executor,
  row: { readonly subscription_id: string; readonly user_id: string; readonly product_id: number },
): Promise<LastCharge | undefined> {
  const { rows } = await sql<LastCharge>`
    select y.total_cents as "totalCents", y.duration_count as count, y.duration_unit as unit, y.paid_at as "paidAt",
      coalesce((select f.is_gift from grants g join payments f on f.id = g.payment_id
        where g.subscription_id = ${row.subscription_id} and g.reversed_at is null
        order by g.ends_at desc limit 1), false) as "isGift"
    from payments y
    where y.user_id = ${row.user_id} and y.product_id = ${row.product_id} and y.paid_at is not null and not y.is_gift
    order by y.paid_at desc limit 1`.execute(db);
  return rows[0];
}
