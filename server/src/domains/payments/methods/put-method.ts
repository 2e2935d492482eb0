import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { findProviderProblem } from '../providers/is-live.ts';
import { fetchRates } from '../rates/fetch-rates.ts';
import { BALANCE_PROVIDER } from '../records/payments.rules.ts';
import { insertMethod, lockMethod, updateMethod } from './console-methods.store.ts';
import { validateMethod } from './method.rules.ts';
import { type MethodDraft, methodColumnsOf, serializeMethod } from './serialize-method.ts';

type Written = { readonly draft: MethodDraft; readonly reason: string };

/** Adds a payment method for a provider. */
export async function createMethod(
  platform: Platform,
  { gateway, provider, draft, reason }: Written & { gateway: string; provider: string },
  by: Actor,
): Promise<ConsoleMethod> {
  const created = await inTransaction(platform.db, async (tx) => {
    // There is only one balance, and its method exists from the start.
    if (provider === BALANCE_PROVIDER) refuse('setting_wrong', { field: 'provider' });
    const isLive = await requireFit(tx, platform, provider, draft);
    const row = await insertMethod(tx, { gateway, provider, ...methodColumnsOf(draft) });
    if (row === undefined) refuse('method_exists');
    const after = serializeMethod(row, isLive);
    const subject = `method:${gateway}`;
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'methods.create',
      subject,
      after,
      reason,
    });
    return after;
  });
  await fetchRates(platform);
  return created;
}

/** Replaces the settings of a method; open payments keep their quote. */
export async function changeMethod(
  platform: Platform,
  { gateway, version, draft, reason }: Written & { gateway: string; version: number },
  by: Actor,
): Promise<ConsoleMethod> {
  const changed = await inTransaction(platform.db, async (tx) => {
    const row = await lockMethod(tx, gateway);
    if (row === undefined) refuse('not_found');
    if (row.version !== version) {
      const problem = await findProviderProblem(tx, platform, row.provider);
      refuse('version_conflict', { current: serializeMethod(row, problem === null) });
    }
    const isLive = await requireFit(tx, platform, row.provider, draft);
    const before = serializeMethod(row, isLive);
    const after = serializeMethod(await updateMethod(tx, gateway, methodColumnsOf(draft)), isLive);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'methods.edit',
      subject: `method:${gateway}`,
      before,
      after,
      reason,
    });
    return after;
  });
  // The first method that charges roubles needs the exchange rate now, not at the next run of the job.
  await fetchRates(platform);
  return changed;
}

/**
 * Validates a draft against its provider. An enabled method requires a live provider.
 * @returns whether the provider is live
 */
async function requireFit(
  tx: Executor,
  platform: Platform,
  provider: string,
  draft: MethodDraft,
): Promise<boolean> {
  const problem = await findProviderProblem(tx, platform, provider);
  if (problem === undefined) refuse('setting_wrong', { field: 'provider' });
  const mismatch = validateMethod(draft, capabilitiesOf(provider));
  if (mismatch !== undefined) refuse('setting_wrong', { ...mismatch });
  if (draft.enabled && problem !== null) refuse('provider_not_live', { problem });
  return problem === null;
}
