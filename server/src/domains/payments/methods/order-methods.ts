import type { OperatorMethod } from '@sesame/contract/operator-gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { listAllMethods } from './list-all-methods.ts';
import { lockAllMethods, placeMethods } from './operator-methods.store.ts';

/** Puts the methods into an order that names every one of them once. */
export async function orderMethods(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'outbound' | 'sealer'>,
  gateways: readonly string[],
  by: DoneBy,
): Promise<OperatorMethod[]> {
  await inTransaction(platform.db, async (tx) => {
    const before = (await lockAllMethods(tx)).map(({ gateway }) => gateway);
    if (!isSameSet(before, gateways)) refuse('changed_meanwhile');
    await placeMethods(tx, gateways);
    await recordAct(tx, platform, {
      ...by,
      action: 'methods.order',
      subject: 'methods',
      before,
      after: gateways,
    });
  });
  return listAllMethods(platform);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
