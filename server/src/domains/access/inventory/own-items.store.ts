import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface OwnItem {
  /** The sealed content. */
  readonly box: string;
  readonly service: string;
  readonly service_ru: string;
  readonly site: string;
}

/**
 * The sealed item that a running subscription of the buyer holds, or one whose items are kept after a plan change;
 * undefined while the subscription is on hold.
 */
export async function findOwnItem(
  db: Executor,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<OwnItem | undefined> {
  const { rows } = await sql<OwnItem>`
    select convert_from(i.secret, 'UTF8') as box, o.title as service, o.title_ru as service_ru, o.site
    from inventory_items i
    join deliveries d on d.inventory_item_id = i.id
    join subscriptions s on s.id = d.subscription_id
    join services o on o.id = i.service_id
    where i.id = ${id} and s.user_id = ${userId} and (greatest(s.ends_at, s.grace_until) > ${now} or keeps_items(s.id, ${now}))
      and not exists (
        select from grants g where g.subscription_id = s.id and g.held_at is not null and g.reversed_at is null
          and g.starts_at <= ${now} and g.ends_at > ${now}
      )`.execute(db);
  return rows[0];
}
