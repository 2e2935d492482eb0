import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';
import { secretOptions } from './build-secrets.ts';
import { type Engine, outputOf, run, succeeds } from './engine.ts';

const IMAGE = 'sesame';
const CONTAINER = `sesame-trial-${process.pid}`;

interface Inspected {
  readonly Config: {
    readonly User: string;
    readonly WorkingDir: string;
    readonly Cmd: readonly string[];
    readonly Env: readonly string[];
    readonly Healthcheck?: { readonly Test: readonly string[] };
  };
}

/** Docker, if its daemon answers; to build the Dockerfile, which mounts secrets, it also needs BuildKit. */
export function findDocker({ toBuild }: { readonly toBuild: boolean }): Engine | undefined {
  if (!succeeds('docker', ['info'])) return undefined;
  if (toBuild && !succeeds('docker', ['buildx', 'version'])) return undefined;
  return {
    name: 'Docker',
    isolation: 'a container with a read-only root, without capabilities',
    build() {
      run('docker', [
        ...['build', '--file', join(root, 'deploy/Dockerfile'), '--tag', IMAGE],
        ...secretOptions(),
        root,
      ]);
    },
    config() {
      // Trusted input: what Docker says about the image that it has just built.
      const [image] = JSON.parse(outputOf('docker', ['image', 'inspect', IMAGE])) as Inspected[];
      if (image === undefined) throw new Error('Docker does not know the image');
      const { User, WorkingDir, Cmd, Env, Healthcheck } = image.Config;
      return {
        user: User,
        folder: WorkingDir,
        command: Cmd,
        env: Env,
        healthCheck: Healthcheck?.Test.slice(1) ?? [],
      };
    },
    read: (command) =>
      outputOf('docker', ['run', '--rm', '--user', 'root', '--entrypoint', '', IMAGE, ...command]),
    start(env) {
      const settings = Object.entries(env).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ]);
      const child = spawn(
        'docker',
        [
          ...['run', '--rm', '--name', CONTAINER, '--network', 'host', '--read-only'],
          ...['--tmpfs', '/tmp', '--tmpfs', '/data:uid=1000,gid=1000,mode=0700'],
          ...['--tmpfs', '/media:uid=1000,gid=1000,mode=0700'],
          ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'],
          ...settings,
          IMAGE,
        ],
        { stdio: ['ignore', 'inherit', 'inherit'] },
      );
      return {
        process: child,
        check: (command) => succeeds('docker', ['exec', CONTAINER, ...command]),
      };
    },
    remove: () => void succeeds('docker', ['rm', '--force', CONTAINER]),
  };
}
