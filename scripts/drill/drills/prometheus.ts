import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { freePort } from '../parts/addresses.ts';
import { pause, waitUntil } from '../parts/program.ts';
import { type Prometheus, startPrometheus } from '../parts/prometheus.ts';
import type { ProcessName } from '../parts/shop.ts';
import type { SingleShop } from '../parts/single-shop.ts';
import { getTool } from '../parts/tools.ts';
import type { Drill } from '../run-drill.ts';

/** What the end of the only worker raises. */
const EXPECTED = ['SesameProcessDown', 'SesameNoWorker'];
/** Other programs of the machine raise these. */
const OF_BUSY_MACHINE = ['SesameSlow', 'SesameEventLoopLate'];
/** Without a refund, a replica, or something that waits or failed, these have no value. */
const MAY_BE_EMPTY = /sesame_(refund|alerts_open|webhooks?_(oldest|waiting)|queue_|replica)/;
const SEEN_WITHIN_MS = 60_000;
/** The worker counts what is half a minute old. */
const PERIOD = '2m';

const ports = new Map<ProcessName, number>();
let prometheus: Prometheus | undefined;

function running(): Prometheus {
  if (prometheus === undefined) throw new Error('Prometheus was not started');
  return prometheus;
}

const settingsOf = (name: ProcessName) => ({ METRICS_PORT: String(ports.get(name)) });

async function scrapedProcesses(): Promise<number> {
  const up = await running().query('up{job="sesame"}');
  return up.filter((value) => value === 1).length;
}

/** The expressions of the dashboard that Prometheus refuses, or that have no data though the drill made some. */
async function listPanelFaults(): Promise<readonly string[]> {
  const file = join(root, 'deploy', 'prometheus', 'dashboard.json');
  // The cast is safe: a file of this repository.
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly panels: readonly {
      readonly title: string;
      readonly targets?: readonly { readonly expr: string }[];
    }[];
  };
  const targets = panels.flatMap(({ title, targets: some = [] }) =>
    some.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', PERIOD) })),
  );
  const faults = targets.map(async ({ title, expr }) => {
    try {
      const values = await running().query(expr);
      return values.length > 0 || MAY_BE_EMPTY.test(expr) ? [] : [`“${title}” is empty: ${expr}`];
    } catch (error) {
      return [`“${title}”: ${String(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

/** Asks again until nothing is found, or returns what was found last. */
async function lastOf(find: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const startedMs = performance.now();
  for (;;) {
    const found = await find();
    if (found.length === 0 || performance.now() - startedMs > SEEN_WITHIN_MS) return found;
    await pause(500);
  }
}

export const prometheusDrill: Drill<SingleShop> = {
  name: 'prometheus',
  title: 'worker away, seen by Prometheus',
  async prepare(shop) {
    getTool('prometheus');
    for (const name of shop.processes) {
      ports.set(name, await freePort());
      await shop.end(name, 'SIGTERM');
      await shop.start(name, settingsOf(name));
    }
    prometheus = await startPrometheus([...ports.values()].map((port) => `127.0.0.1:${port}`));
    await waitUntil(
      'Prometheus scrapes every process',
      async () => (await scrapedProcesses()) === shop.processes.length,
    );
  },
  async run(shop, outageMs) {
    const before = await running().listFiring();
    const known = [...before, ...OF_BUSY_MACHINE];
    await shop.end('worker-1', 'SIGTERM');
    await pause(outageMs);
    const during = await running().listFiring();
    await shop.start('worker-1', settingsOf('worker-1'));
    const after = await lastOf(async () =>
      (await running().listFiring()).filter((alert) => !known.includes(alert)),
    );
    const empty = await lastOf(listPanelFaults);
    const scraped = await scrapedProcesses();
    return [
      ...EXPECTED.filter((alert) => !during.includes(alert)).map((alert) => `${alert} is silent`),
      ...during
        .filter((alert) => !known.includes(alert) && !EXPECTED.includes(alert))
        .map((alert) => `${alert} fires, too`),
      ...after.map((alert) => `${alert} still fires`),
      ...(scraped === shop.processes.length ? [] : [`only ${scraped} processes are scraped`]),
      ...(await running().listRuleErrors()),
      ...empty,
    ];
  },
  async restore(shop) {
    await prometheus?.stop();
    for (const name of shop.processes) {
      await shop.end(name, 'SIGTERM');
      await shop.start(name);
    }
  },
};
