import type pg from 'pg';

/** Stands in the database from before the schema until all rows are in: whoever finds it may begin again. */
export const BEGIN_MARK = 'create schema if not exists sesame_restoring';
export const END_MARK = 'drop schema sesame_restoring';

/** Whether a restore into this database was cut off. */
export async function isHalfRestored(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regnamespace('sesame_restoring') is not null as half`,
  );
  return rows[0]?.half === true;
}
