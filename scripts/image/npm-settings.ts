import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * A file with the settings of npm on this machine, which the build may read and the image does not contain: its
 * registry, and the certificates of its network. Undefined when there are none.
 */
export function npmSettings(): string | undefined {
  const own = readIfThere(join(homedir(), '.npmrc'));
  const certificates = readIfThere(process.env.NODE_EXTRA_CA_CERTS ?? '').match(
    /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g,
  );
  if (own === '' && certificates === null) return undefined;
  const folder = join(root, '.cache', 'image');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'npmrc');
  const lines = (certificates ?? []).map((certificate) => `ca[]=${JSON.stringify(certificate)}`);
  writeFileSync(file, [own, ...lines, ''].join('\n'), { mode: 0o600 });
  return file;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
