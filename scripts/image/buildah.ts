import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { makeBaseImages } from './base-images.ts';
import { secretOptions } from './build-secrets.ts';
import { type Engine, type ImageConfig, outputOf, run, succeeds } from './engine.ts';

const IMAGE = 'localhost/sesame';

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly User: string;
      readonly WorkingDir: string;
      readonly Cmd: readonly string[];
      readonly Env: readonly string[];
      readonly Healthcheck?: { readonly Test: readonly string[] };
    };
  };
}

/** The mounts of `docker run --read-only` with temporary folders, in a mount namespace that ends with the process. */
const MOUNTS = `
  mount --bind "$ROOT" "$ROOT"
  mount -o remount,bind,ro "$ROOT"
  mount --rbind /dev "$ROOT/dev"
  mount --rbind /proc "$ROOT/proc"
  mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
  mount -t tmpfs -o uid=1000,gid=1000,mode=0700 tmpfs "$ROOT/data"
  mount -t tmpfs -o uid=1000,gid=1000,mode=0700 tmpfs "$ROOT/media"
`;

/** buildah with its folders in .cache, for root who may mount, on a machine without Docker. */
export function findBuildah(): Engine | undefined {
  const isThere = ['buildah', 'debootstrap'].every((program) => succeeds(program, ['--version']));
  const mayMount = process.getuid?.() === 0 && succeeds('unshare', ['--mount', 'true']);
  if (!isThere || !mayMount) return undefined;
  const folder = join(root, '.cache', 'image');
  mkdirSync(folder, { recursive: true });
  const options = [
    ...['--root', join(folder, 'store'), '--runroot', join(folder, 'run')],
    ...['--storage-driver', 'vfs'],
  ];
  const buildah = (...args: string[]) => outputOf('buildah', [...options, ...args]).trim();
  let container: string | undefined;
  let mounted = '';
  const open = () => {
    container ??= buildah('from', '--pull-never', IMAGE);
    mounted ||= buildah('mount', container);
    return mounted;
  };
  const readConfig = (): ImageConfig => {
    // Trusted input: what buildah says about the image that it has just built.
    const image = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as Inspected;
    const { User, WorkingDir, Cmd, Env, Healthcheck } = image.Docker.config;
    return {
      user: User,
      folder: WorkingDir,
      command: Cmd,
      env: Env,
      healthCheck: Healthcheck?.Test.slice(1) ?? [],
    };
  };
  return {
    name: 'buildah',
    isolation: 'chroot with a read-only root, without capabilities; not a container',
    build() {
      makeBaseImages(['buildah', ...options]);
      run('buildah', [
        ...options,
        ...['bud', '--isolation', 'chroot', '--pull-never', '--format', 'docker'],
        ...['--file', join(root, 'deploy/Dockerfile')],
        ...['--ignorefile', join(root, 'deploy/Dockerfile.dockerignore')],
        ...secretOptions(),
        ...['--tag', IMAGE, root],
      ]);
    },
    config: readConfig,
    read: (command) => outputOf('chroot', [open(), ...command]),
    start(env) {
      const { user, folder: workFolder, command, env: own } = readConfig();
      const settings = [...own, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
      const inside = [
        ...['chroot', open(), 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'],
        ...['--no-new-privs', '--bounding-set=-all', 'env', '-i', `--chdir=${workFolder}`],
        ...settings,
      ];
      const place = { ...process.env, ROOT: open() };
      const child = spawn(
        'unshare',
        ['--mount', 'sh', '-ec', `${MOUNTS} exec "$@"`, 'sh', ...inside, ...command],
        { stdio: ['ignore', 'inherit', 'inherit'], env: place },
      );
      return {
        process: child,
        check: (args) => {
          const [program = '', ...rest] = [...inside, ...args];
          return spawnSync(program, rest, { stdio: 'ignore' }).status === 0;
        },
      };
    },
    remove() {
      if (container !== undefined) buildah('rm', container);
      container = undefined;
    },
  };
}
