import type { OperatorMethod } from '@sesame/contract/operator-gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLiveProviders } from '../providers/is-live.ts';
import { methodOnWire } from './method-on-wire.ts';
import { findAllMethods } from './operator-methods.store.ts';

export async function listAllMethods(
  platform: Pick<Platform, 'db' | 'config' | 'outbound' | 'sealer'>,
): Promise<OperatorMethod[]> {
  const live = await findLiveProviders(platform);
  const rows = await findAllMethods(platform.db);
  return rows.map((row) => methodOnWire(row, live.has(row.provider)));
}
