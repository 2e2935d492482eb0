import type { OperatorMethod, orderMethods as route } from '@sesame/contract/operator-gateways.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/with-current.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { listAllMethods } from './list-all-methods.ts';
import { lockAllMethods, placeMethods } from './operator-methods.store.ts';

/** Puts the methods into an order that names every one of them once, unless they stand in another than was seen. */
export async function orderMethods(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'outbound' | 'sealer'>,
  { gateways, seen_order: seen }: BodyOf<typeof route>,
  by: DoneBy,
): Promise<OperatorMethod[]> {
  const writing = inTransaction(platform.db, async (tx) => {
    const before = (await lockAllMethods(tx)).map(({ gateway }) => gateway);
    if (before.join() !== seen.join()) refuse('changed_meanwhile');
    if (!isSameSet(before, gateways)) refuse('bad_request');
    await placeMethods(tx, gateways);
    await recordAct(tx, platform, {
      ...by,
      action: 'methods.order',
      subject: 'methods',
      before,
      after: gateways,
    });
  });
  await withCurrent(writing, () => listAllMethods(platform));
  return listAllMethods(platform);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
