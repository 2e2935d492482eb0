import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

export interface CampaignRow {
  readonly campaign: string;
  readonly visits: number;
  readonly activations: number;
  readonly registrations: number;
  readonly payers: number;
  readonly revenue_cents: number;
  readonly first_day: string | null;
  readonly last_day: string | null;
}

/**
 * By name, byte for byte. Names first, figures for one page of them alone. What is paid by a balance was earned here
 * and counted when it came in.
 */
export async function findCampaignFigures(
  db: Executor,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<CampaignRow[]> {
  const isLater = after === undefined ? sql`true` : sql`campaign collate "C" > ${after}`;
  const { rows } = await sql<CampaignRow>`
    with page as (
      select campaign from (
        select campaign from campaign_days union select campaign from users where campaign is not null
      ) names
      where ${isLater}
      order by campaign collate "C"
      limit ${limit}
    )
    select page.campaign, days.*, people.*
    from page
    cross join lateral (
      select coalesce(sum(visits), 0)::int as visits, coalesce(sum(activations), 0)::int as activations,
        min(day)::text as first_day, max(day)::text as last_day
      from campaign_days d where d.campaign = page.campaign
    ) days
    cross join lateral (
      select count(*)::int as registrations, (count(*) filter (where money.captured > 0))::int as payers,
        coalesce(sum(money.kept), 0)::bigint as revenue_cents
      from users u
      cross join lateral (
        select coalesce(sum(p.captured_cents), 0) as captured,
          coalesce(sum(p.captured_cents - p.refunded_cents), 0) as kept
        from payments p where p.user_id = u.id and p.provider <> 'balance'
      ) money
      where u.campaign = page.campaign
    ) people
    order by page.campaign collate "C"`.execute(db);
  return rows;
}
