import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readProviderStates } from '../providers/provider-states.ts';
import { findConsoleMethods } from './console-methods.store.ts';
import { serializeMethod } from './serialize-method.ts';

export async function listConsoleMethods(platform: Platform): Promise<ConsoleMethod[]> {
  const states = await readProviderStates(platform);
  const rows = await findConsoleMethods(platform.db);
  return rows.map((row) => serializeMethod(row, states.get(row.provider)));
}
