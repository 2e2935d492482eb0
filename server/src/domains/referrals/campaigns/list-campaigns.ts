import { type CampaignFigures, listCampaigns as list } from '@sesame/contract/console/campaigns.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CampaignRow, findCampaignFigures } from './campaign-figures.store.ts';
import { costPerPayerOf, returnOf } from './campaign-return.rules.ts';

/** Campaigns with their figures, by name. */
export function listCampaigns({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => findCampaignFigures(db, filters, page),
    answer: (rows) => rows.map(serialize),
    csv: {
      line: serialize,
      columns: {
        campaign: (row) => row.campaign,
        visits: (row) => row.visits,
        activations: (row) => row.activations,
        registrations: (row) => row.registrations,
        payers: (row) => row.payers,
        revenue: (row) => row.revenue,
        cost: (row) => row.cost,
        return: (row) => row.return,
        'cost per payer': (row) => row.cost_per_payer,
        'first day': (row) => row.first_day,
        'last day': (row) => row.last_day,
      },
    },
  });
}

function serialize(row: CampaignRow): CampaignFigures {
  const { revenue_cents, cost_cents, ...figures } = row;
  const perPayer = costPerPayerOf(row);
  return {
    ...figures,
    revenue: dollarsFromCents(revenue_cents),
    cost: cost_cents === null ? null : dollarsFromCents(cost_cents),
    return: returnOf(row),
    cost_per_payer: perPayer === null ? null : dollarsFromCents(perPayer),
  };
}
