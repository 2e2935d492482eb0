import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { DataFolderError, lockDataFolder } from '../platform/data-folder.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres-embedded.ts';
import { createLog } from '../platform/telemetry/log.ts';

const log = createLog({ level: 'error' });

/**
 * The server's database, for a command: by its address, or the embedded one, which a running server keeps up.
 * @param purpose completes the sentence 'holds no database to …'
 */
export async function reachDatabase(
  config: Config,
  purpose: string,
): Promise<{ url: string; leave(): Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, leave: async () => {} };
  }
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new ConfigError(`DATA_DIR ${config.dataDir} holds no database to ${purpose}.`);
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
