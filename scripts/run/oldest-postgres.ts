import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

/** The oldest version that docs/settings.md supports. */
const VERSION = 15;
const PLACES = [
  `/usr/lib/postgresql/${VERSION}/bin`,
  `/usr/pgsql-${VERSION}/bin`,
  `/opt/homebrew/opt/postgresql@${VERSION}/bin`,
];
/** It refuses to run as root; this is the id of the unprivileged user on Linux. */
const UNPRIVILEGED = 65_534;

/** Thrown away after the run, so not durable; hundreds of small databases exist for seconds each. */
const SETTINGS = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
  ...['autovacuum=off', 'plan_cache_mode=force_generic_plan', 'jit=off', 'timezone=UTC'],
];

interface OldPostgres {
  readonly url: string;
  stop(): void;
}

/** Whether the oldest supported PostgreSQL is installed. */
export function hasOldestPostgres(): boolean {
  return folderOfPrograms() !== undefined;
}

/** Starts it with an empty cluster on loopback. */
export async function startOldestPostgres(): Promise<OldPostgres> {
  const programs = folderOfPrograms();
  if (programs === undefined) throw new Error(`this machine has no PostgreSQL ${VERSION}`);
  const folder = mkdtempSync(join(tmpdir(), 'sesame-postgres-'));
  const uid = process.getuid?.() === 0 ? UNPRIVILEGED : undefined;
  if (uid !== undefined) chownSync(folder, uid, uid);
  const cluster = join(folder, 'cluster');
  const run = (program: string, args: readonly string[]) => {
    const { status, stderr, error } = spawnSync(join(programs, program), args, {
      cwd: folder,
      encoding: 'utf8',
      // Only errors are read: the server keeps its inherited output open.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
      ...(uid !== undefined && { uid, gid: uid }),
    });
    if (status !== 0) throw error ?? new Error(`${program} ended with ${status}: ${stderr}`);
  };
  const port = await findFreePort('127.0.0.1', 0);
  run('initdb', ['-D', cluster, '-U', 'sesame', '-E', 'UTF8', '-A', 'trust', '--locale=C.UTF-8']);
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...SETTINGS,
  ];
  const flags = options.map((option) => `-c ${option}`).join(' ');
  run('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', flags, 'start']);
  return {
    url: `postgres://sesame@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function folderOfPrograms(): string | undefined {
  return PLACES.find((folder) => existsSync(join(folder, 'pg_ctl')));
}
