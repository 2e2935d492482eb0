import { campaignName } from '@sesame/contract/campaign-name.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import type { activateCampaign as activateCampaignRoute } from '@sesame/contract/users.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberCampaign } from '../users/index.ts';
import { countCampaign } from './campaigns.store.ts';
import { isFirstToday } from './is-first-today.ts';
import { CAMPAIGNS_PER_DAY } from './visit-campaign.ts';
import { dayOf } from './visitors.rules.ts';

/** The page says so right after the registration; an account older than this was not brought by it. */
const REGISTERED_WITHIN_MS = 60 * 60 * 1_000;

/**
 * Counts that a campaign brought a signed-in user, once a day; with `register`, a new account remembers the campaign
 * for good. The first one stays.
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
