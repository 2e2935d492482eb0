import pg from 'pg';

/**
 * Creates a database by copying another one's files and returns its address. That is 30 ms of processor time in
 * memory and 110 ms on disk; writing the copy through the log (`wal_log`) costs twice as much as copying in memory.
 */
export async function createDatabaseFrom(
  serverUrl: string,
  name: string,
  template: string,
): Promise<string> {
  await run(
    serverUrl,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
  );
  return withDatabase(serverUrl, name);
}

export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return run(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

/** The same server and user, another database; the host may be a percent-encoded socket path. */
function withDatabase(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
