import type { Executor } from '../platform.ts';

/**
 * The saved value of every setting that an operator ever changed; null means that it was reset. Bounded by the number
 * of settings.
 */
export function listShopSettings(db: Executor) {
  return db
    .selectFrom('shop_setting_changes as change')
    .innerJoin('operators', 'operators.id', 'change.changed_by')
    .distinctOn('change.name')
    .select([
      'change.id',
      'change.name',
      'change.value',
      'change.changed_at',
      'operators.name as changed_by',
    ])
    .orderBy('change.name')
    .orderBy('change.id', 'desc')
    .execute();
}

export async function findLogo(db: Executor, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('brand_logos')
    .select('png')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.png;
}
