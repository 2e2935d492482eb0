import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database.types.ts';
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
        try_at: delivery.at,
        created_at: delivery.at,
        delivered_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['subscription_id', 'service_id']).doNothing())
    .returning(waitingColumns)
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
 * Locks the next due delivery. Ended subscriptions are left out; services with a provisioning webhook are handled by
 * `lockDueProvisioning`.
 */
export async function lockDueDelivery(
  tx: Transaction<Database>,
  now: Date,
): Promise<WaitingDelivery | undefined> {
  return await tx
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select(waitingColumns.map((column) => `deliveries.${column}` as const))
    .where('deliveries.inventory_item_id', 'is', null)
    .where('deliveries.try_at', '<=', now)
    .where('subscriptions.ends_at', '>', now)
    .where(({ not, exists }) => not(exists(liveWebhook(tx))))
    .orderBy('deliveries.try_at')
    .orderBy('deliveries.id')
    .limit(1)
    .forUpdate('deliveries')
    .skipLocked()
    .executeTakeFirst();
}

function liveWebhook(tx: Executor) {
  return tx
    .selectFrom('inventory_items')
    .select('inventory_items.id')
    .whereRef('inventory_items.service_id', '=', sql.ref('deliveries.service_id'))
    .where('inventory_items.kind', '=', 'webhook')
    .where('inventory_items.retired_at', 'is', null);
}

export interface DueProvisioning extends WaitingDelivery {
  readonly request_number: number;
  readonly user_id: string;
  readonly ends_at: Date;
  readonly product: string;
  readonly service: string;
}

/** Locks the next due delivery whose service has a provisioning webhook. */
export async function lockDueProvisioning(
  tx: Executor,
  now: Date,
): Promise<DueProvisioning | undefined> {
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
      'services.title as service',
    ])
    .where('deliveries.inventory_item_id', 'is', null)
    .where('deliveries.try_at', '<=', now)
    .where('subscriptions.ends_at', '>', now)
    .where(({ exists }) => exists(liveWebhook(tx)))
    .orderBy('deliveries.try_at')
    .orderBy('deliveries.id')
    .limit(1)
    .forUpdate('deliveries')
    .skipLocked()
    .executeTakeFirst();
}

/** Makes the delivery wait for a new credential. A new request number gives a new idempotency key. */
export async function requestNewCredential(
  tx: Executor,
  deliveryId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set((own) => ({
      inventory_item_id: null,
      delivered_at: null,
      attempts: 0,
      try_at: at,
      request_number: own('request_number', '+', 1),
    }))
    .where('id', '=', deliveryId)
    .execute();
}

export async function markDelivered(
  tx: Executor,
  deliveryId: string,
  inventoryItemId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ inventory_item_id: inventoryItemId, delivered_at: at, try_at: null })
    .where('id', '=', deliveryId)
    .execute();
}

export async function postponeDelivery(
  tx: Executor,
  deliveryId: string,
  attempts: number,
  tryAt: Date,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ attempts, try_at: tryAt })
    .where('id', '=', deliveryId)
    .execute();
}

/** Makes all waiting deliveries of a service due now, because its inventory has grown. */
export async function makeDeliveriesDue(tx: Executor, serviceId: number, at: Date): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ try_at: at })
    .where('service_id', '=', serviceId)
    .where('inventory_item_id', 'is', null)
    .where('try_at', '>', at)
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
