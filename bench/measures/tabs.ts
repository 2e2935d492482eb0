import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import type { Buyers } from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { openTabs } from '../load/open-tabs.ts';
import { residentMb } from '../node-process.ts';
import type { BenchShop } from '../shop.ts';

const area = 'Open tabs';
/** Files that the server has open besides the connections of tabs. */
const OTHER_FILES = 500;

/**
 * Measures open tabs of signed-in buyers who change nothing: real connections that stay open, each with three polls every ten
 * seconds. Server, PostgreSQL and load share the cores.
 */
export async function measureTabs(
  shop: BenchShop,
  buyers: Buyers,
  { tabs, seconds }: { tabs: number; seconds: number },
): Promise<Figure[]> {
  const count = Math.min(tabs, openFilesMax() - OTHER_FILES);
  const paths = [isPaymentPending, listActiveSubscriptions, listPayments].map(({ path }) => path);
  const beforeMb = residentMb(shop.pid);
  // Four times slower than they poll: the first answers are whole.
  const openingMs = Math.min(4 * POLL_MS, seconds * 1_000);
  const open = openTabs({
    url: shop.url,
    tokens: buyers.take(count),
    paths,
    everyMs: POLL_MS,
    openingMs,
  });
  await sleep(openingMs + 1.5 * POLL_MS);
  const openMb = residentMb(shop.pid);
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  await shop.eventLoopDelay();
  open.begin();
  await sleep(seconds * 1_000);
  const figures = open.figures();
  const delay = await shop.eventLoopDelay();
  const afterMb = residentMb(shop.pid);
  open.close();
  console.log(
    `  ${count} tabs: ${Math.round(figures.answered / seconds)}/s, ${figures.unchanged} of ${figures.answered} unchanged, p50 ${figures.p50Ms} ms, p99 ${figures.p99Ms} ms, longest ${figures.maxMs} ms; event loop of the load, p99 ${Math.round(own.percentile(99) / 1e6 - 5)} ms`,
  );
  const { failures, p99Ms } = figures;
  const named = (what: string) => `${count.toLocaleString('en')} open tabs: ${what}`;
  const megabytes = (what: string, value: number | undefined): Figure[] =>
    value === undefined ? [] : [{ area, what: named(what), unit: 'MB', value }];
  return [
    {
      area,
      what: named('polls answered'),
      unit: '/s',
      value: figures.answered / seconds,
      p99Ms,
      failures,
    },
    {
      area,
      what: named('time to an answer, p99'),
      unit: 'ms',
      value: p99Ms,
      failures,
      target: { of: 'value', atMost: 100 },
    },
    { area, what: named("delay of the server's event loop, p99"), unit: 'ms', value: delay.p99Ms },
    {
      area,
      what: named("longest delay of the server's event loop"),
      unit: 'ms',
      value: delay.maxMs,
    },
    ...megabytes('server memory before', beforeMb),
    ...megabytes('server memory', openMb),
    ...megabytes(`server memory ${seconds} s later`, afterMb),
  ];
}

/** The number of files that a process may have open. Node raises its own limit to the highest that it may. */
function openFilesMax(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}
