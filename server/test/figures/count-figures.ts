import { listCampaigns } from '@sesame/contract/console/campaigns.ts';
import { readGiftFigures } from '@sesame/contract/console/payments/gifts.ts';
import { listPromoCodes } from '@sesame/contract/console/payments/promo-codes.ts';
import { listPartners } from '@sesame/contract/console/referrals.ts';
import { readRenewalFigures } from '@sesame/contract/console/renewals/renewal-list.ts';
import {
  getSalesReport,
  getSubscriptionReport,
  type SalesDimension,
  type SalesRow,
} from '@sesame/contract/console/reports.ts';
import type { TestApp } from '../shops/start-app.ts';

/** The rows of one figure as the console shows them, and as counted by SQL that shares nothing with it. */
export interface Compared {
  readonly shown: readonly unknown[];
  readonly counted: readonly unknown[];
}

type By = { readonly token: string };
type Range = { readonly since: string; readonly until: string };

const MONEY = `(case when p.provider = 'balance' then 0 else p.captured_cents end)`;
const REFUNDED = `(select coalesce(sum(r.amount_cents), 0) from payment_refunds r
  where r.payment_id = p.id and r.state = 'succeeded' and r.purpose = 'refund' and r.method <> 'balance')`;

const COMMISSIONS = `(select coalesce(sum(c.amount_cents - c.reversed_cents), 0) from commissions c
  where c.payment_id = p.id and c.mode = 'base')`;

const figuresOf = (
  row: Pick<SalesRow, 'key' | 'orders' | 'gross' | 'refunds' | 'partner_cost'>,
) => [row.key, row.orders, row.gross, row.refunds, row.partner_cost];

const keys = {
  product: 'p.product_id::text',
  method: 'p.gateway',
  currency: 'p.charge_currency',
  country: 'p.country',
  language: 'u.language',
  promo: 'p.promo_code_id::text',
  partner: 'u.referred_by::text',
  campaign: 'u.campaign',
} as const satisfies Partial<Record<SalesDimension, string>>;

const byFirst = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one[0]) < String(other[0]) ? -1 : 1;

/** Orders, gross, refunds and partner cost of every dimension of the sales report, over all days. */
export async function compareSales(
  { call, platform }: TestApp,
  by: By,
  range: Range,
): Promise<Readonly<Record<keyof typeof keys, Compared>>> {
  const compare = async (dimension: SalesDimension, key: string): Promise<Compared> => {
    const { body } = await call(getSalesReport, { query: { by: dimension, ...range } }, by);
    const { rows } = await platform.pool.query(`
      select ${key} as key, count(*)::int as orders, sum(${MONEY})::float / 100 as gross,
        sum(case when p.provider = 'balance' then 0 else ${REFUNDED} end)::float / 100 as refunds,
        sum(${COMMISSIONS})::float / 100 as partner_cost
      from payments p join users u on u.id = p.user_id
      where p.paid_at is not null and ${key} is not null group by 1`);
    return {
      shown: body.rows.map(figuresOf).sort(byFirst),
      counted: rows.map(figuresOf).sort(byFirst),
    };
  };
  const entries = Object.entries(keys) as [keyof typeof keys, string][];
  const compared = await Promise.all(
    entries.map(async ([dimension, key]) => [dimension, await compare(dimension, key)] as const),
  );
  return Object.fromEntries(compared) as Record<keyof typeof keys, Compared>;
}

/** First and further accesses: purchases, redeemed gifts, and for the first ones also what was granted or earned. */
export async function compareSubscriptions(app: TestApp, by: By, range: Range): Promise<Compared> {
  const { body } = await app.call(getSubscriptionReport, { query: range }, by);
  const sum = (of: 'new' | 'renewed' | 'expired') => body.reduce((all, day) => all + day[of], 0);
  const { rows } = await app.platform.pool.query(
    `
    select (select count(*) from subscriptions)::int as new,
      (select count(*) from payments p where p.paid_at is not null and not p.is_gift)::int
        + (select count(*) from gifts where claimed_as = 'access')::int
        - (select count(*) from subscriptions s where (select payment_id from grants g
            where g.subscription_id = s.id order by created_at, id limit 1) is not null)::int as renewed,
      (select count(*) from subscriptions where ends_at < $1)::int as expired`,
    [app.clock.now()],
  );
  return {
    shown: [sum('new'), sum('renewed'), sum('expired')],
    counted: [rows[0].new, rows[0].renewed, rows[0].expired],
  };
}

export async function comparePromos({ call, platform }: TestApp, by: By): Promise<Compared> {
  const { body } = await call(listPromoCodes, { query: {} }, by);
  const { rows } = await platform.pool.query(`
    select c.code, count(p.id)::int as uses from promo_codes c
    left join payments p on p.promo_code_id = c.id and p.paid_at is not null group by c.id, c.code`);
  return {
    shown: body.map(({ code, uses }) => [code, uses]).sort(byFirst),
    counted: rows.map(({ code, uses }) => [code, uses]).sort(byFirst),
  };
}

const rounded = (figure: number) => Math.round(figure * 100) / 100;

