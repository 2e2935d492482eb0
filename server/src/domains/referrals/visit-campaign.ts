import { campaignName } from '@sesame/contract/campaign-name.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { countCampaign } from './campaigns.store.ts';
import { isFirstToday } from './is-first-today.ts';
import type { Visitor } from './visitor.ts';
import { dayOf, isBot } from './visitors.rules.ts';

/** New names that are counted in a day; an operator runs far fewer campaigns. */
export const CAMPAIGNS_PER_DAY = 1_000;

/** Counts a visit by a campaign's link: a visitor once a day, programs never. */
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
