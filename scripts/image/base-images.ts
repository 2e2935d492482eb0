import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { outputOf, run, succeeds } from './engine.ts';

const DEBIAN = 'docker.io/library/debian:bookworm-slim';

/**
 * The base images of the Dockerfile without a registry: Debian from its packages, as small as the official slim image,
 * and on top of it the Node that npm carries, with the npm of this machine.
 * @param buildah its command line up to the command
 */
export function makeBaseImages(buildah: readonly string[]): void {
  const [program = '', ...options] = buildah;
  const has = (image: string) =>
    succeeds(program, [...options, 'inspect', '--type', 'image', image]);
  const make = (image: string, from: string, folder: string) => {
    const container = outputOf(program, [...options, 'from', '--pull-never', from]).trim();
    run(program, [...options, 'add', '--quiet', container, folder, '/']);
    run(program, [
      ...options,
      'config',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      container,
    ]);
    run(program, [...options, 'commit', '--quiet', '--format', 'docker', '--rm', container, image]);
  };
  const work = join(root, '.cache', 'image', 'base');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  if (!has(DEBIAN)) make(DEBIAN, 'scratch', debianIn(join(work, 'debian')));
  const node = nodeImage();
  if (!has(node)) make(node, DEBIAN, nodeIn(join(work, 'node')));
  rmSync(work, { recursive: true, force: true });
}

/** The image that the Dockerfile builds on. */
function nodeImage(): string {
  const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');
  const [, image] = /^FROM (node:\S+)/m.exec(dockerfile) ?? [];
  if (image === undefined) throw new Error('the Dockerfile does not begin with an image of Node');
  return `docker.io/library/${image}`;
}

function debianIn(folder: string): string {
  run('debootstrap', ['--variant=minbase', 'bookworm', folder]);
  // As the official slim image: no lists of packages, no documentation but the licenses.
  for (const path of ['var/cache/apt', 'var/lib/apt/lists', 'var/log', 'usr/share/man']) {
    rmSync(join(folder, path), { recursive: true, force: true });
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const path of ['usr/share/locale', 'usr/share/info', 'usr/share/lintian']) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
  run('find', [join(folder, 'usr/share/doc'), '-type', 'f', '!', '-name', 'copyright', '-delete']);
  return folder;
}

function nodeIn(folder: string): string {
  const bin = join(folder, 'usr/local/bin');
  const modules = join(folder, 'usr/local/lib/node_modules');
  mkdirSync(bin, { recursive: true });
  const carried = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (!existsSync(carried)) throw new Error(`npm carries no Node for linux-${process.arch}`);
  cpSync(carried, join(bin, 'node'));
  const cli = process.env.npm_execpath;
  if (cli === undefined) throw new Error('start it by `npm run image`');
  cpSync(dirname(dirname(cli)), join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  }
  return folder;
}
