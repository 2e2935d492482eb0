import { sql } from 'kysely';
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

/** Closes a shop whose only operator ever is this one, unless it was opened or closed before. */
export async function insertClosing(
  tx: Executor,
  { operatorId, at }: { readonly operatorId: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into shop_setting_changes (name, value, changed_at, changed_by)
    select 'open', 'false'::jsonb, ${at}::timestamptz, ${operatorId}::uuid
    where not exists (select from operators where id <> ${operatorId})
      and not exists (select from shop_setting_changes where name = 'open')`.execute(tx);
}

export async function hasOperators(db: Executor): Promise<boolean> {
  const found = await db.selectFrom('operators').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

export async function findLogo(db: Executor, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('brand_logos')
    .select('png')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.png;
}
