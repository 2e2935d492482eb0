import type { CampaignCost, setCampaignCost as route } from '@sesame/contract/console/campaigns.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { isCampaign, lockCampaignCost, writeCampaignCost } from './campaign-costs.store.ts';

/** Replaces what a campaign has cost so far, if the operator saw the current amount. */
export function setCampaignCost(
  platform: Pick<Platform, 'db' | 'clock'>,
  { campaign, cost, expected_cost: expected }: BodyOf<typeof route>,
  by: Actor,
): Promise<CampaignCost> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await isCampaign(tx, campaign))) refuse('not_found');
    const cents = await lockCampaignCost(tx, campaign);
    const before = { campaign, cost: cents === null ? null : dollarsFromCents(cents) };
    if (before.cost !== expected) refuse('version_conflict', { current: before });
    const after = { campaign, cost };
    await writeCampaignCost(tx, campaign, cost === null ? null : centsFromDollars(cost));
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'campaigns.set_cost',
      subject: `campaign:${campaign}`,
      before,
      after,
    });
    return after;
  });
}
