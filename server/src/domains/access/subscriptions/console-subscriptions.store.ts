import type { ItemKind } from '@sesame/contract/console/inventory.ts';
import { ENDING_DAYS, type listSubscriptions } from '@sesame/contract/console/subscriptions.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { DAY_MS, type DurationUnit } from '@sesame/contract/shared/durations.ts';
import type { AccessState, ItemContent } from '@sesame/contract/shared/states.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../../platform/db/begins-with.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { PlanRow } from './serialize-plan.ts';

export interface ListedRow {
  id: string;
  user_id: string;
  username: string;
  email: string;
  product_id: number;
  title: string;
  title_ru: string;
  created_at: Date;
  ends_at: Date;
  state: AccessState;
  waiting: number;
}

/** The search considers at most this many buyers; with more matches the operator has to type more letters. */
const BUYERS_FOUND = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Filters = FiltersOf<typeof listSubscriptions>;
type Place = Pick<ListedRow, 'id' | 'created_at' | 'ends_at'>;

/** Each order has its own index, walked forwards or backwards. */
const newest = {
  ...keyset('subscriptions s', ['s.created_at', 's.id'], 'desc'),
  at: (row: Place) => row.created_at,
};
const endsFirst = {
  ...keyset('subscriptions s', ['s.ends_at', 's.id'], 'asc'),
  at: (row: Place) => row.ends_at,
};
const endedLast = { ...endsFirst, ...keyset('subscriptions s', ['s.ends_at', 's.id'], 'desc') };
const ORDERS = {
  active: newest,
  ending: endsFirst,
  on_hold: newest,
  waiting: newest,
  ended: endedLast,
} as const;

const subscriptionFilters = (now: Date): FilterSql<typeof listSubscriptions> => {
  // Times in the database are exact to the microsecond, `now` to the millisecond.
  const runningFrom = new Date(now.getTime() + 1);
  const ending = new Date(now.getTime() + ENDING_DAYS * DAY_MS);
  return {
    // Each kind of match reads its own index.
    search: null,
    state: (state) =>
      ({
        active: sql<SqlBool>`s.ends_at >= ${runningFrom}`,
        ending: sql<SqlBool>`s.ends_at >= ${runningFrom} and s.ends_at < ${ending}`,
        on_hold: sql<SqlBool>`access_state(s.id, ${now}) = 'on_hold' and s.id in (
          select subscription_id from grants where held_at is not null and reversed_at is null)`,
        waiting: sql<SqlBool>`access_state(s.id, ${now}) = 'waiting' and s.id in (
          select subscription_id from deliveries where inventory_item_id is null)`,
        ended: sql<SqlBool>`s.ends_at < ${runningFrom}`,
      })[state],
    product: (product) => sql`s.product_id = ${product}`,
  };
};

/** Finds the page by an index alone and joins the names to its rows only. */
export async function listSubscriptionRows(
  db: Executor,
  filters: Filters,
  { after, limit }: ListPage<Place>,
  now: Date,
): Promise<ListedRow[]> {
  const { order, ...place } = filters.state === undefined ? newest : ORDERS[filters.state];
  const further =
    typeof after === 'object'
      ? place.beyond([sql`${place.at(after)}::timestamptz`, sql`${after.id}::uuid`])
      : place.after(after);
  const matches = whereOf(subscriptionFilters(now), filters, further);
  const found =
    filters.search === undefined
      ? sql`select * from subscriptions s where ${matches} ${order} limit ${limit}`
      : searched(filters.search.toLowerCase(), { matches, order, limit });
  const { rows } = await sql<ListedRow>`
    select s.id, s.user_id, u.username, u.email, s.product_id, p.title, p.title_ru, s.created_at, s.ends_at,
      access_state(s.id, ${now}) as state, (
        select count(*)::int from deliveries d
        where d.subscription_id = s.id and d.inventory_item_id is null and s.ends_at > ${now}
      ) as waiting
    from (${found}) s
    join users u on u.id = s.user_id
    join products p on p.id = s.product_id
    ${order}`.execute(db);
  return rows;
}

