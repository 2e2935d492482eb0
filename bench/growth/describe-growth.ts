import { median } from '../figure.ts';
import { type CallCost, growthOf, type Measured } from './measure-cost.ts';
import type { FilledShop } from './start-filled-shop.ts';

/** How much dearer a call may be among many buyers. */
const GROWTH_MAX = 1.3;

/** The table of all operations, one column for each size of the shop. */
export function describeGrowth(shops: readonly FilledShop[], all: readonly Measured[]): string {
  const sizes = shops.map(({ volume }) => `${volume.users.toLocaleString('en')} users`);
  const head = ['', ...sizes, ...sizes.slice(1).map((size) => `growth to ${size}`), ''];
  const rows = all.map((measured) => [
    measured.name,
    ...measured.rounds.map(shownCost),
    ...shops.slice(1).map((_, index) => shownGrowth(measured, index + 1)),
    grows(measured) ? '**grows**' : 'met',
  ]);
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export function grows(measured: Measured): boolean {
  return measured.rounds.some(
    (_, size) => size > 0 && !(growthOf(measured, size).ratio <= GROWTH_MAX),
  );
}

function shownCost(rounds: readonly CallCost[]): string {
  const of = (part: keyof CallCost) => median(rounds.map((round) => round[part]));
  const wall = of('wallMs');
  return `${Math.round(of('serverMicros'))} + ${Math.round(of('postgresMicros'))} µs, ${wall.toFixed(wall < 10 ? 2 : 0)} ms`;
}

function shownGrowth(measured: Measured, size: number): string {
  const { ratio, low, high } = growthOf(measured, size);
  return `${ratio.toFixed(2)} × (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
