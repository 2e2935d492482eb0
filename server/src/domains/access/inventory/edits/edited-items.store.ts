import type { ItemContent } from '@sesame/contract/shared/states.ts';
import type { Executor } from '../../../../platform/platform.ts';
import type { FileLabel } from '../item-secret.ts';

/** Whether another item of the service has one of the fingerprints. */
export async function hasOtherItem(
  tx: Executor,
  item: {
    readonly id: string;
    readonly serviceId: number;
    readonly fingerprints: readonly Buffer[];
  },
): Promise<boolean> {
  const other = await tx
    .selectFrom('inventory_items')
    .select('id')
    .where('service_id', '=', item.serviceId)
    .where('secret_fingerprint', 'in', item.fingerprints)
    .where('id', '<>', item.id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** @returns the new version */
export async function changeItemSecret(
  tx: Executor,
  id: string,
  change: {
    readonly content: ItemContent;
    /** The sealed content. */
    readonly secret: string;
    readonly fingerprint: Buffer;
    readonly label: FileLabel;
  },
): Promise<number> {
  const { version } = await tx
    .updateTable('inventory_items')
    .set((row) => ({
      content: change.content,
      secret: Buffer.from(change.secret),
      secret_fingerprint: change.fingerprint,
      ...change.label,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The deliveries through which active subscriptions hold an item. */
export async function findDeliveriesOfItem(tx: Executor, id: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .select('d.id')
    .where('d.inventory_item_id', '=', id)
    .where('s.ends_at', '>', now)
    .orderBy('d.id')
    .execute();
  return rows.map((row) => row.id);
}

export interface Holder {
  readonly id: string;
  readonly user_id: string;
  readonly product: string;
  readonly product_ru: string;
  readonly service: string;
  readonly service_ru: string;
}

/** Who holds an item through this delivery; undefined when it has another item by now, or its access has ended. */
export async function findHolder(
  tx: Executor,
  { delivery, item, now }: { readonly delivery: string; readonly item: string; readonly now: Date },
): Promise<Holder | undefined> {
  return await tx
    .selectFrom('deliveries as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('services as o', 'o.id', 'd.service_id')
    .select(['d.id', 's.user_id', 'p.title as product', 'p.title_ru as product_ru'])
    .select(['o.title as service', 'o.title_ru as service_ru'])
    .where('d.id', '=', delivery)
    .where('d.inventory_item_id', '=', item)
    .where('s.ends_at', '>', now)
    .executeTakeFirst();
}
