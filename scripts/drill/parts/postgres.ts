import { execFileSync } from 'node:child_process';
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
import { freePort } from './addresses.ts';
import { MissingPart } from './missing-part.ts';
import { folder, isRoot, type Program, startProgram, unprivileged, waitUntil } from './program.ts';

/** A PostgreSQL on disk, as durable as a shop's, that can be stopped in every way. */
export interface Postgres {
  readonly port: number;
  readonly dataFolder: string;
  /** Where it puts its finished WAL, if it archives. */
  readonly archiveFolder: string;
  /** `fast` and `immediate` as in pg_ctl; `killed` is SIGKILL of the postmaster. */
  stop(how: 'fast' | 'immediate' | 'killed'): Promise<void>;
  /** Starts it again and resolves when it accepts connections; `inFolder` is a copy of its data. */
  start(inFolder?: string): Promise<void>;
}

interface Place {
  readonly name: string;
  readonly dataFolder: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** The folder of the newest PostgreSQL of Debian on this machine. */
export function postgresBin(): string {
  const versions = '/usr/lib/postgresql';
  const [newest] = existsSync(versions)
    ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))
    : [];
  if (newest === undefined)
    throw new MissingPart('there is no PostgreSQL server (apt-get install postgresql)');
  return join(versions, newest, 'bin');
}

/** An empty folder of the unprivileged user that PostgreSQL runs as. */
export function emptyFolder(path: string): string {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, unprivileged.uid ?? 0, unprivileged.gid ?? 0);
  chmodSync(path, 0o700);
  return path;
}

/** Creates an empty cluster that archives its WAL and trusts its own machine. */
export async function createPostgres(name: string): Promise<Postgres> {
  const dataFolder = emptyFolder(join(folder, name));
  const archiveFolder = emptyFolder(join(folder, `${name}-archive`));
  const superuser = ['--username', 'postgres', '--auth', 'trust'];
  execFileSync(
    join(postgresBin(), 'initdb'),
    ['--pgdata', dataFolder, ...superuser, '--encoding', 'UTF8', '--data-checksums'],
    { stdio: 'ignore', ...unprivileged },
  );
  const settings = { archive_mode: 'on', archive_command: `cp "%p" "${archiveFolder}/%f"` };
  return runPostgres({ name, dataFolder, settings }, archiveFolder);
}

/** Starts the server of a cluster that exists, at a free port. */
export async function runPostgres(
  { name, dataFolder, settings = {} }: Place,
  archiveFolder: string,
): Promise<Postgres> {
  const port = await freePort();
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
    archiveFolder,
    async stop(how) {
      await program?.end(SIGNALS[how]);
      program = undefined;
    },
    async start(inFolder = dataFolder) {
      await waitUntil(`${name} answers`, () => {
        // Backends of a killed server may still hold its memory, which refuses a start; a supervisor tries again.
        if (program?.isRunning !== true) {
          const command = join(postgresBin(), 'postgres');
          program = startProgram(name, command, ['-D', inFolder], unprivileged);
        }
        return answers(port);
      });
    },
  };
  await postgres.start();
  return postgres;
}

/** Whether a PostgreSQL takes statements at this port. */
async function answers(port: number): Promise<boolean> {
  try {
    await queryOnce(port, 'select 1');
    return true;
  } catch {
    return false;
  }
}

/** One statement as the superuser, on a connection for it alone. */
export async function queryOnce<Row extends object>(
  port: number,
  text: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Creates the two roles of the runbook and the shop's database. */
export async function createRoles(port: number): Promise<void> {
  await queryOnce(port, 'create role sesame login');
  await queryOnce(port, 'create role sesame_shop login');
  await queryOnce(port, 'create database sesame owner sesame');
}
