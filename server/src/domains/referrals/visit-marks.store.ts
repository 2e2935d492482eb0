import type { Executor } from '../../platform/platform.ts';

/** The key of a day: the offered one when it is the first. */
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

/** @returns false when the mark was set before */
export async function setMark(tx: Executor, day: string, mark: Buffer): Promise<boolean> {
  const set = await tx
    .insertInto('visit_marks')
    .values({ day, mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return set !== undefined;
}

export async function deleteMarksBefore(db: Executor, day: string): Promise<void> {
  await db.deleteFrom('visit_marks').where('day', '<', day).execute();
  await db.deleteFrom('visit_keys').where('day', '<', day).execute();
}
