import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLiveProviders } from '../providers/is-live.ts';
import { findAllMethods } from './console-methods.store.ts';
import { serializeMethod } from './serialize-method.ts';

export async function listAllMethods(platform: Platform): Promise<ConsoleMethod[]> {
  const live = await findLiveProviders(platform);
  const rows = await findAllMethods(platform.db);
  return rows.map((row) => serializeMethod(row, live.has(row.provider)));
}
