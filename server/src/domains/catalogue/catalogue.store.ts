import type { DurationUnit } from '@sesame/contract/shared/durations.ts';
import { compileOnce, type Slots } from '../../platform/db/compile-once.ts';
import type { Executor } from '../../platform/platform.ts';

export interface ProductRow {
  id: number;
  title: string;
  title_ru: string;
  description: string;
  description_ru: string;
  picture: string;
  active: boolean;
}
export interface ProductServiceRow {
  product_id: number;
  picture: string;
  site: string;
}
export interface PriceRow {
  id: number;
  product_id: number;
  duration_count: number;
  duration_unit: DurationUnit;
  amount_cents: number;
}

/** The catalogue as buyers see it, in display order. */
export async function readCatalogue(
  db: Executor,
): Promise<{ products: ProductRow[]; origins: ProductServiceRow[]; prices: PriceRow[] }> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', 'title_ru', 'description', 'description_ru', 'picture', 'active'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const origins = await db
    .selectFrom('product_services')
    .innerJoin('services', 'services.id', 'product_services.service_id')
    .select(['product_services.product_id', 'services.picture', 'services.site'])
    .orderBy('product_services.position')
    .orderBy('services.id')
    .execute();
  const prices = await db
    .selectFrom('prices')
    .select(['id', 'product_id', 'duration_count', 'duration_unit', 'amount_cents'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { products, origins, prices };
}

/** Includes archived products, whose name and pictures are still shown to those who bought them. */
export function readProductTexts(db: Executor): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'title_ru', 'description', 'description_ru', 'picture', 'active'])
    .execute();
}

export interface OrderPrice {
  priceId: number;
  productId: number;
  title: string;
  titleRu: string;
  description: string;
  descriptionRu: string;
  productActive: boolean;
  productArchived: boolean;
  durationCount: number;
  durationUnit: DurationUnit;
  amountCents: number;
  archived: boolean;
  /** The version that replaced this price, if any. */
  replacedBy: number | null;
}

const priceForOrder = compileOnce((db, { id }: Slots<{ id: number }>) =>
  db
    .selectFrom('prices')
    .innerJoin('products', 'products.id', 'prices.product_id')
    .select([
      'prices.id',
      'prices.product_id',
      'prices.duration_count',
      'prices.duration_unit',
      'prices.amount_cents',
      'prices.archived_at as price_archived_at',
      'prices.replaced_by',
      'products.title',
      'products.title_ru',
      'products.description',
      'products.description_ru',
      'products.active',
      'products.archived_at as product_archived_at',
    ])
    .where('prices.id', '=', id),
);

/** The price and its product in any state; placing an order decides what to refuse. */
export async function findPriceForOrder(
  db: Executor,
  priceId: number,
): Promise<OrderPrice | undefined> {
  const row = await priceForOrder.executeTakeFirst(db, { id: priceId });
  if (row === undefined) return undefined;
  return {
    priceId: row.id,
    productId: row.product_id,
    title: row.title,
    titleRu: row.title_ru,
    description: row.description,
    descriptionRu: row.description_ru,
    productActive: row.active,
    productArchived: row.product_archived_at !== null,
    durationCount: row.duration_count,
    durationUnit: row.duration_unit,
    amountCents: row.amount_cents,
    archived: row.price_archived_at !== null,
    replacedBy: row.replaced_by,
  };
}
