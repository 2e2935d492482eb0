import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { type Cost, type Costs, type Operation, operations } from './costs.ts';
import type { Habits } from './habits.ts';

const DAYS_PER_MONTH = 30;
const HOUR_S = 3_600;
/** A dashboard polls pending payments, subscriptions and payments. */
const POLLS_PER_TAB = 3;
/** Status line and headers of an answer. */
const HEADERS_BYTES = 450;
/** Code, styles, font and pictures of a first view, compressed. */
const FIRST_VIEW_BYTES = 200_000;

export type Rates = Readonly<Record<Operation, number>>;

export interface Hour {
  readonly openTabs: number;
  /** Operations a second. */
  readonly rates: Rates;
  /** Processor cores in use; bytes a second. */
  readonly use: Cost;
}

export interface Day {
  readonly hours: readonly Hour[];
  /** The busiest hour during a campaign. */
  readonly peak: Hour;
  /** Cost of the whole day; processor time in core seconds. */
  readonly total: Cost;
  readonly sales: number;
}

/** Simulates a day of a shop hour by hour. @param day the share of each hour in the visits */
export function simulateDay(
  buyers: number,
  habits: Habits,
  costs: Costs,
  day: readonly number[],
): Day {
  const hours = day.map((share) => hourOf(buyers * share, habits, costs));
  const busiest = Math.max(...day);
  const total = hours.reduce((sum, { use }) => combine(sum, use, HOUR_S), NOTHING);
  return {
    hours,
    peak: hourOf(buyers * busiest * habits.campaign, habits, costs),
    total,
    sales: (buyers / DAYS_PER_MONTH) * (habits.orders * habits.paid + habits.renewals),
  };
}

/** @param buyers those whose day would fall into this hour */
function hourOf(buyers: number, habits: Habits, costs: Costs): Hour {
  const perSecond = (perMonth: number) => (buyers * perMonth) / DAYS_PER_MONTH / HOUR_S;
  const visits = perSecond(habits.visits);
  const openTabs = visits * habits.minutes * 60;
  const polls = (openTabs * POLLS_PER_TAB * 1_000) / POLL_MS;
  const rates: Rates = {
    // The first poll of each kind in a visit has nothing to compare.
    'changed poll': polls * habits.changes + visits * POLLS_PER_TAB,
    'unchanged poll': polls * (1 - habits.changes),
    catalogue: visits,
    'sign-in': perSecond(habits.signIns),
    order: perSecond(habits.orders),
    settlement: perSecond(habits.orders * habits.paid + habits.renewals),
  };
  const calls = operations.reduce(
    (sum, operation) => combine(sum, perCall(costs[operation]), rates[operation]),
    NOTHING,
  );
  const sent = calls.sent + perSecond(habits.firstViews) * FIRST_VIEW_BYTES;
  return { openTabs, rates, use: { ...calls, sent } };
}

/** Processor time in seconds, and the answer with its headers. */
function perCall(cost: Cost): Cost {
  return {
    ...cost,
    server: cost.server / 1e6,
    postgres: cost.postgres / 1e6,
    redis: cost.redis / 1e6,
    sent: cost.sent + HEADERS_BYTES,
  };
}

const NOTHING: Cost = {
  ...{ server: 0, postgres: 0, redis: 0 },
  ...{ wal: 0, transactions: 0, disk: 0, sent: 0 },
};

function combine(sum: Cost, more: Cost, times: number): Cost {
  return {
    server: sum.server + more.server * times,
    postgres: sum.postgres + more.postgres * times,
    redis: sum.redis + more.redis * times,
    wal: sum.wal + more.wal * times,
    transactions: sum.transactions + more.transactions * times,
    disk: sum.disk + more.disk * times,
    sent: sum.sent + more.sent * times,
  };
}
