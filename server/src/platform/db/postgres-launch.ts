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
/** One more than Linux ever gives out. */
const IMPOSSIBLE_PID = 4_194_305;
// Longer paths do not fit the address of a Unix socket.
const SOCKET_PATH_MAX = 90;

/** Where the cluster of an embedded PostgreSQL lies, and as whom it runs. */
export interface Place {
  readonly cluster: string;
  readonly log: string;
  readonly passwordFile: string;
  /** Set when the server runs as root. */
  readonly uid: number | undefined;
  readonly binaries: string;
}

/**
 * As root the cluster belongs to another user, who may not be allowed to walk the path that leads there.
 * Standing in the folder already, which we arrange before giving up root, that user needs no walk.
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
 * `port`: the one to have again, for whoever knows the address already.
 * After a PostgreSQL was killed its own helpers need a moment to notice; until then it refuses to start again.
 */
export async function launchPatiently(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Launched> {
  await disownPidFile(place);
  for (let attempt = 1; ; attempt++) {
    const child = await launch(place, settings, port);
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
  port: number | undefined,
): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const bySocket =
    process.platform !== 'win32' && Buffer.byteLength(place.cluster) <= SOCKET_PATH_MAX;
  // One that is launched again must not wipe out why the last one ended.
  const output = await open(place.log, port === undefined ? 'w' : 'a');
  try {
    const child = spawn(
      join(place.binaries, 'bin', 'postgres'),
      [
        ...['-D', clusterPath(place), ...options],
        // A socket inside the cluster's private folder is faster than a port, and never taken.
        ...(bySocket
          ? ['-c', 'listen_addresses=', '-c', 'unix_socket_directories=.']
          : ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']),
        ...['-p', String(bySocket ? 5432 : (port ?? (await freePort())))],
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

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface PidFile {
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
  const lines = (await readFile(place.log, 'utf8').catch(() => '')).trim().split('\n').slice(-3);
  throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${lines.join(' | ')}`);
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
export async function stopProcess(pid: number, place: Place): Promise<void> {
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
