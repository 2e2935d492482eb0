import type {
  listConsoleRenewals,
  RenewalGroup,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, DurationUnit } from '../../../database.types.ts';
import {
  type Condition,
  type FilterSql,
  keyset,
  type ListPage,
  whereOf,
} from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

type Attempt = Selectable<Database['renewal_attempts']>;

/** The renewals that are counted and listed, with their agreement `a`, subscription `s` and method `m`. */
const FROM = sql`
  renewals r
  join renewal_agreements a on a.id = r.agreement_id
  join subscriptions s on s.id = r.subscription_id
  left join saved_methods m on m.id = a.method_id`;

/** The day of the first charge, as in `calendar.rules.ts` but for the hour. */
const CHARGE_AT = sql`(r.period_start - least(interval '1 day', make_interval(days => a.duration_count *
  case a.duration_unit when 'day' then 1 when 'month' then 30 else 365 end) / 4))`;

/** Why its method will not work when it is charged; null while nothing is known against it. */
const METHOD_PROBLEM = sql`(case
  when m.state = 'dead' then 'dead'
  when m.expires_month < to_char(${CHARGE_AT} at time zone 'UTC', 'YYYY-MM') then 'expires' end)`;

/** An attempt whose money was refunded was not declined. */
const HAS_FAILED = sql`exists (select from renewal_attempts t where t.renewal_id = r.id and t.state = 'failed'
  and t.code not in ('late_refund', 'undone'))`;

const IS_LOST = sql`(r.state = 'given_up'
  or (r.state = 'canceled' and r.close_reason in ('method_removed', 'method_revoked')))`;

const isDue = (until: Date): Condition =>
  sql`(r.closed_at is null and r.state in ('planned', 'notified') and ${CHARGE_AT} <= ${until})`;

interface Limits {
  /** Charges until then are due. */
  readonly dueUntil: Date;
  /** What was closed before is left out. */
  readonly closedSince: Date;
}

/** The one definition of each group; without a group all open renewals are listed. */
function groupSql({ dueUntil, closedSince }: Limits): Record<RenewalGroup | 'open', Condition> {
  const isRecent = sql`r.closed_at > ${closedSince}`;
  return {
    open: sql`r.closed_at is null`,
    due: isDue(dueUntil),
    at_risk: sql`(r.closed_at is null and r.state <> 'closing' and (
      r.state in ('retrying', 'needs_buyer', 'held') or ${METHOD_PROBLEM} is not null
      or exists (select from renewal_attempts t where t.renewal_id = r.id and t.state = 'unknown')))`,
    recovered: sql`(${isRecent} and r.state = 'paid' and ${HAS_FAILED})`,
    lost: sql`(${isRecent} and ${IS_LOST})`,
    closed: sql`(${isRecent})`,
  };
}

export interface ListedRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly state: Selectable<Database['renewals']>['state'];
  readonly total_cents: number | null;
  readonly notified_at: Date | null;
  readonly ahead_days: number;
  readonly next_at: Date | null;
  readonly closed_at: Date | null;
  readonly close_reason: string | null;
  readonly period_start: Date;
  readonly grace_until: Date | null;
  readonly ceiling_cents: number;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
  readonly method_id: string | null;
  readonly kind: 'card' | 'wallet' | 'sbp' | 'balance';
  readonly provider: string;
  readonly brand: string;
  readonly last4: string;
  readonly method_problem: 'expires' | 'dead' | null;
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly attempt_state: Attempt['state'] | null;
  readonly attempt_class: Attempt['class'];
  readonly attempt_code: string | null;
  readonly attempt_at: Date | null;
}

const soonestFirst = keyset('renewals r', ['r.period_start', 'r.id'], 'asc');
const lastClosedFirst = keyset('renewals r', ['r.closed_at', 'r.id'], 'desc');

/** One group of renewals: the open ones by the end of access, those that have ended newest first. */
export async function findRenewals(
  db: Executor,
  filters: FiltersOf<typeof listConsoleRenewals>,
  { after, limit }: ListPage,
  limits: Limits,
): Promise<ListedRow[]> {
  const filterSql: FilterSql<typeof listConsoleRenewals> = {
    search: (search) => sql`
      (strpos(lower(u.username), lower(${search})) > 0 or strpos(u.email, lower(${search})) > 0)`,
    group: null,
  };
  const group = filters.group ?? 'open';
  const order = ['recovered', 'lost', 'closed'].includes(group) ? lastClosedFirst : soonestFirst;
  const { rows } = await sql<ListedRow>`
    select r.id, r.subscription_id, r.state, r.total_cents, r.notified_at, r.ahead_days, r.next_at, r.closed_at, r.close_reason,
      r.period_start, s.grace_until, a.ceiling_cents, a.duration_count, a.duration_unit, a.method_id,
      coalesce(m.kind, 'balance') as kind, coalesce(m.provider, 'balance') as provider,
      coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4,
      case when r.closed_at is null then ${METHOD_PROBLEM} end as method_problem,
      u.id as user_id, u.username, u.email, p.id as product_id, p.title, p.title_ru,
      l.state as attempt_state, l.class as attempt_class, l.code as attempt_code, l.started_at as attempt_at
    from ${FROM}
    join users u on u.id = a.user_id
    join products p on p.id = s.product_id
    left join lateral (
      select t.state, t.code, t.started_at,
        case when t.state = 'pending' and y.confirm_until is not null then 'action' else t.class end as class
      from renewal_attempts t left join payments y on y.id = t.payment_id
      where t.renewal_id = r.id order by t.number desc limit 1
    ) l on true
    where ${whereOf(filterSql, filters, groupSql(limits)[group], order.after(after))}
    ${order.order} limit ${limit}`.execute(db);
  return rows;
}

export interface RenewalFigures {
  readonly due: number;
  readonly due_cents: number;
  readonly decided: number;
  /** Decided with at least one failed attempt. */
  readonly failed: number;
  readonly first_try: number;
  readonly recovered: number;
  readonly lost: number;
}

/** What is due, and how the renewals that were closed since then ended. */
export async function countRenewals(db: Executor, limits: Limits): Promise<RenewalFigures> {
  const { rows } = await sql<RenewalFigures>`
    select count(*) filter (where is_due)::integer as due,
      coalesce(sum(cents) filter (where is_due), 0)::float8 as due_cents,
      count(*) filter (where is_paid or is_lost)::integer as decided,
      count(*) filter (where (is_paid or is_lost) and has_failed)::integer as failed,
      count(*) filter (where is_paid and not has_failed)::integer as first_try,
      count(*) filter (where is_paid and has_failed)::integer as recovered,
      count(*) filter (where is_lost)::integer as lost
    from (
      select ${isDue(limits.dueUntil)} as is_due, coalesce(r.total_cents, a.ceiling_cents) as cents,
        r.state = 'paid' as is_paid, ${IS_LOST} as is_lost, ${HAS_FAILED} as has_failed
      from ${FROM}
      where r.closed_at is null or r.closed_at > ${limits.closedSince}
    ) counted`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('An aggregate has no row.');
  return figures;
}
