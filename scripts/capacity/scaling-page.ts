import { join } from 'node:path';
import { root } from '../root.ts';
import { PRICES } from './cloud-prices.ts';
import type { Measured } from './costs.ts';
import { describeCosts, describeLimits, describePlans, SIZES, simulateShops } from './describe.ts';
import { HABITS } from './habits.ts';

export const PAGE = join(root, 'docs', 'scaling.md');

/** The page with its tables made anew. @throws if the page has lost a mark */
export function withTables(page: string, measured: Measured): string {
  const shops = simulateShops(SIZES, measured, HABITS, PRICES);
  const tables = {
    costs: describeCosts(measured),
    plans: describePlans(shops),
    limits: describeLimits(shops),
  };
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before, , after] = text.split(new RegExp(`${begin}[\\s\\S]*?(${end})`));
    if (after === undefined) throw new Error(`docs/scaling.md has no ${begin} … ${end}`);
    return `${before}${begin}\n\n${table}\n\n${end}${after}`;
  }, page);
}
