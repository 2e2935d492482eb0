import type { TestApp } from '../shops/start-app.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

/**
 * A worker on the database of this shop that kills itself at a failpoint, such as `bulk_item_done:kill`. It uses the
 * real clock.
 */
export function spawnWorker(
  { databaseUrl, url }: TestApp,
  failpoint: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SpawnedServer> {
  return spawnServer({
    NODE_ENV: 'test',
    ROLE: 'worker',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    PUBLIC_URL: url,
    FAILPOINT: failpoint,
    ...env,
  });
}
