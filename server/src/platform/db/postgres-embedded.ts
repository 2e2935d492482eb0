import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import { EmbeddedPostgresError, preparePostgresBinaries } from './postgres-binaries.ts';
import { keepRunning, type Running } from './postgres-keeper.ts';
import {
  type Address,
  clusterPath,
  findSurvivor,
  launchPatiently,
  type Place,
  spawnAs,
  untilReady,
} from './postgres-launch.ts';

export interface EmbeddedPostgres {
  /** Connection string of the shop's database. */
  readonly url: string;
  readonly pid: number;
  /** True when it had survived the server that started it. */
  readonly reused: boolean;
  stop(): Promise<void>;
}

const USER = 'sesame';
const DATABASE = 'sesame';
/** PostgreSQL refuses to run as root; this is `nobody` on every Linux. */
const UNPRIVILEGED = 65_534;

// Durable (fsync and synchronous_commit stay on), otherwise sized for one shop on a small machine.
const SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  // One process reads as fast from the page cache as three helpers, and they cost memory.
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
  /** Launch it again when it ends by itself, and call this when that is in vain. */
  readonly onLost?: () => void;
}

/** Starts the PostgreSQL that npm brought, keeping its data under `dataDir`. The caller holds the folder's lock. */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  { settings: given = {}, onLost }: EmbeddedOptions = {},
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
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place);

  const settings = { ...SETTINGS, ...given };
  const survivor = await findSurvivor(place);
  const running: Running =
    survivor === undefined
      ? await launchPatiently(place, settings)
      : { child: undefined, file: await untilReady(place, undefined) };
  const { pid, address } = running.file;
  await ensureDatabase(address, password);
  const keeper = keepRunning(running, { place, settings, log, onLost });
  return {
    url: connectionUrl(address, password, DATABASE),
    pid,
    reused: survivor !== undefined,
    stop: keeper.stop,
  };
}

async function readOrMakePassword(file: string): Promise<string> {
  if (!existsSync(file)) {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return (await readFile(file, 'utf8')).trim();
}

async function initialise(place: Place): Promise<void> {
  // A folder without PG_VERSION is a first start that was interrupted.
  await rm(place.cluster, { recursive: true, force: true });
  await mkdir(place.cluster, { mode: 0o700 });
  if (place.uid !== undefined) await chown(place.cluster, place.uid, place.uid);
  // Handed over as standard input: the other user may not be allowed to walk to the file.
  const secret = await open(place.passwordFile, 'r');
  try {
    if (place.uid !== undefined) await chown(place.passwordFile, place.uid, place.uid);
    const child = spawn(
      join(place.binaries, 'bin', 'initdb'),
      [
        ...['-D', clusterPath(place), '-U', USER, '-E', 'UTF8', '-A', 'scram-sha-256'],
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
  const client = new pg.Client({ connectionString: connectionUrl(address, password, DATABASE) });
  try {
    await client.connect();
  } catch (error) {
    const missing = error instanceof pg.DatabaseError && error.code === '3D000';
    if (!missing) throw error;
    const admin = new pg.Client({ connectionString: connectionUrl(address, password, 'postgres') });
    await admin.connect();
    await admin.query(`create database ${DATABASE}`);
    await admin.end();
    return;
  }
  await client.end();
}

function connectionUrl({ host, port }: Address, password: string, database: string): string {
  return `postgres://${USER}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}
