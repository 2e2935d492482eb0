import type { ConsoleConnection } from '@sesame/contract/console/settings/connections.ts';
import { connections } from '../../../platform/connections/all-connections.ts';
import { listConnectionSettings } from '../../../platform/connections/connections.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { serializeConnection } from './serialize-connection.ts';

export async function listConnections(
  platform: Pick<Platform, 'db' | 'config' | 'sealer'>,
): Promise<ConsoleConnection[]> {
  const rows = await listConnectionSettings(platform.db);
  return connections.map((connection) => serializeConnection(platform, connection, rows));
}
