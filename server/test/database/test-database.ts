import pg from 'pg';

/**
 * Creates a database by copying the files of another one and returns its address. That takes 30 ms of processor time in
 * memory and 110 ms on disk; copying through the write-ahead log (`wal_log`) takes twice as long as in memory.
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

/** The same server and user with another database; the host may be a percent-encoded socket path. */
export function withDatabase(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** The same server and database with another user. */
export function withUser(
  url: string,
  { name, password }: { readonly name: string; readonly password: string },
): string {
  return url.replace(/^(\w+:\/\/)(?:[^@/]*@)?/, `$1${name}:${password}@`);
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
