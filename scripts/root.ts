import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository root, the working directory of every command. */
export const root = dirname(import.meta.dirname);

/** Path of the script behind a package's command, so that it can run with our own Node and without a shell. */
export function toolScript(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
