import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../../telemetry/log.ts';
import { SHOP_ROLE, upsertRole } from '../roles/shop-role.ts';
import { EmbeddedPostgresError, preparePostgresBinaries } from './postgres-binaries.ts';
import {
  type Address,
  clusterPath,
  findSurvivor,
  launchWithRetries,
  type Place,
  spawnAs,
  untilReady,
} from './postgres-launch.ts';
import { type Running, supervisePostgres } from './supervise-postgres.ts';

export interface EmbeddedPostgres {
  /** Connection string of the shop's database, as the shop's role. */
  readonly url: string;
  /** The same database as the owner of the tables. */
  readonly ownerUrl: string;
  readonly pid: number;
  /** True when it was still running after the server that had started it was killed. */
  readonly reused: boolean;
  stop(): Promise<void>;
}

const OWNER = 'sesame';
const DATABASE = 'sesame';
/** PostgreSQL refuses to run as root; this is the id of the unprivileged user on Linux. */
const UNPRIVILEGED = 65_534;

// Durable (fsync and synchronous_commit stay on); otherwise sized for one shop on a small machine.
const SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  // One process reads from the page cache as fast as with three workers, which would cost memory.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_vacuum_scale_factor: '0.05',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};

export interface EmbeddedOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** When set, PostgreSQL is restarted if it ends unexpectedly; called once if restarting fails. */
  readonly onLost?: () => void;
  /** Done while it starts, and waited for before anything connects: what blocks the process would count as a timeout. */
  readonly meanwhile?: () => Promise<unknown>;
}

/** Starts the embedded PostgreSQL with its data in `dataDir`. The caller must hold the lock of the folder. */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  { settings: given = {}, onLost, meanwhile }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const place: Place = {
    cluster: join(dataDir, 'postgres'),
    log: join(dataDir, 'postgres.log'),
    passwordFile: join(dataDir, 'postgres-password'),
    uid: process.getuid?.() === 0 ? UNPRIVILEGED : undefined,
    binaries: await preparePostgresBinaries(dataDir),
  };
  const password = await readOrMakePassword(place.passwordFile);
  const shopPassword = await readOrMakePassword(join(dataDir, 'postgres-shop-password'));
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place);

  const settings = { ...SETTINGS, ...given };
  const survivor = await findSurvivor(place);
  const running: Running =
    survivor === undefined
      ? await launchWithRetries(place, settings, { meanwhile })
      : { child: undefined, file: await untilReady(place, undefined) };
  const { pid, address } = running.file;
  await ensureDatabase(address, password);
  const ownerUrl = connectionUrl(address, { user: OWNER, password, database: DATABASE });
  // Data folders of earlier versions have only the owner's role.
  await upsertRole(ownerUrl, { name: SHOP_ROLE, password: shopPassword });
  const supervisor = supervisePostgres(running, { place, settings, log, onLost });
  return {
    url: connectionUrl(address, { user: SHOP_ROLE, password: shopPassword, database: DATABASE }),
    ownerUrl,
    pid,
    reused: survivor !== undefined,
    stop: supervisor.stop,
  };
}

async function readOrMakePassword(file: string): Promise<string> {
  if (!existsSync(file)) {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return (await readFile(file, 'utf8')).trim();
}

async function initialise(place: Place): Promise<void> {
  // A folder without PG_VERSION is left from a first start that was interrupted.
  await rm(place.cluster, { recursive: true, force: true });
  await mkdir(place.cluster, { mode: 0o700 });
  if (place.uid !== undefined) await chown(place.cluster, place.uid, place.uid);
  // Passed on standard input, because the other user may not have access to the path of the file.
  const secret = await open(place.passwordFile, 'r');
  try {
    if (place.uid !== undefined) await chown(place.passwordFile, place.uid, place.uid);
    const child = spawn(
      join(place.binaries, 'bin', 'initdb'),
      [
        ...['-D', clusterPath(place), '-U', OWNER, '-E', 'UTF8', '-A', 'scram-sha-256'],
        `--pwfile=${process.platform === 'win32' ? place.passwordFile : '/dev/stdin'}`,
        ...[
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          '--no-instructions',
        ],
      ],
      { ...spawnAs(place), stdio: [secret.fd, 'pipe', 'pipe'] },
    );
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const failure = await new Promise<string | undefined>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code) => resolve(code === 0 ? undefined : output));
    });
    if (failure !== undefined) {
      await rm(place.cluster, { recursive: true, force: true });
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL could not be set up: ${failure.trim()}`,
      );
    }
  } finally {
    await secret.close();
    if (place.uid !== undefined) await chown(place.passwordFile, 0, 0);
    await chmod(place.passwordFile, 0o600);
  }
}

async function ensureDatabase(address: Address, password: string): Promise<void> {
  const as = { user: OWNER, password };
  const client = new pg.Client({
    connectionString: connectionUrl(address, { ...as, database: DATABASE }),
  });
  try {
    await client.connect();
  } catch (error) {
    const missing = error instanceof pg.DatabaseError && error.code === '3D000';
    if (!missing) throw error;
    const admin = new pg.Client({
      connectionString: connectionUrl(address, { ...as, database: 'postgres' }),
    });
    await admin.connect();
    await admin.query(`create database ${DATABASE}`);
    await admin.end();
    return;
  }
  await client.end();
}

function connectionUrl(
  { host, port }: Address,
  as: { readonly user: string; readonly password: string; readonly database: string },
): string {
  const { user, password, database } = as;
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}
