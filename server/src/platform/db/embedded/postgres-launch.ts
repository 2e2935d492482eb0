import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './postgres-binaries.ts';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 7_000;
const LAUNCH_ATTEMPTS = 10;
/** One more than the highest pid of Linux. */
const IMPOSSIBLE_PID = 4_194_305;
// Longer paths do not fit into the address of a Unix socket.
const SOCKET_PATH_MAX = 90;

/** The location of an embedded PostgreSQL cluster and the user it runs as. */
export interface Place {
  readonly cluster: string;
  readonly log: string;
  readonly passwordFile: string;
  /** Set when the server runs as root. */
  readonly uid: number | undefined;
  readonly binaries: string;
}

/**
 * The path of the cluster for PostgreSQL's programs. When the server runs as root, the cluster belongs to another user
 * who may lack access to the folders above; that user is started with the cluster as working directory instead.
 */
export function clusterPath(place: Place): string {
  return place.uid === undefined ? place.cluster : '/proc/self/cwd';
}

export function spawnAs(place: Place) {
  return {
    cwd: place.cluster,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    ...(place.uid !== undefined && { uid: place.uid, gid: place.uid }),
  };
}

export interface Launched {
  readonly child: ChildProcess;
  readonly file: PidFile;
}

/**
 * Starts PostgreSQL and retries while the workers of a killed one are still alive, because it refuses to start until
 * they have noticed.
 * @param options `port` is the one to use again, because clients already know the address; `meanwhile` is done and waited for
 * while it starts
 */
export async function launchWithRetries(
  place: Place,
  settings: Readonly<Record<string, string>>,
  {
    port,
    meanwhile,
  }: {
    readonly port?: number | undefined;
    readonly meanwhile?: (() => Promise<unknown>) | undefined;
  } = {},
): Promise<Launched> {
  await disownPidFile(place);
  for (let attempt = 1; ; attempt++) {
    const already = port === undefined ? 0 : (await readLog(place)).length;
    const child = await launch(place, settings, port);
    try {
      const [file] = await Promise.all([untilReady(place, child), meanwhile?.()]);
      return { child, file };
    } catch (error) {
      // The workers write into the same log, so the refusal is not necessarily the last line.
      const logged = (await readLog(place)).slice(already);
      const helpersRemain = logged.includes('shared memory block');
      if (!helpersRemain || attempt === LAUNCH_ATTEMPTS) throw error;
      await sleep(500);
    }
  }
}

/**
 * The pid in the file of a killed PostgreSQL may now belong to an unrelated process (or a zombie), which PostgreSQL
 * would take for a running server. It is replaced by an impossible pid; the rest of the file stays, because PostgreSQL
 * reads from it whether old workers still hold shared memory.
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
  port: number | undefined,
): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const bySocket =
    process.platform !== 'win32' && Buffer.byteLength(place.cluster) <= SOCKET_PATH_MAX;
  // A restart appends, so that the log still shows why the previous run ended.
  const output = await open(place.log, port === undefined ? 'w' : 'a');
  try {
    const child = spawn(
      join(place.binaries, 'bin', 'postgres'),
      [
        ...['-D', clusterPath(place), ...options],
        // A socket in the cluster's private folder is faster than a TCP port and never taken.
        ...(bySocket
          ? ['-c', 'listen_addresses=', '-c', 'unix_socket_directories=.']
          : ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']),
        ...['-p', String(bySocket ? 5432 : (port ?? (await freePort())))],
      ],
      // A separate process group: Ctrl-C must reach only the server, which then stops PostgreSQL last.
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

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface PidFile {
  readonly pid: number;
  readonly address: Address;
  readonly ready: boolean;
}

/** Reads `postmaster.pid`: line 1 pid, 4 port, 5 socket folder, 6 listen address, 8 status. */
async function readPidFile(place: Place): Promise<PidFile | undefined> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const host = lines[4] ? place.cluster : '127.0.0.1';
  return { pid, address: { host, port: Number(lines[3]) }, ready: lines[7] === 'ready' };
}

/** Finds a PostgreSQL still running after its server was killed. Its pid may belong to an unrelated process by now. */
export async function findSurvivor(place: Place): Promise<PidFile | undefined> {
  const file = await readPidFile(place);
  if (file === undefined || !isAlive(file.pid)) return undefined;
  if (process.platform !== 'linux') return file;
  const cwd = await readlink(`/proc/${file.pid}/cwd`).catch(() => '');
  return cwd === place.cluster ? file : undefined;
}

export async function untilReady(place: Place, child: ChildProcess | undefined): Promise<PidFile> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const file = await readPidFile(place);
    const ours = child === undefined || file?.pid === child.pid;
    if (file?.ready && ours) return file;
    if (child?.exitCode != null || child?.signalCode != null) break;
    await sleep(5);
  }
  const lines = (await readLog(place)).trim().split('\n').slice(-3);
  throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${lines.join(' | ')}`);
}

function readLog(place: Place): Promise<string> {
  return readFile(place.log, 'utf8').catch(() => '');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one; neither loses a commit. */
export async function stopProcess(pid: number, place: Place): Promise<void> {
  // PostgreSQL removes its pid file last; the pid of an orphan may remain until init reaps it.
  const runs = () => isAlive(pid) && existsSync(join(place.cluster, 'postmaster.pid'));
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = performance.now() + STOP_TIMEOUT_MS;
    while (runs() && performance.now() < deadline) await sleep(10);
    if (!runs()) return;
  }
}
