/**
 * `npm run capacity`: what a shop of a size needs and costs, from the costs that `npm run bench -- costs` has measured.
 * `--buyers 50000` sets the size, `--visits 12` and the other names of `HABITS` what its buyers do; `--write` makes the tables
 * of docs/scaling.md anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PRICES } from './capacity/cloud-prices.ts';
import { readCosts } from './capacity/costs.ts';
import { describeLimits, describePlans, SIZES, simulateShops } from './capacity/describe.ts';
import { HABITS, type Habits } from './capacity/habits.ts';
import { PAGE, withTables } from './capacity/scaling-page.ts';

const names = Object.keys(HABITS) as (keyof Habits)[];
const { values } = parseArgs({
  options: {
    buyers: { type: 'string' },
    write: { type: 'boolean' },
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  },
});
const measured = readCosts();
if (values.write) writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), measured));

const given = (name: string) => {
  const text = (values as Record<string, string | boolean | undefined>)[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isFinite(number) && number >= 0) return number;
  console.error(`--${name} must be a number of at least 0.`);
  process.exit(1);
};
const habits = Object.fromEntries(
  names.map((name) => [name, given(name) ?? HABITS[name]]),
) as unknown as Habits;
const buyers = given('buyers');
const sizes = buyers === undefined ? SIZES : [Math.max(1, buyers)];
console.log(`${PRICES.provider}; ${names.map((name) => `${name} ${habits[name]}`).join(', ')}\n`);
const shops = simulateShops(sizes, measured, habits, PRICES);
console.log(`${describePlans(shops)}\n\n${describeLimits(shops)}`);
