import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { migrations } from '../../migrations/all.ts';
import { BackupError } from '../backup/backup-error.ts';
import { parsePrivateKey } from '../backup/encrypt-backup.ts';
import { type RestoreOptions, restoreBackup } from '../backup/restore-backup.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { verifyLedger } from '../ledger-verification/verify-ledger.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/postgres-embedded.ts';
import { DataFolderError, lockDataFolder } from '../platform/files/data-folder.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { directUrlOf } from './reach-database.ts';

/**
 * `npm run restore -- <file> [--key <private key file>]`: restores a backup into an empty database, that of
 * DATABASE_URL or a new one in DATA_DIR, and verifies the ledger. Exit code 1 when nothing was restored, 2 when the
 * restored data violates a rule.
 */
const SENTENCES = [BackupError, ConfigError, DataFolderError];

try {
  const { file, keyFile } = readArguments(process.argv.slice(2));
  // Read before a database is created.
  const privateKey = keyFile === undefined ? undefined : await readKey(keyFile);
  const database = await openTarget(readConfig(process.env));
  try {
    process.exitCode = await restore({ path: resolve(file), url: database.url, privateKey });
  } finally {
    await database.leave();
  }
} catch (error) {
  const isSentence = SENTENCES.some((kind) => error instanceof kind);
  console.error(isSentence && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments(args: readonly string[]): { file: string; keyFile: string | undefined } {
  const [file, flag, keyFile, ...rest] = args;
  const isRight = flag === undefined || (flag === '--key' && keyFile !== undefined);
  if (file === undefined || !isRight || rest.length > 0) {
    throw new ConfigError(
      'Name one backup: the path of its file, sesame-….backup; if it is encrypted, add --key and the file of its private key',
    );
  }
  return { file, keyFile };
}

async function readKey(path: string): Promise<KeyObject> {
  const pem = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError(`The key file ${path} cannot be read.`);
  });
  return parsePrivateKey(pem);
}

async function restore(from: Pick<RestoreOptions, 'path' | 'url' | 'privateKey'>): Promise<number> {
  const { url } = from;
  const { header, rows, tables } = await restoreBackup({ ...from, migrations });
  console.log(`${rows} rows of ${tables} tables were restored as of ${header.made_at}.`);
  const pool = createUnlimitedPool(url);
  const violations = await verifyLedger(createDatabase<Database>(pool), new Date(header.made_at));
  await pool.end();
  for (const { invariant, rule } of violations) console.error(`Broken: ${invariant}, ${rule}`);
  if (violations.length === 0) console.log('The ledger is sound.');
  console.log(
    'Start the shop with the same SECRETS_KEY: without it sealed values cannot be decrypted.',
  );
  return violations.length === 0 ? 0 : 2;
}

/** Unlike other commands, this one may create a database. */
async function openTarget(config: Config): Promise<{ url: string; leave(): Promise<void> }> {
  const given = directUrlOf(config);
  if (given !== undefined) return { url: given, leave: async () => {} };
  const lock = await lockDataFolder(config.dataDir);
  try {
    const postgres = await startEmbeddedPostgres(config.dataDir, createLog({ level: 'error' }));
    return {
      url: postgres.ownerUrl,
      async leave() {
        await postgres.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
