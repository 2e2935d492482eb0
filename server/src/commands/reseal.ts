import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import { countSealed, listSealingKeys } from '../platform/secrets/sealed-boxes.store.ts';
import { loadSealer } from '../platform/secrets/secrets-key.ts';
import { reseal } from '../reseal/reseal.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run reseal`: reseals every stored secret with the first key of `SECRETS_KEY`. Works while servers that know both
 * keys are running; an interrupted run can be repeated.
 */
try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config, 'reseal');
  const pool = createUnlimitedPool(database.url);
  try {
    const platform = { db: createDatabase<Database>(pool), sealer: await loadSealer(config) };
    const { done, failed } = await reseal(platform);
    console.log(`${done} secrets were resealed.`);
    const keys = await listSealingKeys(platform.db);
    for (const { key, boxes } of await countSealed(platform.db, keys)) {
      console.log(`  key ${key}: ${boxes}`);
    }
    if (failed.length > 0) {
      console.error(
        `${failed.length} do not open with any of the given keys: ${failed.slice(0, 5).join(', ')}`,
      );
      process.exitCode = 1;
    }
  } finally {
    await pool.end();
    await database.leave();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
