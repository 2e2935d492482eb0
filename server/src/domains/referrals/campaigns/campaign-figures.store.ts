import type { listCampaigns } from '@sesame/contract/console/campaigns.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { sql } from 'kysely';
import { type FilterSql, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface CampaignRow {
  readonly campaign: string;
  readonly visits: number;
  readonly activations: number;
  readonly registrations: number;
  readonly payers: number;
  readonly revenue_cents: number;
  /** Null when none was entered. */
  readonly cost_cents: number | null;
  readonly first_day: string | null;
  readonly last_day: string | null;
}

/**
 * Campaigns ordered by name, bytewise. First finds the names of one page by skipping through indexes, then computes
 * figures for that page only. The database maintains the paying buyers in `campaign_payers`.
 */
export async function findCampaignFigures(
  db: Executor,
  filters: FiltersOf<typeof listCampaigns>,
  { after = '', limit }: ListPage,
): Promise<CampaignRow[]> {
  const next = (name: ReturnType<typeof sql>) => sql`least(
    (select min(campaign collate "C") from users where campaign collate "C" > ${name}),
    (select min(campaign collate "C") from campaign_days where campaign collate "C" > ${name}),
    (select min(campaign) from campaign_costs where campaign > ${name}))`;
  const filterSql: FilterSql<typeof listCampaigns> = {
    search: (search) => sql`position(lower(${search}::text) in lower(campaign)) > 0`,
  };
  const { rows } = await sql<CampaignRow>`
    with recursive names (campaign) as (
      select ${next(sql`${after}::text`)}
      union all
      select ${next(sql`names.campaign`)} from names where names.campaign is not null
    ), page as (
      select campaign from names where ${whereOf(filterSql, filters, sql`campaign is not null`)} limit ${limit}
    )
    select page.campaign, days.*, people.*, paid.*, costs.cost_cents
    from page
    left join campaign_costs costs on costs.campaign = page.campaign
    cross join lateral (
      select coalesce(sum(visits), 0)::int as visits, coalesce(sum(activations), 0)::int as activations,
        min(day)::text as first_day, max(day)::text as last_day
      from campaign_days d where d.campaign collate "C" = page.campaign
    ) days
    cross join lateral (
      select count(*)::int as registrations from users u where u.campaign collate "C" = page.campaign
    ) people
    cross join lateral (
      select count(*)::int as payers, coalesce(sum(revenue_cents), 0)::bigint as revenue_cents
      from campaign_payers where campaign = page.campaign
    ) paid
    order by page.campaign`.execute(db);
  return rows;
}
