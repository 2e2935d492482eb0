import { inject } from 'vitest';

/** The settings of a shop on this database: past the PgBouncer of the run, if it has one, only what needs a session. */
export function databaseSettings(directUrl: string): Readonly<Record<string, string>> {
  const pooler = inject('pooler');
  const [, server = '', database = ''] = /^(.*)\/([^/]*)$/.exec(directUrl) ?? [];
  // Faults are put in front of other addresses, which stay as they are.
  const isShop = server === inject('shopPostgresUrl').replace(/\/[^/]*$/, '');
  if (pooler === undefined || !isShop) return { DATABASE_URL: directUrl };
  return {
    DATABASE_URL: `${pooler.url}/${database}`,
    DATABASE_DIRECT_URL: directUrl,
    ...(!pooler.namedStatements && { PG_NAMED_STATEMENTS: 'false' }),
  };
}
