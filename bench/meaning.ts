import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import type { Figure } from './figure.ts';

/** A slow phone network as Lighthouse simulates it, in kilobytes a second. */
const SLOW_PHONE_KB_S = 1_600 / 8;

const count = (value: number) =>
  Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 0 });
const anHour = (perSecond: number) => count(perSecond * 3_600);

/** What a figure means to a shop, by the beginning of its description; the first match counts. */
const meanings: readonly (readonly [what: RegExp, meaning: (value: number) => string])[] = [
  [/^JavaScript of /, (kb) => `${(kb / SLOW_PHONE_KB_S).toFixed(1)} s of loading on a slow phone`],
  [/^npm start to ready, used/, (s) => `an update closes the shop for ${s.toFixed(1)} s`],
  [/^npm start to ready, empty/, () => 'from an empty folder to a page'],
  [/^server memory/, () => 'of the memory that a host sells'],
  [/^Lighthouse mobile, /, () => 'what search engines and auditors see'],
  [/^largest contentful paint/, () => 'until a slow phone shows the page'],
  [/^blocking time/, () => 'for which a slow phone ignores taps while the page opens'],
  [/^layout shift/, () => 'whether anything jumps under the finger'],
  [/^list, /, (rate) => `${anHour(rate)} visitors of the catalogue an hour`],
  [/^login$/, (rate) => `${count(rate * 60)} people sign in a minute`],
  [
    /^(session guard|is_pending|active subscriptions|payments)/,
    (rate) => `${count((rate * POLL_MS) / 1_000)} buyers with this part of their dashboard open`,
  ],
  [/^start-payment/, (rate) => `${anHour(rate)} orders an hour`],
  [/^webhook → access/, (rate) => `${anHour(rate)} payments an hour give access as they arrive`],
  [/^order → paid → active/, (rate) => `${anHour(rate)} whole sales an hour`],
  [/^gift → paid → redeemed/, (rate) => `${anHour(rate)} gifts an hour, from order to access`],
  [
    /^orders of one product/,
    (rate) => `${count(rate * 60)} orders a minute when a product is launched`,
  ],
  [
    /^orders with one promo code/,
    (rate) => `${count(rate * 60)} orders a minute when a code is in the news`,
  ],
  [
    /^sales from the inventory/,
    (rate) => `${count(rate * 60)} keys a minute when one product sells out`,
  ],
  [/^paid → access, /, (rate) => `${anHour(rate)} payments an hour by this gateway`],
  [/polls answered/, (rate) => `${count((rate * POLL_MS) / 3_000)} open dashboards served`],
  [/p9[589]$|time to an answer/, () => 'what the unluckiest wait'],
  [/event loop/, () => 'how long one call can hold up all others'],
];

/** @returns one phrase; empty for ceilings and figures that speak for themselves */
export function meaningOf({ area, what, value }: Figure): string {
  if (area === 'Ceilings') return '';
  const [, meaning] = meanings.find(([pattern]) => pattern.test(what)) ?? [];
  return meaning?.(value) ?? '';
}
