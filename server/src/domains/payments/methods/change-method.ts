import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findProviderState } from '../providers/provider-states.ts';
import { fetchRates } from '../rates/fetch-rates.ts';
import { lockMethod, updateMethod } from './console-methods.store.ts';
import { recordSwitch } from './record-switch.ts';
import { requireFit } from './require-fit.ts';
import { type MethodDraft, methodColumnsOf, serializeMethod } from './serialize-method.ts';

interface MethodChange {
  readonly gateway: string;
  /** The version that the operator edited. */
  readonly version: number;
  readonly draft: MethodDraft;
  readonly reason: string;
}

/** Replaces the settings of a method; open payments keep their quote. */
export async function changeMethod(
  platform: Platform,
  { gateway, version, draft, reason }: MethodChange,
  by: Actor,
): Promise<ConsoleMethod> {
  const changed = await inTransaction(platform.db, async (tx) => {
    const row = await lockMethod(tx, gateway);
    if (row === undefined) refuse('not_found');
    if (row.version !== version) {
      const provider = await findProviderState(tx, platform, row.provider);
      refuse('version_conflict', { current: serializeMethod(row, provider) });
    }
    const provider = await requireFit(tx, platform, row.provider, draft);
    const before = serializeMethod(row, provider);
    const after = serializeMethod(
      await updateMethod(tx, gateway, methodColumnsOf(draft)),
      provider,
    );
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'methods.edit',
      subject: `method:${gateway}`,
      before,
      after,
      reason,
    });
    if (before.enabled !== after.enabled) {
      await recordSwitch(tx, platform, { gateway, enabled: after.enabled, reason }, by);
    }
    return after;
  });
  // The first method that charges rubles needs the exchange rate now, not at the next run of the job.
  await fetchRates(platform);
  return changed;
}
