import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

/** Changes are made one after the other; reading goes on meanwhile. */
export async function lockSettings(tx: Executor): Promise<void> {
  await sql`lock table shop_setting_changes in share row exclusive mode`.execute(tx);
}

export async function insertSettings(
  tx: Executor,
  rows: readonly Insertable<Database['shop_setting_changes']>[],
): Promise<void> {
  await tx.insertInto('shop_setting_changes').values(rows).execute();
}

/** A picture is kept under what it is made of: sent twice it is one. */
export async function keepLogo(
  tx: Executor,
  logo: Insertable<Database['brand_logos']>,
): Promise<void> {
  await tx
    .insertInto('brand_logos')
    .values(logo)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
