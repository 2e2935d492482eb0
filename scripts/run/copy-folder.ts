import { chmodSync, chownSync, cpSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a folder with its owners and rights: PostgreSQL requires that its user, which is not root, owns its data and that
 * others cannot read them.
 */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  copyRights(from, to);
}

function copyRights(from: string, to: string): void {
  const source = lstatSync(from);
  chmodSync(to, source.mode);
  if (process.getuid?.() === 0) chownSync(to, source.uid, source.gid);
  if (!source.isDirectory()) return;
  for (const name of readdirSync(from)) copyRights(join(from, name), join(to, name));
}
