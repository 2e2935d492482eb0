import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInOperator } from '@sesame/contract/console/operators.ts';
import type pg from 'pg';
import { bearer } from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { fillConsole, type Volume } from '../fill-console.ts';
import { expectOk, postJson, send } from '../load/http-client.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';
import { consoleLists, findPlaces } from './console-lists.ts';
import { readScans } from './table-scans.ts';

const area = 'Console';
const TARGET_MS = 150;
const WARM_UP = 2;
/** The owner of every demo shop. */
const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

/**
 * Measures every list of the console as its screens request it: first page, a page from the middle, each filter and
 * search, over the rows of years. With each time it reports what PostgreSQL read: the indexes used, and the number of
 * rows of long tables read without one.
 */
export async function measureConsole(volume: Volume, calls: number): Promise<Figure[]> {
  // Few connections, which report PostgreSQL's statistics sooner, and no jobs, which would be counted too.
  const shop = await startBenchShop('console', {
    DATABASE_POOL_SIZE: '3',
    ROLE: 'api',
    MEDIA_DIR: join(tmpdir(), 'sesame-bench-media'),
  });
  try {
    await fillConsole(shop.database, volume);
    const headers = bearer(await signIn(shop));
    const places = await findPlaces(shop.database);
    const figures: Figure[] = [await measureSelect(shop.database, calls)];
    let scanned = 0;
    for (const { what, path } of consoleLists(places)) {
      const before = await readScans(shop.database);
      const callOnce = async () => void expectOk(await send(`${shop.url}${path}`, { headers }));
      const p95 = await slowestOfTwenty(callOnce, calls);
      const { indexes, scannedRows } = await before.since(() =>
        Promise.all([callOnce(), callOnce(), callOnce()]),
      );
      scanned += scannedRows;
      console.log(
        `${p95.toFixed(1).padStart(7)} ms  ${what}\n            ${indexes.join(', ')}${scannedRows > 0 ? `; ${scannedRows} rows without an index` : ''}`,
      );
      const target = { of: 'value', atMost: TARGET_MS } as const;
      figures.push({ area, what: `${what}, p95`, unit: 'ms', value: p95, target });
    }
    const what = 'rows of long tables read without an index, all lists together';
    figures.push({ area, what, unit: '', value: scanned, target: { of: 'value', atMost: 0 } });
    return figures;
  } finally {
    await shop.stop();
  }
}

async function signIn(shop: BenchShop): Promise<string> {
  const answer = expectOk(await postJson(`${shop.url}${signInOperator.path}`, OWNER, {}));
  // The cast is safe: the answer of our server follows the contract.
  return (JSON.parse(answer.text) as { token: string }).token;
}

/** The minimum cost of the same page: its rows from one index, without names, HTTP or permissions. */
async function measureSelect(database: pg.Pool, calls: number): Promise<Figure> {
  const select = () =>
    database.query('select * from payments order by created_at desc, id desc limit 50');
  const value = await slowestOfTwenty(select, calls);
  return { area, what: '50 payments by one select, nothing around it, p95', unit: 'ms', value };
}

/** One request after another, as from a single operator. */
async function slowestOfTwenty(callOnce: () => Promise<unknown>, calls: number): Promise<number> {
  const times: number[] = [];
  for (let call = -WARM_UP; call < calls; call++) {
    const started = performance.now();
    await callOnce();
    if (call >= 0) times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
