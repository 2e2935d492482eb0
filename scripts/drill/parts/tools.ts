import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MissingPart } from './missing-part.ts';
import { folder } from './program.ts';

/** Programs that drills use, each with the Debian packages that contain it and its libraries. */
const packages = {
  nginx: ['nginx', 'libpcre2-8-0'],
  pgbouncer: ['pgbouncer', 'libevent-2.1-7', 'libc-ares2'],
  'redis-server': ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'],
  haproxy: ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
  etcd: ['etcd-server'],
  prometheus: ['prometheus'],
  patroni: [
    'patroni',
    ...['cdiff', 'click', 'dateutil', 'prettytable', 'psutil', 'urllib3', 'yaml', 'psycopg2'],
    ...['etcd', 'dnspython', 'six', 'wcwidth', 'pkg-resources'],
  ].map((name) => (name === 'patroni' ? name : `python3-${name}`)),
} as const;
export type Tool = keyof typeof packages;

const UNPACKED = join(folder, 'debian');
const DOWNLOADS = join(folder, 'downloads');
const programFolders = ['usr/sbin', 'usr/bin'].map((name) => join(UNPACKED, name));
const libraries = join(
  UNPACKED,
  'usr/lib',
  `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
);

/** The environment in which an unpacked program finds its libraries. */
export const toolEnv = {
  ...process.env,
  PATH: [...programFolders, process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter),
  PYTHONPATH: join(UNPACKED, 'usr/lib/python3/dist-packages'),
  LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
};

/**
 * The path of a program: of this machine, or from Debian's packages, which are downloaded and unpacked into `.cache/drill`
 * without being installed.
 * @throws {MissingPart} where neither is possible
 */
export function getTool(name: Tool): string {
  const present = findInstalled(name);
  if (present !== undefined) return present;
  const problem = unpack(packages[name]);
  const path = findInstalled(name);
  if (path !== undefined) return path;
  throw new MissingPart(`there is no ${name} (${problem ?? 'it is not in its package'})`);
}

/** The Python of Debian, which its packages are compiled for. */
export function getPython(): string {
  const python = '/usr/bin/python3';
  if (existsSync(python)) return python;
  throw new MissingPart('there is no /usr/bin/python3, which Patroni needs');
}

function findInstalled(name: string): string | undefined {
  const folders = toolEnv.PATH.split(delimiter);
  return folders.map((place) => join(place, name)).find((path) => existsSync(path));
}

/** @returns why it was not possible */
function unpack(names: readonly string[]): string | undefined {
  mkdirSync(DOWNLOADS, { recursive: true });
  const download = spawnSync('apt-get', ['download', ...names], {
    cwd: DOWNLOADS,
    encoding: 'utf8',
  });
  if (download.error) return 'this machine has no apt-get';
  if (download.status !== 0)
    return `apt-get download ${names.join(' ')}: ${lastLine(download.stderr)}`;
  for (const file of readdirSync(DOWNLOADS)) {
    if (!names.some((name) => file.startsWith(`${name}_`))) continue;
    const { status, stderr } = spawnSync('dpkg', ['-x', join(DOWNLOADS, file), UNPACKED], {
      encoding: 'utf8',
    });
    if (status !== 0) return `dpkg -x ${file}: ${lastLine(stderr)}`;
  }
  return undefined;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
