import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readProviderStates } from '../providers/provider-states.ts';
import { findAllMethods } from './console-methods.store.ts';
import { serializeMethod } from './serialize-method.ts';

export async function listAllMethods(platform: Platform): Promise<ConsoleMethod[]> {
  const states = await readProviderStates(platform);
  const rows = await findAllMethods(platform.db);
  return rows.map((row) => serializeMethod(row, states.get(row.provider)));
}
