import pg from 'pg';
import type { Log } from '../../telemetry/log.ts';
import { PoolerError } from './require-sessions.ts';

export interface PooledAddresses {
  /** Leads to the pooler. */
  readonly url: string;
  /** Leads to PostgreSQL itself. */
  readonly directUrl: string;
  readonly namedStatements: boolean;
}

const CHANNEL = 'sesame_start';
const TIMEOUT_MS = 5_000;
const ROUNDS = 3;

/**
 * Checks that pooler and direct address lead to the same database as the same role, and that the pooler keeps named
 * statements apart if they are to be used.
 * @throws {PoolerError}
 */
export async function requirePooler(addresses: PooledAddresses, log: Log): Promise<void> {
  const { url, directUrl, namedStatements } = addresses;
  const clients = [directUrl, url, url].map(openLater);
  const [direct, pooled, other] = clients;
  if (direct === undefined || pooled === undefined || other === undefined) return;
  try {
    for (const client of clients) await client.connect();
    await requireSameDatabase(direct, pooled);
    if (namedStatements) await requireNamedStatements([pooled, other]);
    if (!(await hasLimits(pooled))) {
      log.warn(
        'sessions of the pooler are older than the timeouts of their role: run RECONNECT in the console of PgBouncer, or wait for its server_lifetime',
      );
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

function openLater(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A lost connection is reported by the next statement.
  client.on('error', () => {});
  return client;
}

/** A message sent through the pooler has to arrive at a listener past it. */
async function requireSameDatabase(direct: pg.Client, pooled: pg.Client): Promise<void> {
  const token = crypto.randomUUID();
  let hasArrived = false;
  direct.on('notification', ({ payload }) => {
    hasArrived ||= payload === token;
  });
  await direct.query(`listen ${CHANNEL}`);
  const roleOf = async (client: pg.Client) =>
    (await client.query<{ role: string }>('select current_user::text as role')).rows[0]?.role;
  const isSameRole = (await roleOf(direct)) === (await roleOf(pooled));
  await pooled.query(`select pg_notify('${CHANNEL}', '${token}')`);
  // PostgreSQL delivers pending notifications before it answers.
  await direct.query('select 1');
  if (isSameRole && hasArrived) return;
  throw new PoolerError(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or roles: both must name the same database of the same PostgreSQL, with the same user.',
  );
}

/** Two connections use one name for different statements, in the order in which a pooler shares a session. */
async function requireNamedStatements(clients: readonly pg.Client[]): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, client] of clients.entries()) {
        const text = `select $1::int + ${at} as sum`;
        const { rows } = await client.query<{ sum: number }>({
          ...{ name: 'sesame_start', text },
          values: [round],
        });
        if (rows[0]?.sum !== round + at) throw new Error('the statement of another connection ran');
      }
    }
  } catch (error) {
    throw new PoolerError(
      'The pooler in front of the database does not keep prepared statements apart: set max_prepared_statements = 1000 in PgBouncer 1.21 or newer, or PG_NAMED_STATEMENTS=false.',
      { cause: error },
    );
  }
}

async function hasLimits(pooled: pg.Client): Promise<boolean> {
  const { rows } = await pooled.query<{ has: boolean }>(
    "select current_setting('statement_timeout') <> '0' as has",
  );
  return rows[0]?.has === true;
}