function searched(
  key: string,
  {
    matches,
    order,
    limit,
  }: { matches: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
) {
  if (UUID.test(key)) {
    return sql`select * from subscriptions s where (s.id = ${key} or s.user_id = ${key}) and ${matches} ${order} limit ${limit}`;
  }
  return sql`
    select s.* from (
      (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${BUYERS_FOUND})
      union
      (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${BUYERS_FOUND})
    ) b
    join subscriptions s on s.user_id = b.id
    where ${matches} ${order} limit ${limit}`;
}

export interface SubscriptionHead extends Omit<ListedRow, 'waiting'> {
  changed_to: PlanRow | null;
  /** Until when its items are kept and for which subscription; null when none are. */
  kept_until: Date | null;
  kept_for: string | null;
  /** Until when access is kept after its end; null unless that is so now. */
  grace_until: Date | null;
}

export async function findSubscription(
  db: Executor,
  id: string,
  now: Date,
): Promise<SubscriptionHead | undefined> {
  const { rows } = await sql<SubscriptionHead>`
    select s.id, s.user_id, u.username, u.email, s.product_id, p.title, p.title_ru, s.created_at, s.ends_at,
      access_state(s.id, ${now}) as state, plan_of(changed_by(s.id)) as changed_to,
      case when k.kept then s.kept_until end as kept_until, case when k.kept then s.kept_for end as kept_for,
      case when s.ends_at <= ${now} and s.grace_until > ${now} then s.grace_until end as grace_until
    from subscriptions s
    join users u on u.id = s.user_id
    join products p on p.id = s.product_id
    cross join lateral (select keeps_items(s.id, ${now}) as kept) k
    where s.id = ${id}`.execute(db);
  return rows[0];
}

export interface GrantOfSubscription {
  id: string;
  payment_id: string | null;
  earned_days_id: string | null;
  operator: string | null;
  duration_count: number;
  duration_unit: DurationUnit;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  removed_days: number;
  held_at: Date | null;
  reversed_at: Date | null;
  reversed_by: string | null;
  moved_to: string | null;
  moved_from: string | null;
  changed_by: string | null;
  /** Its line of that plan change. */
  net_cents: number | null;
  unused_days: number | null;
  total_days: number | null;
  credit_cents: number | null;
}

const GRANTS = 100;

export async function listGrantsOf(db: Executor, id: string): Promise<GrantOfSubscription[]> {
  const { rows } = await sql<GrantOfSubscription>`
    select g.id, g.payment_id, g.earned_days_id, granted_by.name as operator, g.duration_count, g.duration_unit,
      g.starts_at, g.ends_at, g.created_at, g.removed_days, g.held_at, g.reversed_at, taker.name as reversed_by,
      rest.subscription_id as moved_to, source.subscription_id as moved_from,
      g.changed_by, line.net_cents, line.unused_days, line.total_days, line.credit_cents
    from grants g
    left join operators granted_by on granted_by.id = g.operator_id
    left join operators taker on taker.id = g.reversed_by
    left join grants rest on rest.moved_from = g.id
    left join grants source on source.id = g.moved_from
    left join plan_change_lines line on line.grant_id = g.id and line.payment_id = g.changed_by
    where g.subscription_id = ${id}
    order by g.ends_at desc, g.created_at desc, g.id desc
    limit ${GRANTS}`.execute(db);
  return rows;
}

export interface CredentialOfSubscription {
  id: string;
  service_id: number;
  title: string;
  title_ru: string;
  picture: string;
  created_at: Date;
  delivered_at: Date | null;
  attempts: number;
  item_id: string | null;
  kind: ItemKind | null;
  content: ItemContent | null;
  retired_at: Date | null;
  replaced_by_buyer: number;
}

export async function listCredentialsOf(
  db: Executor,
  id: string,
): Promise<CredentialOfSubscription[]> {
  const { rows } = await sql<CredentialOfSubscription>`
    select d.id, d.service_id, o.title, o.title_ru, o.picture, d.created_at, d.delivered_at, d.attempts,
      i.id as item_id, i.kind, i.content, i.retired_at,
      (select count(*)::int from item_replacements r where r.delivery_id = d.id) as replaced_by_buyer
    from deliveries d
    join services o on o.id = d.service_id
    left join inventory_items i on i.id = d.inventory_item_id
    where d.subscription_id = ${id}
    order by d.position, d.service_id`.execute(db);
  return rows;
}

export interface ProductWithPlan {
  id: number;
  title: string;
  title_ru: string;
  duration_count: number | null;
  duration_unit: DurationUnit | null;
}

/** A row for each plan on sale; a product without plans has one row. */
export async function listProductsWithPlans(db: Executor): Promise<ProductWithPlan[]> {
  const { rows } = await sql<ProductWithPlan>`
    select p.id, p.title, p.title_ru, v.duration_count, v.duration_unit
    from products p
    left join prices v on v.product_id = p.id and v.archived_at is null and p.archived_at is null
    order by lower(p.title), p.id, v.position, v.id`.execute(db);
  return rows;
}

export async function isProduct(db: Executor, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
