import type pg from 'pg';

/**
 * A marker schema that exists from before the migrations until all rows are restored; a restore that finds it may start
 * again.
 */
export const BEGIN_MARK = 'create schema if not exists sesame_restoring';
export const END_MARK = 'drop schema sesame_restoring';

/** Whether a restore into this database was interrupted. */
export async function isHalfRestored(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regnamespace('sesame_restoring') is not null as half`,
  );
  return rows[0]?.half === true;
}
