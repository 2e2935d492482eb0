import { sql } from 'kysely';
import { together } from '../../../platform/db/together.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface WaitingDelivery {
  id: string;
  subscription_id: string;
  service_id: number;
  attempts: number;
  created_at: Date;
}

const waitingColumns = ['id', 'subscription_id', 'service_id', 'attempts', 'created_at'] as const;

/** The services of a product, in display order. */
export async function listServicesOfProduct(tx: Executor, productId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product_services')
    .select('service_id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('service_id')
    .execute();
  return rows.map((row) => row.service_id);
}

/** @returns the deliveries that were created; existing ones are kept, so assignments survive a renewal */
export async function insertDeliveries(
  tx: Executor,
  deliveries: readonly {
    id: string;
    subscriptionId: string;
    serviceId: number;
    position: number;
    at: Date;
  }[],
): Promise<WaitingDelivery[]> {
  return await tx
    .insertInto('deliveries')
    .values(
      deliveries.map((delivery) => ({
        id: delivery.id,
        subscription_id: delivery.subscriptionId,
        service_id: delivery.serviceId,
        inventory_item_id: null,
        position: delivery.position,
        created_at: delivery.at,
        delivered_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['subscription_id', 'service_id']).doNothing())
    .returning(waitingColumns)
    .execute();
}

/**
 * Creates the deliveries of a subscription that was created in this transaction, with the items that `allocateItem` would pick.
 * @returns those without an item, which wait
 */
export async function insertFilled(
  tx: Executor,
  deliveries: readonly { readonly id: string; readonly serviceId: number }[],
  { subscriptionId, at }: { readonly subscriptionId: string; readonly at: Date },
): Promise<WaitingDelivery[]> {
  // Rows, not arrays: PostgreSQL plans anew for every array, which takes twice as long as the statement.
  const wanted = deliveries.map(
    ({ id, serviceId }, position) =>
      sql`(${id}::uuid, ${serviceId}::integer, ${position}::integer)`,
  );
  const { rows } = await sql<WaitingDelivery>`
    with wanted (id, service_id, position) as (values ${sql.join(wanted)}), free as materialized (
      select i.id from wanted cross join lateral (
        select id from inventory_items
        where service_id = wanted.service_id and kind = 'unique' and assigned_to is null and retired_at is null
        order by created_at, id limit 1 for update skip locked
      ) i
    ), own as (
      update inventory_items i set assigned_to = ${subscriptionId}, assigned_at = ${at}
      from free where i.id = free.id returning i.id, i.service_id
    ), made as (
      insert into deliveries (id, subscription_id, service_id, position, created_at, inventory_item_id, delivered_at)
      select w.id, ${subscriptionId}::uuid, w.service_id, w.position, ${at}::timestamptz, item.id,
        case when item.id is not null then ${at}::timestamptz end
      from wanted w left join own using (service_id) left join lateral (
        select own.id where own.id is not null
        union all
        (select id from inventory_items
         where service_id = w.service_id and kind in ('shared', 'template') and retired_at is null and own.id is null
         order by kind = 'shared' desc, created_at desc, id desc limit 1)
      ) item on true
      returning id, subscription_id, service_id, attempts, created_at, inventory_item_id
    )
    select id, subscription_id, service_id, attempts, created_at from made where inventory_item_id is null`.execute(
    tx,
  );
  return rows;
}

/**
 * Moves the delivered items of these services to the subscription that replaces theirs, with everything that was replaced
 * before. A service that the new one already has an item or a delivery of stays.
 */
export async function takeOverDeliveries(
  tx: Executor,
  { from, to, serviceIds }: { from: string; to: string; serviceIds: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ service_id: number }>`
    update deliveries d set subscription_id = ${to}, position = array_position(${[...serviceIds]}::integer[], d.service_id) - 1
    where d.subscription_id = ${from} and d.inventory_item_id is not null and d.service_id = any(${[...serviceIds]}::integer[])
      and not exists (select from deliveries o where o.subscription_id = ${to} and o.service_id = d.service_id)
    returning d.service_id`.execute(tx);
  if (rows.length === 0) return;
  const moved = rows.map(({ service_id }) => service_id);
  await tx
    .updateTable('inventory_items')
    .set({ assigned_to: to })
    .where('assigned_to', '=', from)
    .where('service_id', 'in', moved)
    .execute();
}

/** The unfilled deliveries of a subscription, locked. One that a job is filling at the moment is skipped. */
export async function lockWaitingDeliveries(
  tx: Executor,
  subscriptionId: string,
): Promise<WaitingDelivery[]> {
  return await tx
    .selectFrom('deliveries')
    .select(waitingColumns)
    .where('subscription_id', '=', subscriptionId)
    .where('inventory_item_id', 'is', null)
    .orderBy('position')
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * The longest waiting deliveries of running subscriptions that can be filled: from the inventory of their service, or
 * else by its provisioning webhook.
 */
export async function findFillable(
  db: Executor,
  {
    from,
    now,
    limit,
  }: { readonly from: 'inventory' | 'webhook'; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const hasItem = sql`exists (
    select from inventory_items i where i.service_id = d.service_id and i.kind <> 'webhook'
      and i.assigned_to is null and i.retired_at is null)`;
  const hasWebhook = sql`exists (
    select from inventory_items i where i.service_id = d.service_id and i.kind = 'webhook'
      and i.assigned_to is null and i.retired_at is null)`;
  const { rows } = await sql<{ id: string }>`
    select d.id from deliveries d join subscriptions s on s.id = d.subscription_id
    where d.inventory_item_id is null and s.ends_at > ${now}
      and ${from === 'inventory' ? hasItem : sql`${hasWebhook} and not ${hasItem}`}
    order by d.created_at, d.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The longest waiting deliveries of a service whose subscription is running. */
export async function listWaitingOfService(
  tx: Executor,
  serviceId: number,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select('deliveries.id')
    .where('deliveries.service_id', '=', serviceId)
    .where('deliveries.inventory_item_id', 'is', null)
    .where('subscriptions.ends_at', '>', now)
    .orderBy('deliveries.created_at')
    .orderBy('deliveries.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Provisioning extends WaitingDelivery {
  readonly request_number: number;
  readonly user_id: string;
  readonly ends_at: Date;
  readonly product: string;
  readonly product_ru: string;
  readonly service: string;
  readonly service_ru: string;
}

/** Locks a delivery that is to be filled. @returns undefined when it is filled or its access has ended */
export async function lockProvisioning(
  tx: Executor,
  id: string,
  now: Date,
): Promise<Provisioning | undefined> {
  return await tx
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .innerJoin('services', 'services.id', 'deliveries.service_id')
    .select([
      ...waitingColumns.map((column) => `deliveries.${column}` as const),
      'deliveries.request_number',
      'subscriptions.user_id',
      'subscriptions.ends_at',
      'products.title as product',
      'products.title_ru as product_ru',
      'services.title as service',
      'services.title_ru as service_ru',
    ])
    .where('deliveries.id', '=', id)
    .where('deliveries.inventory_item_id', 'is', null)
    .where('subscriptions.ends_at', '>', now)
    .forUpdate('deliveries')
    .executeTakeFirst();
}

/** Makes the delivery wait for a new credential. A new request number gives a new idempotency key. */
export async function requestNewCredential(tx: Executor, deliveryId: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set((own) => ({
      inventory_item_id: null,
      delivered_at: null,
      attempts: 0,
      request_number: own('request_number', '+', 1),
    }))
    .where('id', '=', deliveryId)
    .execute();
}

/**
 * Binds the item to the delivery, in place of the one that it had. When a subscription has everything, the items of the
 * plan that it replaced are no longer kept.
 */
export async function markDelivered(
  tx: Executor,
  deliveryId: string,
  inventoryItemId: string,
  at: Date,
): Promise<void> {
  await together([
    tx
      .updateTable('deliveries')
      .set({ inventory_item_id: inventoryItemId, delivered_at: at })
      .where('id', '=', deliveryId)
      .returning('id')
      .executeTakeFirstOrThrow(),
    sql`
      with own as (select subscription_id as id from deliveries where id = ${deliveryId})
      update subscriptions set kept_until = null, kept_for = null
      where kept_for = (select id from own) and not exists (
        select from deliveries d where d.subscription_id = (select id from own) and d.inventory_item_id is null)`.execute(
      tx,
    ),
  ]);
}

/**
 * Keeps the items of a subscription that ends usable until the one that replaces it has everything, at most until
 * `until`. Nothing is kept when it has no item left or nothing waits.
 */
export async function keepItems(
  tx: Executor,
  { from, to, until, at }: { from: string; to: string; until: Date; at: Date },
): Promise<void> {
  await sql`
    update subscriptions set kept_until = ${until}, kept_for = ${to}
    where id = ${from} and ${until}::timestamptz > ${at}
      and exists (select from deliveries d where d.subscription_id = ${from} and d.inventory_item_id is not null)
      and exists (select from deliveries d where d.subscription_id = ${to} and d.inventory_item_id is null)`.execute(
    tx,
  );
}

export async function countAttempt(tx: Executor, deliveryId: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set((own) => ({ attempts: own('attempts', '+', 1) }))
    .where('id', '=', deliveryId)
    .execute();
}

/** Unfilled deliveries of running subscriptions that were created before `since`. */
export async function listLateDeliveries(
  db: Executor,
  since: Date,
  now: Date,
): Promise<WaitingDelivery[]> {
  return await db
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select(waitingColumns.map((column) => `deliveries.${column}` as const))
    .where('deliveries.inventory_item_id', 'is', null)
    .where('deliveries.created_at', '<', since)
    .where('subscriptions.ends_at', '>', now)
    .execute();
}
