import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { toolScript } from '../../scripts/root.ts';
import { runTool } from '../../scripts/run-tool.ts';
import type { Buyers } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { listPriceIds, sellTo } from '../sell.ts';
import type { BenchShop } from '../shop.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Performance swings by a point or two with what else the machine does; the others are facts. */
const AT_LEAST = { performance: 98, accessibility: 100, 'best-practices': 100 } as const;

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Visit {
  readonly url: string;
  readonly path: string;
  /** Of a signed-in buyer; a visitor has none. */
  readonly token?: string;
}

/** What a visitor sees first, and what a buyer with a subscription does. */
export async function measurePages(
  shop: BenchShop,
  buyers: Buyers,
  rounds: number,
): Promise<Figure[]> {
  const { url } = shop;
  const [token = ''] = buyers.take(1);
  const [priceId = 0] = await listPriceIds(shop);
  await sellTo(shop, token, priceId);
  return [
    ...(await measurePage({ url, path: '/login' }, rounds)),
    ...(await measurePage({ url, path: '/dashboard/subscriptions', token }, rounds)),
  ];
}

/** Lighthouse as a phone on a slow network that was never here before; every figure is the median of the rounds. */
async function measurePage(page: Visit, rounds: number): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await visit(page));
  const area = `Page ${page.path}`;
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return [
    ...CATEGORIES.map(
      (category): Figure => ({
        area,
        what: `Lighthouse mobile, ${category}`,
        unit: 'of 100',
        value: median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
        target: { of: 'value', atLeast: AT_LEAST[category] },
      }),
    ),
    {
      area,
      what: 'largest paint (LCP)',
      unit: 's',
      value: audit('largest-contentful-paint') / 1_000,
      target: { of: 'value', atMost: 1.8 },
    },
    { area, what: 'blocking time (TBT)', unit: 'ms', value: audit('total-blocking-time') },
    {
      area,
      what: 'layout shift (CLS)',
      unit: '',
      value: audit('cumulative-layout-shift'),
      target: { of: 'value', atMost: 0 },
    },
  ];
}

/** Each in a browser of its own, so that nothing is kept but the token. */
async function visit({ url, path, token }: Visit): Promise<Report> {
  const { executablePath, args, env } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'sesame-page-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, '--remote-debugging-port=0'],
    env: { ...process.env, ...env },
  });
  try {
    if (token !== undefined) {
      const page = await browser.newPage();
      // A blank page at the shop's address: nothing of the shop comes into the browser's cache.
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(url);
      await page.evaluate((own) => {
        localStorage.setItem('token', own);
        localStorage.setItem('token_stored_at', String(Date.now()));
      }, token);
      // The shop keeps the token in a cookie as well.
      await browser.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }]);
      await page.close();
    }
    const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return await runLighthouse(`${url}${path}`, port);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function runLighthouse(url: string, port: string): Promise<Report> {
  const { ok, output, stdout } = await runTool(toolScript('lighthouse'), [
    url,
    ...['--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`],
    ...[`--port=${port}`, '--disable-storage-reset'],
  ]);
  if (!ok) throw new Error(`Lighthouse could not visit ${url}: ${output.slice(-500)}`);
  return JSON.parse(stdout) as Report;
}
