import type { Platform } from '../../src/platform/platform.ts';

/** Adds a new version of a price and archives the old one. */
export async function replacePrice(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  priceId: number,
  amountCents: number,
): Promise<number> {
  const old = await db
    .selectFrom('prices')
    .selectAll()
    .where('id', '=', priceId)
    .executeTakeFirstOrThrow();
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
  await db
    .updateTable('prices')
    .set({ archived_at: clock.now(), replaced_by: id })
    .where('id', '=', priceId)
    .execute();
  return id;
}
