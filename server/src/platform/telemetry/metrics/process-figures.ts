import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import type { Family, Figures } from './figures.ts';

const RESOLUTION_MS = 10;
const NANOS = 1e9;
const QUANTILES = [50, 99, 100] as const;

const gauge = (name: string, help: string): Family => ({ name, type: 'gauge', help });
const counter = (name: string, help: string): Family => ({ name, type: 'counter', help });

const families = {
  info: gauge('sesame_build_info', 'The version and the role of the process; always 1.'),
  started: gauge('process_start_time_seconds', 'When the process started, as Unix time.'),
  cpu: counter('process_cpu_seconds_total', 'Processor time, of the system too.'),
  memory: gauge('process_resident_memory_bytes', 'Memory in use, as the system counts it.'),
  heap: gauge('nodejs_heap_used_bytes', 'Memory of JavaScript objects.'),
  delay: gauge(
    'nodejs_eventloop_delay_seconds',
    'How late timers were since the last scrape, by quantile; 1 is the longest delay.',
  ),
  connections: gauge('sesame_db_connections', 'Open connections of a pool, busy and idle.'),
  limit: gauge('sesame_db_connections_max', 'The most connections that a pool opens.'),
  waiting: gauge('sesame_db_waiting', 'Statements that wait for a connection of a pool.'),
};

export interface ProcessFiguresOptions {
  readonly version: string;
  readonly role: string;
  readonly pools: Readonly<
    Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>>
  >;
}

/** Reads the figures of this process. Measuring the event loop costs one timer. */
export function createProcessFigures({ version, role, pools }: ProcessFiguresOptions) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedS = Date.now() / 1_000 - process.uptime();
  const ofPools = Object.entries(pools);
  return {
    stop: () => delay.disable(),
    read(): Figures[] {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      const delays = QUANTILES.map((percent) => ({
        labels: { quantile: String(percent / 100) },
        // The histogram measures whole intervals of a timer.
        value: Math.max(0, delay.percentile(percent) / NANOS - RESOLUTION_MS / 1_000),
      }));
      delay.reset();
      const only = (family: Family, value: number) => ({ family, samples: [{ value }] });
      return [
        { family: families.info, samples: [{ labels: { version, role }, value: 1 }] },
        only(families.started, startedS),
        only(families.cpu, (user + system) / 1e6),
        only(families.memory, rss),
        only(families.heap, heapUsed),
        { family: families.delay, samples: delays },
        {
          family: families.connections,
          samples: ofPools.flatMap(([pool, { totalCount, idleCount }]) => [
            { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
            { labels: { pool, state: 'idle' }, value: idleCount },
          ]),
        },
        {
          family: families.limit,
          samples: ofPools.map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
        },
        {
          family: families.waiting,
          samples: ofPools.map(([pool, { waitingCount }]) => ({
            labels: { pool },
            value: waitingCount,
          })),
        },
      ];
    },
  };
}
