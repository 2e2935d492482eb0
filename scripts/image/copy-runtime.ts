/**
 * `node scripts/image/copy-runtime.ts <folder>`: copies what a running shop needs after `npm run build`, which is a
 * third of what is installed. A step of deploy/Dockerfile.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runtimeFolders } from './runtime-folders.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('name the folder to copy to');

const NEEDLESS = /\.(map|md|markdown|d\.[cm]?ts)$/;
for (const path of [
  'package.json',
  'LICENSE',
  'server/package.json',
  'server/dist',
  'web/dist',
  ...runtimeFolders(root),
]) {
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    // Packages within a package are listed separately, if they are needed.
    filter: (source) =>
      !NEEDLESS.test(source) && !source.slice(join(root, path).length).includes('node_modules'),
  });
}
