import type { Executor } from '../../../platform/platform.ts';

/** Returns the key of a day; stores the offered one if there is none yet. */
export async function keyOfDay(db: Executor, day: string, offered: Buffer): Promise<Buffer> {
  await db
    .insertInto('visit_keys')
    .values({ day, key: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('visit_keys')
    .select('key')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return key;
}

/** @returns false when the hash already exists */
export async function insertVisitorHash(tx: Executor, day: string, hash: Buffer): Promise<boolean> {
  const set = await tx
    .insertInto('visitor_hashes')
    .values({ day, hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return set !== undefined;
}

export async function deleteVisitorHashesBefore(db: Executor, day: string): Promise<void> {
  await db.deleteFrom('visitor_hashes').where('day', '<', day).execute();
  await db.deleteFrom('visit_keys').where('day', '<', day).execute();
}
