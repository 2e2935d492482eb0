import { findChromium } from '../../scripts/find-chromium.ts';
import { toolScript } from '../../scripts/root.ts';
import { runTool } from '../../scripts/run-tool.ts';
import { type Figure, median } from '../figure.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Performance swings by a point or two with what else the machine does; the others are facts. */
const AT_LEAST = { performance: 98, accessibility: 100, 'best-practices': 100 } as const;

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse as a phone on a slow network; every figure is the median of the rounds. */
export async function measurePage(url: string, path: string, rounds: number): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await visit(`${url}${path}`));
  const area = `Page ${path}`;
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

async function visit(url: string): Promise<Report> {
  const { executablePath, args, env } = await findChromium();
  const { ok, output, stdout } = await runTool(
    toolScript('lighthouse'),
    [
      url,
      ...['--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`],
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath } },
  );
  if (!ok) throw new Error(`Lighthouse could not visit ${url}: ${output.slice(-500)}`);
  return JSON.parse(stdout) as Report;
}
