import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { migrations } from '../../migrations/all.ts';
import { auditLedger } from '../audit/audit-ledger.ts';
import { BackupError } from '../backup/backup-error.ts';
import { parsePrivateKey } from '../backup/encrypt-backup.ts';
import { type RestoreOptions, restoreBackup } from '../backup/restore-backup.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { DataFolderError, lockDataFolder } from '../platform/data-folder.ts';
import { createDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres-embedded.ts';
import { createLog } from '../platform/telemetry/log.ts';

/**
 * `npm run restore -- <file> [--key <private key file>]`: puts a backup into an empty database, that of DATABASE_URL or a new one in DATA_DIR, and audits
 * it; exit 1 when nothing was restored, 2 when what was restored breaks a rule.
 */
const SENTENCES = [BackupError, ConfigError, DataFolderError];

try {
  const { file, keyFile } = readWords(process.argv.slice(2));
  // Before a database is begun.
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

function readWords(words: readonly string[]): { file: string; keyFile: string | undefined } {
  const [file, flag, keyFile, ...rest] = words;
  const isRight = flag === undefined || (flag === '--key' && keyFile !== undefined);
  if (file === undefined || !isRight || rest.length > 0) {
    throw new ConfigError(
      'Name one backup: the path of its file, sesame-….backup, and after --key the file of its private key if it is encrypted',
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
  console.log(`${rows} rows of ${tables} tables are back as they were at ${header.made_at}.`);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const violations = await auditLedger(createDatabase<Database>(pool), new Date(header.made_at));
  await pool.end();
  for (const { invariant, rule } of violations) console.error(`Broken: ${invariant}, ${rule}`);
  if (violations.length === 0) console.log('The ledgers are sound.');
  console.log('Start the shop with the same SECRETS_KEY: without it sealed values stay closed.');
  return violations.length === 0 ? 0 : 2;
}

/** Unlike other commands this one may begin a database. */
async function openTarget(config: Config): Promise<{ url: string; leave(): Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, leave: async () => {} };
  }
  const lock = await lockDataFolder(config.dataDir);
  try {
    const postgres = await startEmbeddedPostgres(config.dataDir, createLog({ level: 'error' }));
    return {
      url: postgres.url,
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
