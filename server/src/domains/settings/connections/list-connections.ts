import type { ConsoleConnection } from '@sesame/contract/console/settings/connections.ts';
import { connections } from '../../../platform/connections/all-connections.ts';
import { listConnectionSettings } from '../../../platform/connections/connections.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listLatestTests } from './connections.store.ts';
import { serializeConnection } from './serialize-connection.ts';

export async function listConnections(
  platform: Pick<Platform, 'db' | 'config' | 'sealer'>,
): Promise<ConsoleConnection[]> {
  const [rows, tests] = await Promise.all([
    listConnectionSettings(platform.db),
    listLatestTests(platform.db),
  ]);
  return connections.map((connection) => serializeConnection(platform, connection, rows, tests));
}
