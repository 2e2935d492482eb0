import type {
  ConsoleMethod,
  orderMethods as route,
} from '@sesame/contract/console/payments/gateways.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { lockAllMethods, setMethodPositions } from './console-methods.store.ts';
import { listConsoleMethods } from './list-console-methods.ts';

/** Sets the order of all methods. Refuses `version_conflict` when the current order differs from `expected_order`. */
export async function orderMethods(
  platform: Platform,
  { gateways, expected_order: seen }: BodyOf<typeof route>,
  by: Actor,
): Promise<ConsoleMethod[]> {
  const writing = inTransaction(platform.db, async (tx) => {
    const before = (await lockAllMethods(tx)).map(({ gateway }) => gateway);
    if (before.join() !== seen.join()) refuse('version_conflict');
    if (!isSameSet(before, gateways)) refuse('bad_request');
    await setMethodPositions(tx, gateways);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'methods.order',
      subject: 'methods',
      before,
      after: gateways,
    });
  });
  await withCurrent(writing, () => listConsoleMethods(platform));
  return listConsoleMethods(platform);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
