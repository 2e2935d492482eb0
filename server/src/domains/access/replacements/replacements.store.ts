import type { ItemContent, LinkCheck } from '@sesame/contract/shared/states.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface OwnDelivery {
  readonly id: string;
  readonly subscription_id: string;
  readonly service_id: number;
  readonly user_id: string;
  readonly product: string;
  readonly product_ru: string;
  readonly service: string;
  readonly service_ru: string;
  readonly kind: string;
  readonly content: ItemContent;
  /** The sealed content. */
  readonly box: string;
  readonly replacement_limit: number;
  /** Replacements by the buyer since the given time. */
  readonly used: number;
  /** Whether the inventory has another unique item. */
  readonly has_other: boolean;
}

interface OwnItem {
  readonly itemId: string;
  readonly userId: string;
  readonly now: Date;
  readonly since: Date;
}

/**
 * The delivery through which a running subscription of the buyer holds an item; undefined while it is on hold.
 * @param isLocked locks the delivery, so that its replacements are counted one after the other
 */
export async function findOwnDelivery(
  db: Executor,
  { itemId, userId, now, since }: OwnItem,
  isLocked = false,
): Promise<OwnDelivery | undefined> {
  if (isLocked) {
    await sql`
      select d.id from deliveries d join subscriptions s on s.id = d.subscription_id
      where d.inventory_item_id = ${itemId} and s.user_id = ${userId}
      order by d.id for update of d`.execute(db);
  }
  const { rows } = await sql<OwnDelivery>`
    select d.id, d.subscription_id, i.service_id, s.user_id, p.title as product, p.title_ru as product_ru,
      o.title as service, o.title_ru as service_ru,
      i.kind, i.content, convert_from(i.secret, 'UTF8') as box, o.replacement_limit,
      (select count(*)::int from item_replacements r where r.delivery_id = d.id and r.created_at > ${since}) as used,
      exists (
        select from inventory_items f
        where f.service_id = i.service_id and f.kind = 'unique' and f.assigned_to is null and f.retired_at is null
      ) as has_other
    from inventory_items i
    join deliveries d on d.inventory_item_id = i.id
    join subscriptions s on s.id = d.subscription_id
    join products p on p.id = s.product_id
    join services o on o.id = i.service_id
    where i.id = ${itemId} and s.user_id = ${userId} and greatest(s.ends_at, s.grace_until) > ${now}
      and not exists (
        select from grants g where g.subscription_id = s.id and g.held_at is not null and g.reversed_at is null
          and g.starts_at <= ${now} and g.ends_at > ${now}
      )
    order by d.id limit 1`.execute(db);
  return rows[0];
}

/** Whether the buyer has replaced this item before. */
export async function wasReplaced(db: Executor, itemId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from item_replacements r
    join deliveries d on d.id = r.delivery_id
    join subscriptions s on s.id = d.subscription_id
    where r.old_item_id = ${itemId} and s.user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Assigns the oldest free unique item of a service. @returns undefined when there is none */
export async function allocateUnique(
  tx: Executor,
  { serviceId, subscriptionId, at }: { serviceId: number; subscriptionId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update inventory_items set assigned_to = ${subscriptionId}, assigned_at = ${at}
    where id = (
      select id from inventory_items
      where service_id = ${serviceId} and kind = 'unique' and assigned_to is null and retired_at is null
      order by created_at, id limit 1 for update skip locked
    )
    returning id`.execute(tx);
  return rows[0]?.id;
}

export async function insertReplacement(
  tx: Executor,
  row: {
    readonly id: string;
    readonly deliveryId: string;
    readonly oldItem: string;
    readonly newItem: string;
    readonly check: LinkCheck;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('item_replacements')
    .values({
      id: row.id,
      delivery_id: row.deliveryId,
      old_item_id: row.oldItem,
      new_item_id: row.newItem,
      link_check: row.check,
      created_at: row.at,
    })
    .execute();
}
