import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';

/** A peer that this machine cannot install or start; the table says why. */
export class PeerMissing extends Error {}

/**
 * Copies the project of a peer into `.cache/peers` and installs its pinned packages there with npm, unless they are
 * installed. Install scripts stay off.
 * @returns the folder of the project
 */
export function installPeer(name: string): string {
  const folder = join(root, '.cache', 'peers', name);
  const stamp = join(folder, 'node_modules', '.installed.json');
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, name, 'project'), folder, { recursive: true });
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  console.log(`  installing ${name} into ${folder} (a minute or two) …`);
  // Through a shell, because npm is a .cmd file on Windows; the command contains no external input.
  const { status } = spawnSync(
    'npm install --ignore-scripts --no-audit --no-fund --loglevel=error',
    {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new PeerMissing(`npm could not install it (code ${status})`);
  writeFileSync(stamp, wanted);
  return folder;
}

export function versionOf(folder: string, packageName: string): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
