import type { Insertable } from 'kysely';
import type { Database } from '../../src/database.types.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { insertRows } from '../rows.ts';

/** Inserts a promo code. @returns its id */
export async function buildPromo(
  { db }: Pick<Platform, 'db'>,
  promo: Partial<Insertable<Database['promo_codes']>> & {
    code: string;
    discount_percent: number;
    product_ids?: readonly number[];
  },
): Promise<number> {
  const { product_ids: productIds = [], ...columns } = promo;
  const { id } = await db
    .insertInto('promo_codes')
    .values({
      starts_at: null,
      ends_at: null,
      max_uses: null,
      method_category: null,
      ...columns,
      code_key: promo.code.toUpperCase(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const productId of productIds) {
    await insertRows(db, 'promo_code_products', { promo_code_id: id, product_id: productId });
  }
  return id;
}
