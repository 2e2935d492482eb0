import type { Executor, Platform } from '../../../platform/platform.ts';
import {
  findFlagOfBuyer,
  flagBuyers,
  holdForReview,
  listAccountsOfNetwork,
  upsertFlag,
} from './flags.store.ts';

/** How a buyer's purchases count for the inviter: normally, held for review, or not at all. */
export type Assessment = 'counts' | 'review' | 'refused';

const ASSESSMENT_BY_VERDICT = { cleared: 'counts', confirmed: 'refused' } as const;

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
): Promise<Assessment> {
  const { partnerId, network } = buyer;
  const flag = await findFlagOfBuyer(tx, buyer.id);
  if (flag !== undefined)
    return flag.verdict === null ? 'review' : ASSESSMENT_BY_VERDICT[flag.verdict];
  if (network === null) return 'counts';
  const accounts = await listAccountsOfNetwork(tx, partnerId, network);
  if (accounts.length <= buyer.accountsMax) return 'counts';

  const at = platform.clock.now();
  const raised = await upsertFlag(tx, { id: platform.ids.uuid(), partnerId, network, at });
  await flagBuyers(tx, raised.id, accounts);
  if (raised.verdict !== null) return ASSESSMENT_BY_VERDICT[raised.verdict];
  await holdForReview(tx, accounts);
  return 'review';
}
