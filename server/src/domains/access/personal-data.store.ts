import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

export async function findSubscriptionsOf(db: Executor, userId: string): Promise<unknown> {
  const { rows } = await sql`
    select s.id, p.title, p.title_ru, s.created_at, s.ends_at,
      (select coalesce(json_agg(json_build_object(
          'payment_id', g.payment_id, 'starts_at', g.starts_at, 'ends_at', g.ends_at, 'reversed_at', g.reversed_at
        ) order by g.starts_at), '[]')
        from grants g where g.subscription_id = s.id) as periods
    from subscriptions s join products p on p.id = s.product_id
    where s.user_id = ${userId}
    order by s.created_at`.execute(db);
  return rows;
}
