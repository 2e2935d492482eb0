import type { Executor, Platform } from '../../platform/platform.ts';
import {
  findFlagOfBuyer,
  flagBuyers,
  holdForReview,
  listAccountsOfNetwork,
  putFlag,
} from './flags.store.ts';

/** What a buyer's purchases do for the inviter: count, wait for an operator, or count for nothing. */
export type Standing = 'counts' | 'review' | 'refused';

const STANDINGS = { cleared: 'counts', confirmed: 'refused' } as const;

/**
 * Many accounts of one partner from one network look like one person: from the limit on, all of them wait until
 * somebody has looked. What the operator then said holds for accounts that come later from there as well.
 */
export async function judgeBuyer(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  buyer: {
    readonly id: string;
    readonly partnerId: string;
    readonly network: string | null;
    readonly accountsMax: number;
  },
): Promise<Standing> {
  const { partnerId, network } = buyer;
  const flag = await findFlagOfBuyer(tx, buyer.id);
  if (flag !== undefined) return flag.verdict === null ? 'review' : STANDINGS[flag.verdict];
  if (network === null) return 'counts';
  const accounts = await listAccountsOfNetwork(tx, partnerId, network);
  if (accounts.length <= buyer.accountsMax) return 'counts';

  const at = platform.clock.now();
  const raised = await putFlag(tx, { id: platform.ids.uuid(), partnerId, network, at });
  await flagBuyers(tx, raised.id, accounts);
  if (raised.verdict !== null) return STANDINGS[raised.verdict];
  await holdForReview(tx, accounts);
  return 'review';
}
