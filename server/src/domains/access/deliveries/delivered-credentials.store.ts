import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface DeliveredCredential {
  readonly id: string;
  readonly subscription_id: string;
  readonly service_id: number;
  readonly inventory_item_id: string;
  readonly ends_at: Date;
  readonly user_id: string;
  readonly product: string;
  readonly product_ru: string;
  readonly service: string;
  readonly service_ru: string;
}

/** The deliveries of a subscription that have an item, locked. */
export async function lockDeliveredCredentials(
  tx: Executor,
  filter: { readonly subscriptionId: string; readonly serviceId: number | undefined },
): Promise<DeliveredCredential[]> {
  let query = tx
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('services as o', 'o.id', 'd.service_id')
    .select([
      'd.id',
      'd.subscription_id',
      'd.service_id',
      'd.inventory_item_id',
      's.ends_at',
      's.user_id',
      'p.title as product',
      'p.title_ru as product_ru',
      'o.title as service',
      'o.title_ru as service_ru',
    ])
    .where('d.subscription_id', '=', filter.subscriptionId)
    .where('d.inventory_item_id', 'is not', null)
    .orderBy('d.position')
    .orderBy('d.service_id')
    .forUpdate('d');
  if (filter.serviceId !== undefined) query = query.where('d.service_id', '=', filter.serviceId);
  return await query.$narrowType<{ inventory_item_id: string }>().execute();
}

/** The buyer, product and service of a delivery. */
export async function findDeliveryNames(
  tx: Executor,
  deliveryId: string,
): Promise<
  Pick<DeliveredCredential, 'user_id' | 'product' | 'product_ru' | 'service' | 'service_ru'>
> {
  return await tx
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('services as o', 'o.id', 'd.service_id')
    .select(['s.user_id', 'p.title as product', 'p.title_ru as product_ru'])
    .select(['o.title as service', 'o.title_ru as service_ru'])
    .where('d.id', '=', deliveryId)
    .executeTakeFirstOrThrow();
}

export async function findServiceTitles(tx: Executor, id: number): Promise<Titled | undefined> {
  return await tx
    .selectFrom('services')
    .select(['title', 'title_ru'])
    .where('id', '=', id)
    .executeTakeFirst();
}
