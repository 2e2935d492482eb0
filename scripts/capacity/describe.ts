import type { Prices } from './cloud-prices.ts';
import { type Measured, operations } from './costs.ts';
import { DAY, type Habits } from './habits.ts';
import { type Plan, planShop } from './plan-shop.ts';
import { type Day, simulateDay } from './simulate-day.ts';

export const SIZES = [10_000, 100_000, 1_000_000, 10_000_000] as const;
const CORE_MICROS = 1e6;
/** PostgreSQL begins to freeze a table when its oldest transaction id is this far back (`autovacuum_freeze_max_age`). */
const FREEZE_AFTER = 200e6;

/** What one core carries, as a Markdown table. */
export function describeCosts({ measuredAt, cpu, node, costs }: Measured): string {
  const rows = operations.map((operation) => {
    const { server, postgres, redis, wal, transactions, disk } = costs[operation];
    const perSecond = (micros: number) => (micros === 0 ? '–' : round(CORE_MICROS / micros));
    return [
      operation,
      ...[server, postgres, redis].map(perSecond),
      ...[bytes(wal), String(transactions), bytes(disk)],
    ];
  });
  return [
    `Measured ${measuredAt} by \`npm run bench -- costs\` on one ${cpu}, Node ${node}: calls a second that keep one core busy, and what each call leaves in PostgreSQL.`,
    '',
    ...table(
      ['', 'server', 'PostgreSQL', 'Redis', 'log (WAL)', 'transactions', 'tables and indexes'],
      rows,
    ),
  ].join('\n');
}

interface Shop {
  readonly buyers: number;
  readonly day: Day;
  readonly plan: Plan;
}

/** Simulates a day of shops of these sizes and plans what they need. */
export function simulateShops(
  sizes: readonly number[],
  { costs }: Measured,
  habits: Habits,
  prices: Prices,
): Shop[] {
  return sizes.map((buyers) => {
    const day = simulateDay(buyers, habits, costs, DAY);
    return { buyers, day, plan: planShop(buyers, day, prices) };
  });
}

/** What a shop of each size needs, as a Markdown table. */
export function describePlans(shops: readonly Shop[]): string {
  const rows = shops.map(({ buyers, day, plan }) => {
    return [
      round(buyers),
      round(day.peak.openTabs),
      round(day.peak.rates['unchanged poll'] + day.peak.rates['changed poll']),
      round(day.peak.rates.settlement),
      `${cores(day.peak.use.server)} / ${cores(day.peak.use.postgres)}`,
      String(plan.processes),
      plan.settings.join('; '),
      `$${round(plan.perMonth)}`,
      `$${plan.perThousandBuyers.toFixed(2)}`,
    ];
  });
  return table(
    [
      'Active buyers',
      'Open tabs',
      'Polls a second',
      'Sales a second',
      'Cores: server / PostgreSQL',
      'Processes',
      'What is set up',
      'A month',
      'Per 1,000 buyers',
    ],
    rows,
  ).join('\n');
}

/** Where PostgreSQL's limits come, as a Markdown table. */
export function describeLimits(shops: readonly Shop[]): string {
  const rows = shops.map(({ buyers, day, plan }) => {
    const { connections, gbAfterYear } = plan;
    return [
      round(buyers),
      round(connections),
      `${round(day.peak.use.wal / 1e6)} MB/s`,
      `${round(day.total.wal / 1e9)} GB`,
      `${round(gbAfterYear)} GB`,
      round(day.sales * 365),
      `${round(FREEZE_AFTER / Math.max(1, day.total.transactions))} days`,
    ];
  });
  return table(
    [
      'Active buyers',
      'Connections',
      'WAL in the busiest hour',
      'WAL a day',
      'Database after a year',
      'Payments a year',
      'Freezing begins after',
    ],
    rows,
  ).join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function round(value: number): string {
  const digits = value < 0.1 ? 3 : value < 1 ? 2 : value < 10 ? 1 : 0;
  return Number(value.toPrecision(value >= 1_000 ? 3 : 2)).toLocaleString('en-US', {
    maximumFractionDigits: digits,
  });
}

function cores(value: number): string {
  return value < 0.1 ? 'under 0.1' : value.toFixed(1);
}

function bytes(value: number): string {
  if (value === 0) return '–';
  return value < 1_000 ? `${value} B` : `${(value / 1_000).toFixed(1)} KB`;
}
