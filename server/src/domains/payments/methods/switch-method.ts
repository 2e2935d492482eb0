import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../operators/index.ts';
import { findProviderState } from '../providers/provider-states.ts';
import { fetchRates } from '../rates/fetch-rates.ts';
import { lockMethod, updateMethod } from './console-methods.store.ts';
import { recordSwitch } from './record-switch.ts';
import { serializeMethod } from './serialize-method.ts';

/** Switches a method on or off; open payments are not affected. It can be on only while its provider is live. */
export async function switchMethod(
  platform: Platform,
  { gateway, enabled, reason }: { gateway: string; enabled: boolean; reason: string },
  by: Actor,
): Promise<ConsoleMethod> {
  const switched = await inTransaction(platform.db, async (tx) => {
    const row = await lockMethod(tx, gateway);
    if (row === undefined) refuse('not_found');
    const provider = await findProviderState(tx, platform, row.provider);
    if (row.enabled === enabled) return serializeMethod(row, provider);
    if (enabled && provider?.problem !== null) {
      refuse('provider_not_live', { problem: provider?.problem ?? null });
    }
    const after = await updateMethod(tx, gateway, { enabled });
    await recordSwitch(tx, platform, { gateway, enabled, reason }, by);
    return serializeMethod(after, provider);
  });
  // The first method that charges rubles needs the exchange rate now, not at the next run of the job.
  if (enabled) await fetchRates(platform);
  return switched;
}
