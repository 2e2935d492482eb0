import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export interface WaitingDelivery {
  id: string;
  subscription_id: string;
  origin_id: number;
  attempts: number;
  created_at: Date;
}

const waitingColumns = ['id', 'subscription_id', 'origin_id', 'attempts', 'created_at'] as const;

/** The origins that a product gives access to, in the order of their links. */
export async function listOriginsOfProduct(tx: Executor, productId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product_origins')
    .select('origin_id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('origin_id')
    .execute();
  return rows.map((row) => row.origin_id);
}

/** Answers what was made. What is already there stays: links survive renewal. */
export async function insertDeliveries(
  tx: Executor,
  deliveries: readonly {
    id: string;
    subscriptionId: string;
    originId: number;
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
        origin_id: delivery.originId,
        stock_item_id: null,
        position: delivery.position,
        try_at: delivery.at,
        created_at: delivery.at,
        delivered_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['subscription_id', 'origin_id']).doNothing())
    .returning(waitingColumns)
    .execute();
}

/** What a subscription still waits for, locked; one that a job is filling right now is left to it. */
export async function lockWaitingDeliveries(
  tx: Executor,
  subscriptionId: string,
): Promise<WaitingDelivery[]> {
  return await tx
    .selectFrom('deliveries')
    .select(waitingColumns)
    .where('subscription_id', '=', subscriptionId)
    .where('stock_item_id', 'is', null)
    .orderBy('position')
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * The delivery whose turn it is, locked. Access that has ended takes nothing from the stock any more; what has to be asked for
 * has a job of its own.
 */
export async function lockDueDelivery(
  tx: Transaction<Database>,
  now: Date,
): Promise<WaitingDelivery | undefined> {
  return await tx
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select(waitingColumns.map((column) => `deliveries.${column}` as const))
    .where('deliveries.stock_item_id', 'is', null)
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
    .selectFrom('stock_items')
    .select('stock_items.id')
    .whereRef('stock_items.origin_id', '=', sql.ref('deliveries.origin_id'))
    .where('stock_items.kind', '=', 'webhook')
    .where('stock_items.retired_at', 'is', null);
}

export interface DueQuestion extends WaitingDelivery {
  readonly question: number;
  readonly user_id: string;
  readonly ends_at: Date;
  readonly product: string;
  readonly service: string;
}

/** The delivery that is to be asked for now, locked. */
export async function lockDueQuestion(tx: Executor, now: Date): Promise<DueQuestion | undefined> {
  return await tx
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .innerJoin('origins', 'origins.id', 'deliveries.origin_id')
    .select([
      ...waitingColumns.map((column) => `deliveries.${column}` as const),
      'deliveries.question',
      'subscriptions.user_id',
      'subscriptions.ends_at',
      'products.title as product',
      'origins.title as service',
    ])
    .where('deliveries.stock_item_id', 'is', null)
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

/** Waits for another link, which is another question. */
export async function askAnew(tx: Executor, deliveryId: string, at: Date): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set((own) => ({
      stock_item_id: null,
      delivered_at: null,
      attempts: 0,
      try_at: at,
      question: own('question', '+', 1),
    }))
    .where('id', '=', deliveryId)
    .execute();
}

export async function markDelivered(
  tx: Executor,
  deliveryId: string,
  stockItemId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ stock_item_id: stockItemId, delivered_at: at, try_at: null })
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

/** New stock has come: whoever waits for this origin is served at the next look. */
export async function hurryDeliveries(tx: Executor, originId: number, at: Date): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ try_at: at })
    .where('origin_id', '=', originId)
    .where('stock_item_id', 'is', null)
    .where('try_at', '>', at)
    .execute();
}

/** Deliveries of running access that have waited since before `since`. */
export async function listLateDeliveries(
  db: Executor,
  since: Date,
  now: Date,
): Promise<WaitingDelivery[]> {
  return await db
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select(waitingColumns.map((column) => `deliveries.${column}` as const))
    .where('deliveries.stock_item_id', 'is', null)
    .where('deliveries.created_at', '<', since)
    .where('subscriptions.ends_at', '>', now)
    .execute();
}
