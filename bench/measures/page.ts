import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { toolScript } from '../../scripts/root.ts';
import { findChromium } from '../../scripts/run/find-chromium.ts';
import { runTool } from '../../scripts/run/run-tool.ts';
import { addBuyers } from '../buyers.ts';
import { type Figure, median, spreadOf } from '../figure.ts';
import { listPriceIds, sellTo } from '../sell.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The performance score varies by a point or two with other load; the others are exact. */
const AT_LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** The part of Lighthouse's report that is used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Visit {
  readonly url: string;
  readonly path: string;
  /** What its largest contentful paint may take. */
  readonly lcpS: number;
  /** Token of a signed-in buyer; absent for a visitor. */
  readonly token?: string;
  /** A page that is not for search engines has only the times. */
  readonly isInternal?: true;
}

/**
 * Measures the first pages of visitors, and the dashboard of a buyer with a subscription. They belong to a separate shop with
 * a mail server, because the form for a new password needs one. Its mails wait; nothing answers at that port.
 */
export async function measurePages(rounds: number): Promise<Figure[]> {
  const shop = await startBenchShop('page', {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.example',
  });
  try {
    return await measurePagesOf(shop, rounds);
  } finally {
    await shop.stop();
  }
}

async function measurePagesOf(shop: BenchShop, rounds: number): Promise<Figure[]> {
  const { url } = shop;
  const [token = ''] = (await addBuyers(shop.database, 1)).take(1);
  const [priceId = 0] = await listPriceIds(shop);
  await sellTo(shop, token, priceId);
  return [
    ...(await measurePage({ url, path: '/login', lcpS: 1.2 }, rounds)),
    ...(await measurePage({ url, path: '/register', lcpS: 1.2 }, rounds)),
    ...(await measurePage({ url, path: '/forgot-password', lcpS: 1.2 }, rounds)),
    ...(await measurePage({ url, path: '/dashboard/subscriptions', token, lcpS: 1.6 }, rounds)),
    // Sign-in of operators; what they see next is kept per tab, which Lighthouse cannot enter signed in.
    ...(await measurePage({ url, path: '/admin', lcpS: 1.5, isInternal: true }, rounds)),
  ];
}

/** Runs Lighthouse as a phone on a slow network with an empty cache; every figure is the median of the rounds. */
async function measurePage(page: Visit, rounds: number): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await visit(page));
  const area = `Page ${page.path}`;
  const audit = (name: string, unit = 1) => {
    const values = reports.map(({ audits }) => (audits[name]?.numericValue ?? Number.NaN) / unit);
    return { value: median(values), ...spreadOf(values) };
  };
  return [
    ...(page.isInternal ? [] : CATEGORIES).map(
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
      what: 'largest contentful paint (LCP)',
      unit: 's',
      ...audit('largest-contentful-paint', 1_000),
      target: { of: 'value', atMost: page.lcpS },
    },
    {
      area,
      what: 'blocking time (TBT)',
      unit: 'ms',
      ...audit('total-blocking-time'),
      target: { of: 'value', atMost: 50 },
    },
    {
      area,
      what: 'layout shift (CLS)',
      unit: '',
      ...audit('cumulative-layout-shift'),
      // Lighthouse calls up to 0.1 good; this is a tenth of it, and rounds to nothing that is seen.
      target: { of: 'value', atMost: 0.01 },
    },
  ];
}

/** Each visit uses a new browser that stores only the token. */
async function visit({ url, path, token }: Omit<Visit, 'lcpS'>): Promise<Report> {
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
      // A blank page at the shop's address, so that the cache stays empty.
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(url);
      await page.evaluate((own) => {
        localStorage.setItem('token', own);
        localStorage.setItem('token_stored_at', String(Date.now()));
      }, token);
      // The shop stores the token in a cookie as well.
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
