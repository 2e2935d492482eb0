import pg from 'pg';

/** What a client of PostgreSQL needs, also one that reads no address with a socket in it. */
export interface PeerDatabase {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** Creates an empty database beside the given one, in the same PostgreSQL. */
export async function createDatabase(besideUrl: string, name: string): Promise<PeerDatabase> {
  const client = new pg.Client({ connectionString: besideUrl });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  const { hostname, port, username, password } = new URL(besideUrl);
  return {
    host: decodeURIComponent(hostname),
    port: Number(port),
    user: username,
    password: decodeURIComponent(password),
    database: name,
  };
}

export function addressOf({ host, port, user, password, database }: PeerDatabase): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Counts rows by a query that gives one `count`. The connection stays open until its end. */
export function openCount(place: PeerDatabase, query: string) {
  const pool = new pg.Pool({ connectionString: addressOf(place), max: 1 });
  return {
    async count() {
      const { rows } = await pool.query<{ count: number }>(query);
      return rows[0]?.count ?? 0;
    },
    end: () => pool.end(),
  };
}
