import {
  ENDING_DAYS,
  type exportSubscriptions as exportRoute,
  type ListedSubscription,
  type listSubscriptions as listRoute,
  type listSubscriptionProducts as productsRoute,
} from '@sesame/contract/console/subscriptions.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ListedRow,
  listProductsWithPlans,
  listSubscriptionRows,
  type SubscriptionFilters,
  type SubscriptionOrder,
} from './console-subscriptions.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type Filters = QueryOf<typeof exportRoute>;

const DAY_MS = 86_400_000;

const ORDER_OF = {
  running: 'newest',
  ending: 'ends_first',
  over: 'ended_last',
} as const satisfies Record<NonNullable<Filters['state']>, SubscriptionOrder>;

export async function listSubscriptions(
  { db, clock }: Needs,
  { after, ...filters }: QueryOf<typeof listRoute>,
): Promise<ListedSubscription[]> {
  const now = clock.now();
  const page = { order: orderOf(filters), after, limit: PAGE_MAX, now };
  const rows = await listSubscriptionRows(db, filtersOf(filters, now), page);
  return rows.map((row) => ({
    id: row.id,
    user: { id: row.user_id, username: row.username, email: row.email },
    product: { id: row.product_id, title: row.title },
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    running: row.ends_at > now,
    waiting: row.waiting,
  }));
}

export function exportSubscriptions({ db, clock }: Needs, filters: Filters): Promise<FileAnswer> {
  const now = clock.now();
  const wanted = filtersOf(filters, now);
  const order = orderOf(filters);
  return csvList<ListedRow>({
    name: 'subscriptions',
    header: ['id', 'user', 'e-mail', 'product', 'since', 'ends', 'state', 'waiting deliveries'],
    // Continue from the position of the last row: it may have been extended since, the rows after it have not moved.
    read: (last, limit) =>
      listSubscriptionRows(db, wanted, { order, after: last && placeOf(last, order), limit, now }),
    cellsOf: (row) => [
      row.id,
      row.username,
      row.email,
      row.title,
      row.created_at.toISOString(),
      row.ends_at.toISOString(),
      row.ends_at > now ? 'running' : 'over',
      row.waiting,
    ],
  });
}

export async function listSubscriptionProducts({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof productsRoute>> {
  const rows = await listProductsWithPlans(db);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((plans) => ({
    // A group has at least one row.
    id: plans[0]?.id ?? 0,
    title: plans[0]?.title ?? '',
    plans: plans.flatMap(({ duration_count: count, duration_unit: unit }) =>
      count === null || unit === null ? [] : [serializeDuration({ count, unit })],
    ),
  }));
}

function placeOf({ id, created_at, ends_at }: ListedRow, order: SubscriptionOrder) {
  return { id, at: order === 'newest' ? created_at : ends_at };
}

function orderOf({ state }: Filters): SubscriptionOrder {
  return state === undefined ? 'newest' : ORDER_OF[state];
}

function filtersOf({ search, state, product }: Filters, now: Date): SubscriptionFilters {
  const ending = new Date(now.getTime() + ENDING_DAYS * DAY_MS);
  return {
    search,
    product,
    endsFrom: state === 'running' || state === 'ending' ? new Date(now.getTime() + 1) : undefined,
    endsBefore:
      state === 'ending' ? ending : state === 'over' ? new Date(now.getTime() + 1) : undefined,
  };
}
