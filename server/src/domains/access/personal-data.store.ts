import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

export interface DeliveredItem {
  readonly id: string;
  readonly subscription_id: string;
  readonly user_id: string;
  readonly service: string;
  readonly content: ItemContent;
  readonly delivered_at: Date;
  /** The sealed content, while the subscription runs or its items are kept, and it is not on hold. */
  readonly box: string | null;
}

/** Everything that was delivered to a person, in the order of delivery. */
export async function findItemsOf(
  db: Executor,
  userId: string,
  now: Date,
): Promise<DeliveredItem[]> {
  const { rows } = await sql<DeliveredItem>`
    select i.id, d.subscription_id, s.user_id, o.title as service, i.content, d.delivered_at,
      case when (greatest(s.ends_at, s.grace_until) > ${now} or keeps_items(s.id, ${now})) and not exists (
        select from grants g where g.subscription_id = s.id and g.held_at is not null and g.reversed_at is null
          and g.starts_at <= ${now} and g.ends_at > ${now}
      ) then convert_from(i.secret, 'UTF8') end as box
    from subscriptions s
    join deliveries d on d.subscription_id = s.id
    join inventory_items i on i.id = d.inventory_item_id
    join services o on o.id = i.service_id
    where s.user_id = ${userId}
    order by d.delivered_at, d.id`.execute(db);
  return rows;
}

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
