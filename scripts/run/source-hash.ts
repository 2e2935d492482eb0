import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/**
 * Hashes the names and contents of the given files and folders, relative to `base`. It ignores modification times, so
 * a fresh checkout of the same commit has the same hash, and test files, which are not part of a build.
 */
export function hashSources(base: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(base, path)).sort()) {
    hash.update(file.split(sep).join('/')).update('\0');
    hash.update(readFileSync(join(base, file))).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(base: string, path: string): string[] {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(base, child);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
  });
}
