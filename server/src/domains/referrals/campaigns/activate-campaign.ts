import { campaignName } from '@sesame/contract/shared/campaign-name.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { activateCampaign as activateCampaignRoute } from '@sesame/contract/shop/campaign-visits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { rememberCampaign } from '../../users/index.ts';
import { countCampaign } from './campaigns.store.ts';
import { isFirstToday } from './is-first-today.ts';
import { CAMPAIGNS_PER_DAY } from './visit-campaign.ts';
import { dayOf } from './visitors.rules.ts';

/** The page calls this right after registration; older accounts were not brought by the campaign. */
const REGISTERED_WITHIN_MS = 60 * 60 * 1_000;

/**
 * Counts one activation of a campaign per user and day. With `register`, a new account also stores the campaign, unless
 * it already has one.
 */
export async function activateCampaign(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  userId: string,
  { value, register }: BodyOf<typeof activateCampaignRoute>,
): Promise<void> {
  const campaign = campaignName(value);
  if (campaign === undefined) return;
  const now = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    if (register) {
      const createdSince = new Date(now.getTime() - REGISTERED_WITHIN_MS);
      await rememberCampaign(tx, userId, { campaign, createdSince });
    }
    if (!(await isFirstToday(tx, platform, 'activation', campaign, userId))) return;
    await countCampaign(tx, {
      campaign,
      day: dayOf(now),
      what: 'activations',
      namesMax: CAMPAIGNS_PER_DAY,
    });
  });
}
