import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../run/free-port.ts';
import { folder, isRoot, type Program, startProgram, unprivileged, waitUntil } from './program.ts';

/** A PostgreSQL on disk, as durable as a shop's, that can be stopped in every way. */
export interface Postgres {
  readonly port: number;
  readonly dataFolder: string;
  /** `fast` and `immediate` as in pg_ctl; `killed` is SIGKILL of the postmaster. */
  stop(how: 'fast' | 'immediate' | 'killed'): Promise<void>;
  /** Starts it again and resolves when it accepts connections. */
  start(): Promise<void>;
}

export interface Place {
  readonly name: string;
  /** Where its data are; in `.cache/drill` by default. */
  readonly dataFolder?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** The folder of the newest PostgreSQL of Debian on this machine. */
function postgresBin(): string {
  const versions = '/usr/lib/postgresql';
  const [newest] = existsSync(versions)
    ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))
    : [];
  if (newest === undefined)
    throw new Error('install a PostgreSQL server: apt-get install postgresql');
  return join(versions, newest, 'bin');
}

export function emptyFolder(path: string): string {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, unprivileged.uid ?? 0, unprivileged.gid ?? 0);
  chmodSync(path, 0o700);
  return path;
}

/** Creates an empty cluster, which trusts its own machine. */
export async function createPostgres({
  name,
  dataFolder,
  settings = {},
}: Place): Promise<Postgres> {
  const data = dataFolder ?? join(folder, name);
  emptyFolder(data);
  execFileSync(
    join(postgresBin(), 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--data-checksums',
    ],
    { stdio: 'ignore', ...unprivileged },
  );
  return runPostgres({ name, dataFolder: data, settings });
}

/** Starts the server of a cluster that exists. */
async function runPostgres({
  name,
  dataFolder,
  settings = {},
}: Required<Pick<Place, 'name' | 'dataFolder'>> & Place): Promise<Postgres> {
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('no port is free');
  const lines = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    ...settings,
  }).map(([key, value]) => `${key} = '${value.replaceAll("'", "''")}'\n`);
  appendFileSync(join(dataFolder, 'postgresql.conf'), lines.join(''));
  let program: Program | undefined;
  const postgres: Postgres = {
    port,
    dataFolder,
    async stop(how) {
      await program?.end(SIGNALS[how]);
      program = undefined;
    },
    async start() {
      await waitUntil(`${name} accepts connections`, async () => {
        // Backends of a killed server may still hold its memory, which refuses a start; a supervisor tries again.
        if (program?.isRunning !== true) {
          program = startProgram(
            name,
            join(postgresBin(), 'postgres'),
            ['-D', dataFolder],
            unprivileged,
          );
        }
        return accepts(port);
      });
    },
  };
  await postgres.start();
  return postgres;
}

async function accepts(port: number): Promise<boolean> {
  const { status } = spawnSync(join(postgresBin(), 'pg_isready'), [
    '-q',
    '-U',
    'postgres',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
  ]);
  return status === 0;
}

/** Creates the two roles of the runbook and the shop's database. */
export async function createRoles(port: number): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('create role sesame login');
  await client.query('create role sesame_shop login');
  await client.query('create database sesame owner sesame');
  await client.end();
}
