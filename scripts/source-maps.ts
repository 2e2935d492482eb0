import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './bundle.ts';
import { root } from './root.ts';

const folder = join(root, 'web/source-maps');

/**
 * Writes the source maps of the built pages into `web/source-maps`, which the server does not read and the image does
 * not contain, so that a stack of a browser can be read. Returns false when they do not belong to the built pages.
 */
export async function writeSourceMaps(): Promise<boolean> {
  console.log('sesame: building source maps …');
  rmSync(folder, { recursive: true, force: true });
  const run = await buildPages(['--sourcemap', 'hidden', '--outDir', folder]);
  if (!run.ok) {
    console.error(run.output);
    return false;
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const maps = files.filter(({ name }) => name.endsWith('.map'));
  for (const file of files.filter((file) => !maps.includes(file)))
    rmSync(join(file.parentPath, file.name));
  const foreign = maps.filter(
    ({ name }) => !existsSync(join(root, 'web/dist/assets', name.slice(0, -'.map'.length))),
  );
  if (foreign.length > 0) {
    console.error(
      `sesame: ${foreign.length} source maps belong to no file of web/dist: ${foreign[0]?.name}`,
    );
    return false;
  }
  console.log(`sesame: ${maps.length} source maps written to web/source-maps`);
  return true;
}
