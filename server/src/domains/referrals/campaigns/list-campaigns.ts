import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import type {
  CampaignFigures,
  exportCampaigns as exportCampaignsRoute,
  listCampaigns as listCampaignsRoute,
} from '@sesame/contract/shop/campaigns.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CampaignRow, findCampaignFigures } from './campaign-figures.store.ts';

/** One page of campaigns with their figures. */
export async function listCampaigns(
  { db }: Pick<Platform, 'db'>,
  { search, after }: QueryOf<typeof listCampaignsRoute>,
): Promise<CampaignFigures[]> {
  const rows = await findCampaignFigures(db, { search, after, limit: PAGE_MAX });
  return rows.map(({ revenue_cents, ...figures }) => ({
    ...figures,
    revenue: dollarsFromCents(revenue_cents),
  }));
}

export function exportCampaigns(
  { db }: Pick<Platform, 'db'>,
  { search }: QueryOf<typeof exportCampaignsRoute>,
): Promise<FileAnswer> {
  return csvList<CampaignRow>({
    name: 'campaigns',
    header: [
      'campaign',
      'visits',
      'activations',
      'registrations',
      'payers',
      'revenue',
      'first day',
      'last day',
    ],
    read: (last, limit) => findCampaignFigures(db, { search, after: last?.campaign, limit }),
    cellsOf: (row) => [
      row.campaign,
      row.visits,
      row.activations,
      row.registrations,
      row.payers,
      dollarsFromCents(row.revenue_cents),
      row.first_day,
      row.last_day,
    ],
  });
}
