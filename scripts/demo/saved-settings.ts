import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads the ports and keys that an emulator got at its first start. Undefined when it was never started. */
export function readSaved<Settings extends object>(file: string): Settings | undefined {
  if (!existsSync(file)) return undefined;
  // Trusted input: `writePrivateFile` writes the file atomically.
  return JSON.parse(readFileSync(file, 'utf8')) as Settings;
}

/** Writes the settings atomically, readable only by the current user. */
export function writePrivateFile(file: string, settings: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
