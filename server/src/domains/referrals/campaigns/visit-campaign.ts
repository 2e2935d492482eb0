import { campaignName } from '@sesame/contract/shared/campaign-name.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countCampaign } from './campaigns.store.ts';
import { isFirstToday } from './is-first-today.ts';
import type { Visitor } from './visitor.ts';
import { dayOf, isBot } from './visitors.rules.ts';

/** New campaign names counted per day; far above the number that a shop runs. */
export const CAMPAIGNS_PER_DAY = 1_000;

/** Counts a visit by a campaign link, once per visitor and day, without bots. */
export async function visitCampaign(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  value: string,
  { ipPrefix, userAgent }: Visitor,
): Promise<void> {
  const campaign = campaignName(value);
  if (campaign === undefined || isBot(userAgent)) return;
  await inTransaction(platform.db, async (tx) => {
    if (!(await isFirstToday(tx, platform, 'campaign', campaign, ipPrefix, userAgent))) return;
    const day = dayOf(platform.clock.now());
    await countCampaign(tx, { campaign, day, what: 'visits', namesMax: CAMPAIGNS_PER_DAY });
  });
}
