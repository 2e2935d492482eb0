import { startOperator } from '../operator.ts';
import { freePort } from '../parts/addresses.ts';
import { type Link, startLink } from '../parts/link.ts';
import { type Postgres, queryOnce } from '../parts/postgres.ts';
import { pause, waitUntil } from '../parts/program.ts';
import type { ProcessName } from '../parts/shop.ts';
import type { SingleShop } from '../parts/single-shop.ts';
import { startStandby } from '../parts/standby.ts';
import type { Drill } from '../run-drill.ts';

const APIS: readonly ProcessName[] = ['api-1', 'api-2'];
/** The default of the shop, which the drill does not change. */
const LIMIT_MS = 5_000;
/** Between two looks at the metrics. */
const SCRAPE_MS = 50;
const TOLERANCE_MS = 500;

let standby: Postgres | undefined;
let link: Link | undefined;
let metrics: readonly number[] = [];

/**
 * A standby whose replay is paused, which goes silent, then is killed, while operators read lists: reads return to the primary within the limit and come
 * back, no call fails, and an operator always sees what they have just created.
 */
export const replica: Drill<SingleShop> = {
  name: 'replica',
  title: 'replica paused, silent, killed',
  allowsNoFailure: true,
  async prepare(shop) {
    standby = await startStandby(shop.postgres);
    link = await startLink(standby);
    const ports: number[] = [];
    for (const name of APIS) {
      const port = await freePort();
      ports.push(port);
      await shop.end(name, 'SIGTERM');
      await shop.start(name, {
        DATABASE_REPLICA_URL: `postgres://sesame_shop@127.0.0.1:${link.port}/sesame`,
        METRICS_PORT: String(port),
        // A machine that other programs use as well sheds load, with or without a replica.
        SHED_LOAD: 'false',
      });
    }
    metrics = ports;
  },
  async run(shop, outageMs) {
    const faults: string[] = [];
    const operator = await startOperator(shop.url);
    const reader = await startOperator(shop.url, { onlyReads: true });
    const onStandby = async (statement: string) => {
      if (standby !== undefined) await queryOnce(standby.port, statement);
    };
    /** How long until every process uses the replica, or none does. */
    async function until(isUsed: boolean, limitMs: number, event: string): Promise<void> {
      const startedMs = performance.now();
      await waitUntil(event, async () => {
        const all = await Promise.all(
          metrics.map((port) => readMetric(port, 'sesame_replica_used')),
        );
        if (all.every((used) => (used === 1) === isUsed)) return true;
        await pause(SCRAPE_MS);
        return false;
      });
      const tookMs = performance.now() - startedMs;
      console.log(`  ${event}: ${(tookMs / 1_000).toFixed(1)} s`);
      if (tookMs > limitMs) faults.push(`${event} took ${Math.round(tookMs)} ms`);
    }
    await until(true, LIMIT_MS, 'the replica is used');
    await pause(outageMs / 2);
    await onStandby('select pg_wal_replay_pause()');
    await until(false, LIMIT_MS + TOLERANCE_MS, 'paused: reads are back on the primary');
    await pause(outageMs / 2);
    await onStandby('select pg_wal_replay_resume()');
    await until(true, LIMIT_MS, 'resumed: the replica is used');
    await pause(outageMs / 4);
    await link?.set('silent');
    await until(false, LIMIT_MS, 'silent: reads are back on the primary');
    await pause(outageMs / 4);
    await link?.set('open');
    await until(true, LIMIT_MS, 'open again: the replica is used');
    await pause(outageMs / 4);
    await standby?.stop('killed');
    await until(false, LIMIT_MS, 'killed: reads are back on the primary');
    await pause(outageMs / 4);
    await standby?.start();
    await until(true, LIMIT_MS, 'started again: the replica is used');
    await pause(outageMs / 4);
    await Promise.all([operator.stop(), reader.stop()]);
    const sum = async (name: string) =>
      (await Promise.all(metrics.map((port) => readMetric(port, name)))).reduce((a, b) => a + b, 0);
    const answered = await sum('sesame_replica_reads_total{database="replica"}');
    console.log(
      `  operators: ${operator.calls.made + reader.calls.made} calls, ${operator.created} codes created, ${operator.missing.length} missing in the next list; ${answered} statements answered by the replica, ${await sum('sesame_replica_repeated_total')} repeated on the primary`,
    );
    if (answered === 0) faults.push('the replica answered nothing');
    for (const [kind, count] of [...operator.calls.failed, ...reader.calls.failed])
      faults.push(`an operator got ${count} × ${kind}`);
    for (const code of operator.missing) faults.push(`${code} was missing in the list after it`);
    return faults;
  },
  async restore(shop) {
    for (const name of APIS) {
      await shop.end(name, 'SIGTERM');
      await shop.start(name);
    }
    await link?.stop();
    await standby?.stop('fast');
  },
};

async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}
