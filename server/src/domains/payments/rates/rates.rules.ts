import { MAX_RATE_E4, type RateE4 } from '@sesame/contract/money.ts';

/** What one dollar costs in roubles, where that comes from and when it was set there. */
export interface Rate {
  readonly rateE4: RateE4;
  readonly source: 'cbr' | 'operator' | 'setting';
  readonly at: Date;
}

/** A rate as it is kept; of an operator's ones the open one. */
export interface KeptRate {
  readonly rate_e4: RateE4;
  readonly source: 'cbr' | 'operator';
  readonly set_at: Date;
  readonly seen_at: Date;
}

const DAY_MS = 24 * 3_600_000;
/** The feed may be away for so long before its last word counts as old. */
const UNSEEN_MAX_MS = 5 * DAY_MS;
/** The bank's own pauses: the first days of January are the longest. */
const AGE_MAX_MS = 14 * DAY_MS;
/** The dollar has never moved further in a day; a slip of the feed soon does. */
const JUMP_MAX_PERCENT = 30n;

/**
 * The rate that holds now: an operator's before the Bank of Russia's before the fixed one. The bank announces tomorrow's in the
 * evening; until then today's holds, if we have it.
 */
export function chooseRate(
  kept: readonly KeptRate[],
  fixedRateE4: RateE4 | undefined,
  now: Date,
): Rate | undefined {
  const override = kept.find(({ source }) => source === 'operator');
  if (override !== undefined) return rateOf(override);
  const announced = kept
    .filter((rate) => rate.source === 'cbr' && isFresh(rate, now))
    .sort((one, other) => one.set_at.getTime() - other.set_at.getTime());
  const official = announced.findLast(({ set_at }) => set_at <= now) ?? announced[0];
  if (official !== undefined) return rateOf(official);
  return fixedRateE4 === undefined
    ? undefined
    : { rateE4: fixedRateE4, source: 'setting', at: now };
}

function isFresh({ seen_at, set_at }: KeptRate, now: Date): boolean {
  const age = (at: Date) => now.getTime() - at.getTime();
  return age(seen_at) <= UNSEEN_MAX_MS && age(set_at) <= AGE_MAX_MS;
}

function rateOf({ rate_e4, source, set_at }: KeptRate): Rate {
  return { rateE4: rate_e4, source, at: set_at };
}

/** What the feed told. */
export interface ToldRate {
  readonly rateE4: RateE4;
  readonly setAt: Date;
}

/**
 * Whether a told rate may be used: its day is about now, and it is within 30 % of the last one that was used. With nothing to
 * compare it with, it only has to be a rate at all.
 */
export function isPlausible(
  { rateE4, setAt }: ToldRate,
  known: readonly KeptRate[],
  now: Date,
): boolean {
  if (rateE4 < 10_000 || rateE4 > MAX_RATE_E4) return false;
  if (Math.abs(setAt.getTime() - now.getTime()) > AGE_MAX_MS) return false;
  return known.length === 0 || known.some((rate) => isNear(rateE4, rate.rate_e4));
}

export function isNear(rateE4: RateE4, other: RateE4): boolean {
  const distance = BigInt(Math.abs(rateE4 - other));
  return distance * 100n <= BigInt(other) * JUMP_MAX_PERCENT;
}

const DAY_OF_FEED = /<ValCurs Date="(\d{2})\.(\d{2})\.(\d{4})"/;
const DOLLAR =
  /<CharCode>USD<\/CharCode>\s*<Nominal>([1-9]\d{0,4})<\/Nominal>\s*<Name>[^<]{0,100}<\/Name>\s*<Value>(\d{1,7}),(\d{1,4})<\/Value>/g;

/**
 * Reads the dollar out of the bank's daily feed. Everything that is read is ASCII, so it does not matter that names come in
 * windows-1251. Its days begin at midnight in Moscow.
 * @returns undefined when the text is not that feed
 */
export function readBankOfRussia(xml: string): ToldRate | undefined {
  const [, day, month, year] = DAY_OF_FEED.exec(xml) ?? [];
  const dollars = [...xml.matchAll(DOLLAR)];
  const [, nominal, whole, fraction = ''] = dollars[0] ?? [];
  if (day === undefined || dollars.length !== 1) return undefined;
  const setAt = new Date(`${year}-${month}-${day}T00:00:00+03:00`);
  const rateE4 = Math.round(Number(`${whole}${fraction.padEnd(4, '0')}`) / Number(nominal));
  return Number.isNaN(setAt.getTime()) ? undefined : { rateE4, setAt };
}
