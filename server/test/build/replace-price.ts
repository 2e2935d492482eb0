import type { Platform } from '../../src/platform/platform.ts';
import { getRow, updateRows } from '../rows.ts';

/** Adds a new version of a price and archives the old one. */
export async function replacePrice(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  priceId: number,
  amountCents: number,
): Promise<number> {
  const old = await getRow(db, 'prices', { id: priceId });
  const { id } = await db
    .insertInto('prices')
    .values({
      product_id: old.product_id,
      duration_count: old.duration_count,
      duration_unit: old.duration_unit,
      amount_cents: amountCents,
      replaced_by: null,
      archived_at: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRows(db, 'prices', { id: priceId }, { archived_at: clock.now(), replaced_by: id });
  return id;
}
