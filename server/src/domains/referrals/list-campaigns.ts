import type {
  CampaignFigures,
  listCampaigns as listCampaignsRoute,
} from '@sesame/contract/campaigns.ts';
import { PAGE_MAX } from '@sesame/contract/limits.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCampaignFigures } from './campaign-figures.store.ts';

/** A page of campaigns with what they brought. */
export async function listCampaigns(
  { db }: Pick<Platform, 'db'>,
  { after }: QueryOf<typeof listCampaignsRoute>,
): Promise<CampaignFigures[]> {
  const rows = await findCampaignFigures(db, { after, limit: PAGE_MAX });
  return rows.map(({ revenue_cents, ...figures }) => ({
    ...figures,
    revenue: dollarsFromCents(revenue_cents),
  }));
}
