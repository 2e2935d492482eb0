import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

/** Serializes changes; readers are not blocked. */
export async function lockSettings(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('shop settings', 0))`.execute(tx);
}

export async function insertSettings(
  tx: Executor,
  rows: readonly Insertable<Database['shop_setting_changes']>[],
): Promise<void> {
  await tx.insertInto('shop_setting_changes').values(rows).execute();
}

/** A logo is stored under its digest, so the same picture is stored once. */
export async function saveLogo(
  tx: Executor,
  logo: Insertable<Database['brand_logos']>,
): Promise<void> {
  await tx
    .insertInto('brand_logos')
    .values(logo)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the database knows a time zone by this name. */
export async function knowsTimeZone(tx: Executor, zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(tx);
  return rows.length > 0;
}
