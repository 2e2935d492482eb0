import type { Executor } from '../../platform/platform.ts';

export interface DeliveredLink {
  readonly id: string;
  readonly subscription_id: string;
  readonly origin_id: number;
  readonly stock_item_id: string;
  readonly ends_at: Date;
  readonly user_id: string;
  readonly product: string;
  readonly service: string;
}

/** The links that a subscription has, locked. */
export async function lockDeliveredLinks(
  tx: Executor,
  wanted: { readonly subscriptionId: string; readonly originId: number | undefined },
): Promise<DeliveredLink[]> {
  let query = tx
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('origins as o', 'o.id', 'd.origin_id')
    .select([
      'd.id',
      'd.subscription_id',
      'd.origin_id',
      'd.stock_item_id',
      's.ends_at',
      's.user_id',
      'p.title as product',
      'o.title as service',
    ])
    .where('d.subscription_id', '=', wanted.subscriptionId)
    .where('d.stock_item_id', 'is not', null)
    .orderBy('d.position')
    .orderBy('d.origin_id')
    .forUpdate('d');
  if (wanted.originId !== undefined) query = query.where('d.origin_id', '=', wanted.originId);
  return await query.$narrowType<{ stock_item_id: string }>().execute();
}

/** Whose waiting link it is, and what it was to be. */
export async function findDeliveryNames(
  tx: Executor,
  deliveryId: string,
): Promise<Pick<DeliveredLink, 'user_id' | 'product' | 'service'>> {
  return await tx
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('origins as o', 'o.id', 'd.origin_id')
    .select(['s.user_id', 'p.title as product', 'o.title as service'])
    .where('d.id', '=', deliveryId)
    .executeTakeFirstOrThrow();
}

export async function findOriginTitle(tx: Executor, id: number): Promise<string | undefined> {
  const origin = await tx
    .selectFrom('origins')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return origin?.title;
}

export async function replaceItem(
  tx: Executor,
  deliveryId: string,
  stockItemId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ stock_item_id: stockItemId, delivered_at: at })
    .where('id', '=', deliveryId)
    .execute();
}
