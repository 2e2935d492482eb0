import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

export function createDatabase<DB>(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
