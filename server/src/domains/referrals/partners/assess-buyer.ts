import type { Executor, Platform } from '../../../platform/platform.ts';
import {
  findFlagOfBuyer,
  flagBuyers,
  holdForReview,
  listAccountsOfNetwork,
  putFlag,
} from './flags.store.ts';

/** How a buyer's purchases count for the inviter: normally, held for review, or not at all. */
export type Standing = 'counts' | 'review' | 'refused';

const STANDINGS = { cleared: 'counts', confirmed: 'refused' } as const;

/**
 * Many accounts of one partner from one network may belong to one person. Above the limit all of them are held for
 * review by an operator. The verdict also applies to later accounts from that network.
 */
export async function assessBuyer(
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
