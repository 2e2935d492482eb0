import { listCampaigns as list } from '@sesame/contract/console/campaigns.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findCampaignFigures } from './campaign-figures.store.ts';

/** Campaigns with their figures, by name. */
export function listCampaigns({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => findCampaignFigures(db, filters, page),
    answer: (rows) =>
      rows.map(({ revenue_cents, ...figures }) => ({
        ...figures,
        revenue: dollarsFromCents(revenue_cents),
      })),
    csv: {
      columns: {
        campaign: (row) => row.campaign,
        visits: (row) => row.visits,
        activations: (row) => row.activations,
        registrations: (row) => row.registrations,
        payers: (row) => row.payers,
        revenue: (row) => dollarsFromCents(row.revenue_cents),
        'first day': (row) => row.first_day,
        'last day': (row) => row.last_day,
      },
    },
  });
}
