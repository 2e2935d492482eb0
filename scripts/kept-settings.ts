import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a stand-in of the demo was given at its first start: ports and keys stay the same afterwards. */
export function readKept<Settings extends object>(file: string): Settings | undefined {
  if (!existsSync(file)) return undefined;
  // We wrote the file ourselves, whole or not at all.
  return JSON.parse(readFileSync(file, 'utf8')) as Settings;
}

export function keepPrivately(file: string, settings: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
