import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import { EmbeddedPostgresError, preparePostgresBinaries } from './postgres-binaries.ts';

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
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 7_000;
const LAUNCH_ATTEMPTS = 10;
/** One more than Linux ever gives out. */
const IMPOSSIBLE_PID = 4_194_305;
/** PostgreSQL refuses to run as root; this is `nobody` on every Linux. */
const UNPRIVILEGED = 65_534;
// Longer paths do not fit the address of a Unix socket.
const SOCKET_PATH_MAX = 90;

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

interface Place {
  readonly cluster: string;
  readonly log: string;
  readonly passwordFile: string;
  /** Set when the server runs as root. */
  readonly uid: number | undefined;
  readonly binaries: string;
}

/** Starts the PostgreSQL that npm brought, keeping its data under `dataDir`. The caller holds the folder's lock. */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  settings: Readonly<Record<string, string>> = {},
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

  const survivor = await findSurvivor(place);
  const launched =
    survivor === undefined ? await launchPatiently(place, { ...SETTINGS, ...settings }) : undefined;
  const child = launched?.child;
  const { pid, address } = launched?.file ?? (await untilReady(place, undefined));
  await ensureDatabase(address, password);

  let stopping = false;
  child?.once('exit', (code, signal) => {
    if (!stopping)
      log.fatal({ code, signal }, `the embedded PostgreSQL ended by itself, see ${place.log}`);
  });
  return {
    url: connectionUrl(address, password, DATABASE),
    pid,
    reused: survivor !== undefined,
    async stop() {
      stopping = true;
      // One that ended by itself left a pid that may be somebody else's by now.
      if (child?.exitCode == null && child?.signalCode == null) await stopProcess(pid, place);
    },
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

/**
 * As root the cluster belongs to another user, who may not be allowed to walk the path that leads there.
 * Standing in the folder already, which we arrange before giving up root, that user needs no walk.
 */
function clusterPath(place: Place): string {
  return place.uid === undefined ? place.cluster : '/proc/self/cwd';
}

function spawnAs(place: Place) {
  return {
    cwd: place.cluster,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    ...(place.uid !== undefined && { uid: place.uid, gid: place.uid }),
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly file: PidFile;
}

/** After a PostgreSQL was killed its own helpers need a moment to notice; until then it refuses to start again. */
async function launchPatiently(
  place: Place,
  settings: Readonly<Record<string, string>>,
): Promise<Launched> {
  await disownPidFile(place);
  for (let attempt = 1; ; attempt++) {
    const child = await launch(place, settings);
    try {
      return { child, file: await untilReady(place, child) };
    } catch (error) {
      const helpersRemain = error instanceof Error && error.message.includes('shared memory block');
      if (!helpersRemain || attempt === LAUNCH_ATTEMPTS) throw error;
      await sleep(500);
    }
  }
}

/**
 * The pid that a killed PostgreSQL left may be alive again as an unrelated process (or as a corpse that nobody
 * collected), and PostgreSQL would take it for a rival. Its pid is replaced by one that cannot exist; the rest of
 * the file stays, because PostgreSQL reads there whether helpers of the dead one still hold shared memory.
 */
async function disownPidFile(place: Place): Promise<void> {
  const path = join(place.cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, text.replace(/^\d+/, String(IMPOSSIBLE_PID)));
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    await rm(join(place.cluster, name), { force: true });
  }
}

async function launch(
  place: Place,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const bySocket =
    process.platform !== 'win32' && Buffer.byteLength(place.cluster) <= SOCKET_PATH_MAX;
  const output = await open(place.log, 'w');
  try {
    const child = spawn(
      join(place.binaries, 'bin', 'postgres'),
      [
        ...['-D', clusterPath(place), ...options],
        // A socket inside the cluster's private folder is faster than a port, and never taken.
        ...(bySocket
          ? ['-c', 'listen_addresses=', '-c', 'unix_socket_directories=.']
          : ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']),
        ...['-p', String(bySocket ? 5432 : await freePort())],
      ],
      // Its own group: Ctrl-C at the terminal must reach the server alone, which then stops it last.
      { ...spawnAs(place), detached: true, stdio: ['ignore', output.fd, output.fd] },
    );
    child.unref();
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    return child;
  } finally {
    await output.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

interface PidFile {
  readonly pid: number;
  readonly address: Address;
  readonly ready: boolean;
}

/** `postmaster.pid`: line 1 pid, 4 port, 5 socket folder, 6 listen address, 8 status. */
async function readPidFile(place: Place): Promise<PidFile | undefined> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const host = lines[4] ? place.cluster : '127.0.0.1';
  return { pid, address: { host, port: Number(lines[3]) }, ready: lines[7] === 'ready' };
}

/** A PostgreSQL that outlived a killed server. Its pid may meanwhile belong to an unrelated process. */
async function findSurvivor(place: Place): Promise<PidFile | undefined> {
  const file = await readPidFile(place);
  if (file === undefined || !isAlive(file.pid)) return undefined;
  if (process.platform !== 'linux') return file;
  const cwd = await readlink(`/proc/${file.pid}/cwd`).catch(() => '');
  return cwd === place.cluster ? file : undefined;
}

async function untilReady(place: Place, child: ChildProcess | undefined): Promise<PidFile> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const file = await readPidFile(place);
    const ours = child === undefined || file?.pid === child.pid;
    if (file?.ready && ours) return file;
    if (child?.exitCode != null || child?.signalCode != null) break;
    await sleep(5);
  }
  const lines = (await readFile(place.log, 'utf8').catch(() => '')).trim().split('\n').slice(-3);
  throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${lines.join(' | ')}`);
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one; both keep every commit. */
async function stopProcess(pid: number, place: Place): Promise<void> {
  // Removing its pid file is the last thing PostgreSQL does; an orphan's pid may linger until init collects it.
  const runs = () => isAlive(pid) && existsSync(join(place.cluster, 'postmaster.pid'));
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = performance.now() + STOP_TIMEOUT_MS;
    while (runs() && performance.now() < deadline) await sleep(10);
    if (!runs()) return;
  }
}