/** Accounts and their money, and what the campaign cost by them. */
export async function compareCampaigns({ call, platform }: TestApp, by: By): Promise<Compared> {
  const { body } = await call(listCampaigns, { query: {} }, by);
  const { rows } = await platform.pool.query(`
    select u.campaign, count(distinct u.id)::int as registrations,
      count(distinct u.id) filter (where p.id is not null)::int as payers,
      coalesce(sum(${MONEY} - case when p.provider = 'balance' then 0 else ${REFUNDED} end), 0)::float / 100 as revenue,
      (select cost_cents from campaign_costs c where c.campaign = u.campaign)::float / 100 as cost
    from users u left join payments p on p.user_id = u.id and p.paid_at is not null
    where u.campaign is not null group by 1`);
  return {
    // Those with visits alone have no accounts to count.
    shown: body
      .filter(({ registrations }) => registrations > 0)
      .map((row) => [
        ...[row.campaign, row.registrations, row.payers, row.revenue, row.cost],
        ...[row.return, row.cost_per_payer],
      ])
      .sort(byFirst),
    counted: rows
      .map(({ campaign, registrations, payers, revenue, cost }) => [
        ...[campaign, registrations, payers, revenue, cost],
        ...[cost && rounded(revenue / cost), cost && payers ? rounded(cost / payers) : null],
      ])
      .sort(byFirst),
  };
}

/** What partners have earned: the commissions that were not reversed, those on hold, and what they were paid. */
export async function comparePartners({ call, platform }: TestApp, by: By): Promise<Compared> {
  const { body } = await call(listPartners, { query: {} }, by);
  const { rows } = await platform.pool.query(`
    select u.username, (select count(*) from users v where v.referred_by = u.id)::int as registrations,
      coalesce(sum(c.amount_cents), 0)::float / 100 as earned,
      coalesce(sum(c.amount_cents) filter (where c.state = 'pending'), 0)::float / 100 as on_hold,
      (select coalesce(sum(w.amount_cents), 0) from payouts w where w.user_id = u.id and w.state = 'paid')::float / 100
        as paid_out
    from users u join commissions c on c.partner_id = u.id and c.state in ('pending', 'available')
    group by u.id, u.username`);
  return {
    shown: body
      .map((row) => [
        row.username,
        row.registrations,
        row.total_earnings,
        row.on_hold,
        row.paid_out,
      ])
      .sort(byFirst),
    counted: rows
      .map((row) => [row.username, row.registrations, row.earned, row.on_hold, row.paid_out])
      .sort(byFirst),
  };
}

/** Sold and redeemed in 30 days with what was paid for them, and what the journal owes for the others. */
export async function compareGifts({ call, clock, platform }: TestApp, by: By): Promise<Compared> {
  const { body } = await call(readGiftFigures, {}, by);
  const { rows } = await platform.pool.query(
    `
    select count(*)::int as sold, sum(p.captured_cents)::float / 100 as sold_for,
      count(g.claimed_at) filter (where g.claimed_at > $1)::int as redeemed,
      coalesce(sum(p.captured_cents) filter (where g.claimed_at > $1), 0)::float / 100 as redeemed_for,
      -(select sum(amount_cents) from journal_entries where account = 'gifts')::float / 100 as owed
    from payments p join gifts g on g.payment_id = p.id where p.is_gift and p.paid_at > $1`,
    [new Date(clock.now().getTime() - 30 * 86_400_000)],
  );
  const [row] = rows;
  return {
    shown: [
      ...[body.sold.count, body.sold.total, body.redeemed.count, body.redeemed.total],
      body.owed.total,
    ],
    counted: [row.sold, row.sold_for, row.redeemed, row.redeemed_for, row.owed],
  };
}

/** Renewals to be charged within 30 days, and how those decided within the last 30 days ended, by their payments. */
export async function compareRenewals(
  { call, clock, platform }: TestApp,
  by: By,
): Promise<Compared> {
  const { body } = await call(readRenewalFigures, {}, by);
  const now = clock.now().getTime();
  const { rows } = await platform.pool.query(
    `
    select
      (select count(*) from renewals where state in ('planned', 'notified')
        and period_start - interval '1 day' <= $2)::int as due,
      (select count(distinct p.renewal_id) from payments p join renewals r on r.id = p.renewal_id
        where p.paid_at > $1 and r.state = 'paid'
          and not exists (select from payments q where q.renewal_id = p.renewal_id and q.state = 'failed'))::int as first_try,
      (select count(distinct p.renewal_id) from payments p join renewals r on r.id = p.renewal_id
        where p.paid_at > $1 and r.state = 'paid'
          and exists (select from payments q where q.renewal_id = p.renewal_id and q.state = 'failed'))::int as recovered,
      (select count(*) from renewals where state = 'given_up' and closed_at > $1)::int as lost`,
    [new Date(now - 30 * 86_400_000), new Date(now + 30 * 86_400_000)],
  );
  const [row] = rows;
  return {
    shown: [
      body.due.count,
      body.first_try.count,
      body.recovered.count,
      body.lost.count,
      body.lost.of,
    ],
    counted: [
      row.due,
      row.first_try,
      row.recovered,
      row.lost,
      row.first_try + row.recovered + row.lost,
    ],
  };
}
