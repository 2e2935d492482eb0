import type { OperatorMethod } from '@sesame/contract/operator-gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { findProviderProblem } from '../providers/is-live.ts';
import { fetchRates } from '../rates/fetch-rates.ts';
import { methodOnWire } from './method-on-wire.ts';
import { lockMethod, updateMethod } from './operator-methods.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'outbound' | 'sealer' | 'log'>;

/** Offers a method, or no longer: what is open goes on. Only a method whose provider is live can be offered. */
export async function switchMethod(
  platform: Needs,
  { gateway, enabled, reason }: { gateway: string; enabled: boolean; reason: string },
  by: DoneBy,
): Promise<OperatorMethod> {
  const switched = await inTransaction(platform.db, async (tx) => {
    const row = await lockMethod(tx, gateway);
    if (row === undefined) refuse('not_found');
    const problem = await findProviderProblem(tx, platform, row.provider);
    if (row.enabled === enabled) return methodOnWire(row, problem === null);
    if (enabled && problem !== null) refuse('provider_not_live', { problem: problem ?? null });
    const after = await updateMethod(tx, gateway, { enabled });
    await recordAct(tx, platform, {
      ...by,
      action: 'methods.switch',
      subject: `method:${gateway}`,
      before: { enabled: row.enabled },
      after: { enabled },
      reason,
    });
    return methodOnWire(after, problem === null);
  });
  // The first one in roubles: nobody has asked for the rate so far.
  if (enabled) await fetchRates(platform);
  return switched;
}
