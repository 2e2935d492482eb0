import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { auditLedger, invariants } from '../audit/audit-ledger.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { DataFolderError, lockDataFolder } from '../platform/data-folder.ts';
import { createDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres-embedded.ts';
import { createLog } from '../platform/telemetry/log.ts';

/** `npm run audit`: checks every invariant of the ledgers; exit 1 when one is broken. Works beside a running server. */

const log = createLog({ level: 'error' });

try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  try {
    process.exitCode = await audit(database.url);
  } finally {
    await database.leave();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
}

async function audit(url: string): Promise<number> {
  // A plain pool: the whole ledger takes longer than the server's own lets a call take.
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const violations = await auditLedger(createDatabase<Database>(pool), new Date());
  await pool.end();
  if (violations.length === 0) {
    console.log(`All ${invariants.length} invariants hold.`);
    return 0;
  }
  console.table(
    violations.map(({ invariant, rule, subjects }) => ({
      invariant,
      rule,
      rows: subjects.slice(0, 3).join(', '),
    })),
  );
  console.error(`${violations.length} of ${invariants.length} invariants are broken.`);
  return 1;
}

/** The server's database: by its address, or the embedded one, which a running server keeps up. */
async function reachDatabase(config: Config): Promise<{ url: string; leave(): Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, leave: async () => {} };
  }
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new ConfigError(`DATA_DIR ${config.dataDir} holds no database to audit.`);
  }
  const lock = await lockDataFolder(config.dataDir).catch((error: unknown) => {
    if (error instanceof DataFolderError) return undefined;
    throw error;
  });
  const postgres = await startEmbeddedPostgres(config.dataDir, log);
  return {
    url: postgres.url,
    async leave() {
      // The lock is the server's: its database stays up.
      if (lock === undefined) return;
      await postgres.stop();
      await lock.release();
    },
  };
}
