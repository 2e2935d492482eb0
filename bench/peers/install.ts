import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './run-to-end.ts';

/**
 * Copies the project of a peer into a folder and installs its pinned packages there with the npm that runs the bench, unless they
 * are installed. Install scripts stay off.
 */
export async function installPeer(project: string, folder: string): Promise<void> {
  const stamp = join(folder, 'node_modules', '.installed.json');
  mkdirSync(folder, { recursive: true });
  cpSync(project, folder, { recursive: true });
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('only `npm run bench` can install it');
  console.log(`  installing its packages into ${folder} (a minute or two) …`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runToEnd([npm, 'install', ...flags], process.env, folder);
  writeFileSync(stamp, wanted);
}

export function versionOf(folder: string, packageName: string): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
