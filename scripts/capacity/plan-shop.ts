import type { Prices } from './cloud-prices.ts';
import type { Day } from './simulate-day.ts';

/** From this many active buyers an hour without the shop costs more than a second machine does in a month. */
const TWO_MACHINES_FROM = 50_000;
/** How much of a core the busiest hour may use, so that answers stay fast and a process may fail. */
const BUSY_MAX = 0.5;
/** Connections of a process beside the `DATABASE_POOL_SIZE` of its calls: jobs, webhooks and LISTEN. */
export const CONNECTIONS_BESIDE_POOL = 7;
/** With `DATABASE_POOL_SIZE` at 6. */
const CONNECTIONS_PER_PROCESS = 6 + CONNECTIONS_BESIDE_POOL;
/** Above this the shop needs a pooler: each connection costs PostgreSQL memory and every snapshot time. */
const CONNECTIONS_MAX = 200;
/** Above this console lists and reports take cores that buyers need. */
const REPLICA_FROM_CORES = 4;
/** A dump of all tables takes hours from here on; a copy of the files with the log does not. */
const DUMP_GB_MAX = 200;
const GB = 1e9;
const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;

export interface Plan {
  /** Whether shop and database share one machine of two cores. */
  readonly isOneMachine: boolean;
  /** Processes of the server, one core each, with one to spare; and a worker. */
  readonly processes: number;
  readonly databaseCores: number;
  readonly connections: number;
  /** Size of the database after a year. */
  readonly gbAfterYear: number;
  readonly settings: readonly string[];
  /** US dollars a month. */
  readonly perMonth: number;
  readonly perThousandBuyers: number;
}

export function planShop(buyers: number, day: Day, prices: Prices): Plan {
  const { server, postgres } = day.peak.use;
  const isOneMachine =
    buyers < TWO_MACHINES_FROM && server + postgres <= prices.machine.cores * BUSY_MAX;
  const processes = isOneMachine ? 1 : Math.ceil(server / BUSY_MAX) + 2;
  const { coresMin } = prices.database;
  const databaseCores = isOneMachine ? 0 : powerOfTwo(Math.max(coresMin, postgres / BUSY_MAX));
  const connections = processes * CONNECTIONS_PER_PROCESS;
  const gbAfterYear = (day.total.disk * DAYS_PER_YEAR) / GB;
  const plan = { isOneMachine, processes, databaseCores, connections, gbAfterYear };
  const perMonth = costOf(plan, day, prices);
  return {
    ...plan,
    settings: settingsOf(plan, prices),
    perMonth,
    perThousandBuyers: (perMonth / buyers) * 1_000,
  };
}

type Size = Pick<
  Plan,
  'isOneMachine' | 'processes' | 'databaseCores' | 'connections' | 'gbAfterYear'
>;

/** What to set up beside what a smaller shop already has. */
function settingsOf(size: Size, prices: Prices): string[] {
  if (size.isOneMachine) return ['one machine: `npm start` or `deploy/compose.yaml`'];
  return [
    '`ROLE=api` and `ROLE=worker` behind the proxy, PostgreSQL with a synchronous standby',
    size.processes > 4 ? '`REDIS_URL`' : '',
    size.connections > CONNECTIONS_MAX ? 'PgBouncer and `DATABASE_DIRECT_URL`' : '',
    size.databaseCores > REPLICA_FROM_CORES ? '`DATABASE_REPLICA_URL`' : '',
    size.gbAfterYear > DUMP_GB_MAX ? 'backups of the files with the log instead of dumps' : '',
    size.databaseCores > prices.database.coresMax ? 'several shops, each with its database' : '',
  ].filter((text) => text !== '');
}

function costOf(size: Size, day: Day, prices: Prices): number {
  const perMonth = (perHour: number) => perHour * prices.hoursPerMonth;
  const traffic = ((day.total.sent * DAYS_PER_MONTH) / GB) * prices.traffic.perGb;
  const backups = size.gbAfterYear * prices.backups.perGbMonth;
  if (size.isOneMachine) {
    const disk = Math.max(30, size.gbAfterYear * 3) * prices.disk.perGbMonth;
    return perMonth(prices.machine.perHour) + disk + traffic + backups;
  }
  const machines = Math.ceil(size.processes / prices.machine.cores);
  const { perCoreHour, perGbMonth } = prices.database;
  const { balancer } = prices;
  const tabs = Math.max(...day.hours.map(({ openTabs }) => openTabs));
  return (
    perMonth(machines * prices.machine.perHour) +
    perMonth(size.databaseCores * perCoreHour) +
    Math.max(100, size.gbAfterYear * 2) * perGbMonth +
    (size.processes > 4 ? perMonth(prices.redis.perHour) : 0) +
    perMonth(
      balancer.perHour + Math.ceil(tabs / balancer.connections) * balancer.perConnectionsHour,
    ) +
    traffic +
    backups
  );
}

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
