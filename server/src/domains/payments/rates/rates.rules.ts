import { SHOWN_RATE_UNSEEN_DAYS } from '@sesame/contract/console/settings/shown-rate.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { MAX_RATE_E4, type RateE4 } from '@sesame/contract/shared/money.ts';
import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';

/** Units of a currency per dollar, the source of the rate, and when it was set there. */
export interface Rate {
  readonly rateE4: RateE4;
  readonly source: 'cbr' | 'operator' | 'setting';
  readonly at: Date;
}

/** A stored rate; of an operator's rates only the one in force. */
export interface StoredRate {
  readonly rate_e4: RateE4;
  readonly source: 'cbr' | 'operator';
  readonly set_at: Date;
  readonly seen_at: Date;
}

/** A dollar has not cost less than a ruble since 1990, and a charge would be far too small. */
const LEAST_RUBLES_E4 = 10_000;
const UNSEEN_MAX_MS = SHOWN_RATE_UNSEEN_DAYS * DAY_MS;
/** How long a fetched rate needs no warning when the feed is not available. */
const STALE_AFTER_MS = DAY_MS;
/** The longest age of a rate: the bank pauses for the first days of January. */
const AGE_MAX_MS = 14 * DAY_MS;
/** No daily change of the dollar has ever been larger; an error in the feed usually is. */
const JUMP_MAX_PERCENT = 30n;

/**
 * Chooses the current rate: an operator's, else the Bank of Russia's, else the fixed one. The bank announces the rate
 * of the next day in the evening; until then the rate of today is used, if we have it.
 */
export function chooseRate(
  rates: readonly StoredRate[],
  fixedRateE4: RateE4 | undefined,
  now: Date,
): Rate | undefined {
  const override = rates.find(({ source }) => source === 'operator');
  if (override !== undefined) return rateOf(override);
  const announced = rates
    .filter((rate) => rate.source === 'cbr' && isFresh(rate, now))
    .sort((one, other) => one.set_at.getTime() - other.set_at.getTime());
  const official = announced.findLast(({ set_at }) => set_at <= now) ?? announced[0];
  if (official !== undefined) return rateOf(official);
  return fixedRateE4 === undefined
    ? undefined
    : { rateE4: fixedRateE4, source: 'setting', at: now };
}

function isFresh({ seen_at, set_at }: StoredRate, now: Date): boolean {
  const age = (at: Date) => now.getTime() - at.getTime();
  return age(seen_at) <= UNSEEN_MAX_MS && age(set_at) <= AGE_MAX_MS;
}

function rateOf({ rate_e4, source, set_at }: StoredRate): Rate {
  return { rateE4: rate_e4, source, at: set_at };
}

/** A rate read from the feed. */
export interface FetchedRate {
  readonly rateE4: RateE4;
  readonly setAt: Date;
}

/**
 * Whether a fetched rate may be used: its date is within 14 days of now, and it is within 30 % of one of the known
 * rates. Without known rates it only has to be within the absolute bounds.
 */
export function isPlausibleRate(
  { rateE4, setAt }: FetchedRate,
  known: readonly StoredRate[],
  now: Date,
  currency: RatedCurrency = 'RUB',
): boolean {
  const least = currency === 'RUB' ? LEAST_RUBLES_E4 : 1;
  if (rateE4 < least || rateE4 > MAX_RATE_E4) return false;
  if (Math.abs(setAt.getTime() - now.getTime()) > AGE_MAX_MS) return false;
  return known.length === 0 || known.some((rate) => isNearRate(rateE4, rate.rate_e4));
}

export function isNearRate(rateE4: RateE4, other: RateE4): boolean {
  const distance = BigInt(Math.abs(rateE4 - other));
  return distance * 100n <= BigInt(other) * JUMP_MAX_PERCENT;
}

/** Whether the feed has not been available for a day; the rate is still used for some more. */
export function isStaleRate({ seen_at }: Pick<StoredRate, 'seen_at'>, now: Date): boolean {
  return now.getTime() - seen_at.getTime() > STALE_AFTER_MS;
}

const DAY_OF_FEED = /<ValCurs Date="(\d{2})\.(\d{2})\.(\d{4})"/;
const VALUE =
  /<CharCode>([A-Z]{3})<\/CharCode>\s*<Nominal>([1-9]\d{0,5})<\/Nominal>\s*<Name>[^<]{0,100}<\/Name>\s*<Value>(\d{1,7}),(\d{1,4})<\/Value>/g;

/**
 * Parses how much of a currency a dollar costs from the bank's daily feed, which has every currency in rubles. Only
 * ASCII parts are read, so the windows-1251 names do not matter. A day of the feed begins at midnight in Moscow.
 * @returns undefined when the text is not that feed, or the feed does not have the currency
 */
export function parseBankOfRussiaFeed(
  xml: string,
  currency: RatedCurrency = 'RUB',
): FetchedRate | undefined {
  const [, day, month, year] = DAY_OF_FEED.exec(xml) ?? [];
  const dollar = rublesIn(xml, 'USD');
  const other = currency === 'RUB' ? 1 : rublesIn(xml, currency);
  if (day === undefined || dollar === undefined || other === undefined) return undefined;
  const setAt = new Date(`${year}-${month}-${day}T00:00:00+03:00`);
  const rateE4 = Math.round((dollar / other) * 10_000);
  return Number.isNaN(setAt.getTime()) ? undefined : { rateE4, setAt };
}

function rublesIn(xml: string, code: string): number | undefined {
  const found = [...xml.matchAll(VALUE)].filter((match) => match[1] === code);
  const [, , nominal, whole, fraction = ''] = found[0] ?? [];
  if (found.length !== 1) return undefined;
  const rublesE4 = Number(`${whole}${fraction.padEnd(4, '0')}`);
  return rublesE4 === 0 ? undefined : rublesE4 / (Number(nominal) * 10_000);
}
