import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/postgres-embedded.ts';
import { DataFolderError, lockDataFolder } from '../platform/files/data-folder.ts';
import { createLog } from '../platform/telemetry/log.ts';

const log = createLog({ level: 'error' });

/** The given address for work that needs a separate session and may take long; undefined for the embedded database. */
export function directUrlOf(config: Config): string | undefined {
  return config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
}

export interface ReachedDatabase {
  readonly url: string;
  /** For the embedded one: `command` if it runs only for this command, `server` if a server uses it too. */
  readonly embeddedFor: 'command' | 'server' | undefined;
  leave(): Promise<void>;
}

/**
 * The server's database, for a command: by its address, or the embedded one, which is shared with a running server.
 * Connects as the owner of the tables if known, because the shop's role has no rights before the first start.
 * @param purpose completes the message 'holds no database to …'
 */
export async function reachDatabase(config: Config, purpose: string): Promise<ReachedDatabase> {
  const given = directUrlOf(config);
  if (given !== undefined) return { url: given, embeddedFor: undefined, leave: async () => {} };
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new ConfigError(`DATA_DIR ${config.dataDir} holds no database to ${purpose}.`);
  }
  const lock = await lockDataFolder(config.dataDir).catch((error: unknown) => {
    if (error instanceof DataFolderError) return undefined;
    throw error;
  });
  const postgres = await startEmbeddedPostgres(config.dataDir, log);
  return {
    url: postgres.ownerUrl,
    embeddedFor: lock === undefined ? 'server' : 'command',
    async leave() {
      // The server holds the lock, so its database keeps running.
      if (lock === undefined) return;
      await postgres.stop();
      await lock.release();
    },
  };
}
