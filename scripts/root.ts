import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's folder, which every command runs in. */
export const root = dirname(import.meta.dirname);

/** Script behind a package's command, to be run by our own Node whatever shell the machine has. */
export function toolScript(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
