import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createSealer, parseSealingKeys, type Sealer } from './crypto.ts';

/** The sealer of this installation: with the keys of SECRETS_KEY, else with one generated once in the data folder. */
export async function loadSealer({
  secretsKey,
  dataDir,
}: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<Sealer> {
  return createSealer(parseSealingKeys(secretsKey ?? (await readOrMakeKey(dataDir))));
}

async function readOrMakeKey(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secrets-key');
  try {
    await writeFile(path, `local:${randomBytes(32).toString('base64')}`, {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
