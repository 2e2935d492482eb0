import type { OperatorMethod } from '@sesame/contract/operator-gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { BALANCE_PROVIDER } from '../payments.rules.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { findProviderProblem } from '../providers/is-live.ts';
import { fetchRates } from '../rates/fetch-rates.ts';
import { problemOfMethod } from './method.rules.ts';
import { columnsOf, type MethodDraft, methodOnWire } from './method-on-wire.ts';
import { insertMethod, lockMethod, updateMethod } from './operator-methods.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'outbound' | 'sealer' | 'log'>;
type Written = { readonly draft: MethodDraft; readonly reason: string };

/** Adds a method that leads to a provider. */
export async function createMethod(
  platform: Needs,
  { gateway, provider, draft, reason }: Written & { gateway: string; provider: string },
  by: DoneBy,
): Promise<OperatorMethod> {
  const created = await inTransaction(platform.db, async (tx) => {
    // There is one balance, and its method was there from the beginning.
    if (provider === BALANCE_PROVIDER) refuse('setting_wrong', { field: 'provider' });
    const isLive = await requireFit(tx, platform, provider, draft);
    const row = await insertMethod(tx, { gateway, provider, ...columnsOf(draft) });
    if (row === undefined) refuse('method_exists');
    const after = methodOnWire(row, isLive);
    const subject = `method:${gateway}`;
    await recordAct(tx, platform, { ...by, action: 'methods.create', subject, after, reason });
    return after;
  });
  await fetchRates(platform);
  return created;
}

/** Replaces what a method says and asks; open payments keep what they froze. */
export async function changeMethod(
  platform: Needs,
  { gateway, version, draft, reason }: Written & { gateway: string; version: number },
  by: DoneBy,
): Promise<OperatorMethod> {
  const changed = await inTransaction(platform.db, async (tx) => {
    const row = await lockMethod(tx, gateway);
    if (row === undefined) refuse('not_found');
    if (row.version !== version) {
      const problem = await findProviderProblem(tx, platform, row.provider);
      refuse('changed_meanwhile', { current: methodOnWire(row, problem === null) });
    }
    const isLive = await requireFit(tx, platform, row.provider, draft);
    const before = methodOnWire(row, isLive);
    const after = methodOnWire(await updateMethod(tx, gateway, columnsOf(draft)), isLive);
    await recordAct(tx, platform, {
      ...by,
      action: 'methods.edit',
      subject: `method:${gateway}`,
      before,
      after,
      reason,
    });
    return after;
  });
  // Of the first one in roubles: nobody has asked for the rate so far.
  await fetchRates(platform);
  return changed;
}

/**
 * Holds a draft against its provider.
 * @returns whether the provider is live; a method that is on requires it
 */
async function requireFit(
  tx: Executor,
  platform: Needs,
  provider: string,
  draft: MethodDraft,
): Promise<boolean> {
  const problem = await findProviderProblem(tx, platform, provider);
  if (problem === undefined) refuse('setting_wrong', { field: 'provider' });
  const misfit = problemOfMethod(draft, capabilitiesOf(provider));
  if (misfit !== undefined) refuse('setting_wrong', { ...misfit });
  if (draft.enabled && problem !== null) refuse('provider_not_live', { problem });
  return problem === null;
}
