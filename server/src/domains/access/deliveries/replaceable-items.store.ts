import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface ReplaceableItem {
  readonly subscriptionId: string;
  readonly service: { readonly id: number; readonly title: string; readonly title_ru: string };
  /** Whether replacing it would find another item, or a supplier that provides one. */
  readonly hasOther: boolean;
}

/** What replacing all items of a subscription would find, without taking anything from the inventory. */
export async function findReplaceableItems(
  db: Executor,
  subscriptions: readonly string[],
): Promise<ReplaceableItem[]> {
  const { rows } = await sql<{
    subscription_id: string;
    id: number;
    title: string;
    title_ru: string;
    has_other: boolean;
  }>`
    select d.subscription_id, o.id, o.title, o.title_ru,
      exists (
        select from inventory_items i where i.service_id = o.id and i.retired_at is null
          and (i.kind = 'webhook' or (i.kind = 'unique' and i.assigned_to is null))
      ) or coalesce((
        -- Of the items that serve many, the same one is always given.
        select i.id from inventory_items i
        where i.service_id = o.id and i.kind in ('shared', 'template') and i.retired_at is null
        order by i.kind = 'shared' desc, i.created_at desc, i.id desc limit 1
      ) <> d.inventory_item_id, false) as has_other
    from deliveries d
    join services o on o.id = d.service_id
    where d.subscription_id = any(${[...subscriptions]}::uuid[]) and d.inventory_item_id is not null
    order by d.id`.execute(db);
  return rows.map(({ subscription_id: subscriptionId, has_other: hasOther, ...service }) => ({
    ...{ subscriptionId, hasOther, service },
  }));
}
