import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { BALANCE_PROVIDER } from '../records/payments.rules.ts';
import { findConsoleMethods, insertMethod } from './console-methods.store.ts';
import { freeMethodKey } from './method.rules.ts';
import { recordSwitch } from './record-switch.ts';
import { requireFit } from './require-fit.ts';
import { type MethodDraft, methodColumnsOf, serializeMethod } from './serialize-method.ts';

interface NewMethod {
  /** Made from the English name when undefined. */
  readonly gateway: string | undefined;
  readonly provider: string;
  readonly draft: MethodDraft;
  readonly reason: string;
}

/** Adds a payment method for a provider, and enables it if the draft says so. Calls no other system. */
export function createMethod(
  platform: TransactionalPlatform,
  { gateway, provider, draft, reason }: NewMethod,
  by: Actor,
): Promise<ConsoleMethod> {
  return inTransaction(platform.db, async (tx) => {
    // There is only one balance, and its method exists from the start.
    if (provider === BALANCE_PROVIDER) refuse('setting_wrong', { field: 'provider' });
    const state = await requireFit(tx, platform, provider, draft);
    const method = { provider, ...methodColumnsOf(draft) };
    const row =
      gateway === undefined
        ? await insertUnderFreeKey(tx, method)
        : await insertMethod(tx, { gateway, ...method });
    if (row === undefined) refuse('method_exists');
    const after = serializeMethod(row, state);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'methods.create',
      subject: `method:${row.gateway}`,
      after,
      reason,
    });
    if (row.enabled) {
      await recordSwitch(tx, platform, { gateway: row.gateway, enabled: true, reason }, by);
    }
    return after;
  });
}

/** Two operators may choose the same name at once: the later one takes the next key. */
async function insertUnderFreeKey(
  tx: Executor,
  method: Omit<Parameters<typeof insertMethod>[1], 'gateway'>,
) {
  const taken = new Set((await findConsoleMethods(tx)).map(({ gateway }) => gateway));
  for (;;) {
    const gateway = freeMethodKey(method, taken);
    const row = await insertMethod(tx, { gateway, ...method });
    if (row !== undefined) return row;
    taken.add(gateway);
  }
}
