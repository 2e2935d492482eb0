import { describe, expect, test } from 'vitest';
import {
  chooseRate,
  isPlausibleRate,
  parseBankOfRussiaFeed,
  type StoredRate,
} from './rates.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);

function stored(
  source: StoredRate['source'],
  rate: number,
  setAt = days(-0.5),
  seenAt = days(0),
): StoredRate {
  return { source, rate_e4: rate, set_at: setAt, seen_at: seenAt };
}

describe('the current rate', () => {
  test.each<[string, StoredRate[], number | undefined, object | undefined]>([
    ['undefined when there is none', [], undefined, undefined],
    ['the fixed one when there is no other', [], 700_000, { rateE4: 700_000, source: 'setting' }],
    ["the bank's rather than the fixed one", [stored('cbr', 812_300)], 700_000, { source: 'cbr' }],
    [
      "an operator's rather than the bank's",
      [stored('cbr', 812_300), stored('operator', 900_000, days(-60))],
      undefined,
      { rateE4: 900_000, source: 'operator', at: days(-60) },
    ],
    [
      "today's while tomorrow's is announced",
      [
        stored('cbr', 830_000, days(0.4)),
        stored('cbr', 812_300),
        stored('cbr', 800_000, days(-1.5)),
      ],
      undefined,
      { rateE4: 812_300, at: days(-0.5) },
    ],
    [
      "tomorrow's when it is the only one",
      [stored('cbr', 830_000, days(0.4))],
      undefined,
      { rateE4: 830_000 },
    ],
    [
      'one set ten days ago that the feed still contains, as in January',
      [stored('cbr', 812_300, days(-10))],
      undefined,
      { rateE4: 812_300 },
    ],
    [
      'not one that was last fetched more than five days ago',
      [stored('cbr', 812_300, days(-6), days(-5.1))],
      700_000,
      { source: 'setting' },
    ],
    [
      'not one set more than two weeks ago, even if the feed still contains it',
      [stored('cbr', 812_300, days(-14.1))],
      undefined,
      undefined,
    ],
  ])('is %s', (_name, rates, fixed, expected) => {
    const rate = chooseRate(rates, fixed, now);
    if (expected === undefined) expect(rate).toBeUndefined();
    else expect(rate).toMatchObject(expected);
  });
});

describe('a fetched rate', () => {
  const fetched = (rateE4: number, setAt = now) => ({ rateE4, setAt });
  test.each<[string, ReturnType<typeof fetched>, StoredRate[], boolean]>([
    ['is plausible when it is the first', fetched(812_300), [], true],
    ['may rise by 30 %', fetched(1_300_000), [stored('cbr', 1_000_000)], true],
    ['may not rise further', fetched(1_300_001), [stored('cbr', 1_000_000)], false],
    ['may fall by 30 %', fetched(700_000), [stored('cbr', 1_000_000)], true],
    ['may not fall further', fetched(699_999), [stored('cbr', 1_000_000)], false],
    [
      "may be far from the last one when it is near an operator's",
      fetched(1_500_000),
      [stored('operator', 1_450_000), stored('cbr', 1_000_000)],
      true,
    ],
    ['is implausible below a ruble', fetched(9_999), [], false],
    ['is implausible above 10,000 rubles', fetched(100_000_001), [], false],
    ['is implausible when it was set 15 days ago', fetched(812_300, days(-15)), [], false],
    ['is implausible when it is set 15 days ahead', fetched(812_300, days(15)), [], false],
  ])('%s', (_name, rate, known, expected) => {
    expect(isPlausibleRate(rate, known, now)).toBe(expected);
  });
});

describe('the feed', () => {
  const feed = (dollar: string, day = '21.11.2026') =>
    `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market"><Valute ID="R01235"><NumCode>840</NumCode>${dollar}</Valute></ValCurs>`;
  const dollar = (value: string, nominal = '1', name = 'Доллар США') =>
    `<CharCode>USD</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value>`;
  const day = new Date('2026-11-20T21:00:00Z');

  test.each([
    ['81,23', '1', 812_300],
    ['81,2345', '1', 812_345],
    ['8123,45', '100', 812_345],
    ['100,0', '1', 1_000_000],
  ])('%s for %s is %i', (value, nominal, rateE4) => {
    expect(parseBankOfRussiaFeed(feed(dollar(value, nominal)))).toEqual({ rateE4, setAt: day });
  });

  test.each([
    ['1', 8_662],
    ['100', 866_165],
  ])('says what a dollar costs in a currency of which %s are listed', (nominal, rateE4) => {
    const euro = `<CharCode>EUR</CharCode><Nominal>${nominal}</Nominal><Name>Euro</Name><Value>93,7812</Value>`;
    expect(parseBankOfRussiaFeed(feed(dollar('81,23') + euro), 'EUR')?.rateE4).toBe(rateE4);
    expect(parseBankOfRussiaFeed(feed(dollar('81,23') + euro), 'GBP')).toBeUndefined();
    expect(parseBankOfRussiaFeed(feed(euro), 'EUR')).toBeUndefined();
  });

  test('is read although its names are not UTF-8', () => {
    const bytes = Buffer.from([0xc4, 0xee, 0xeb, 0xeb, 0xe0, 0xf0, 0x20, 0xd1, 0xd8, 0xc0]);
    const name = bytes.toString('utf8');
    expect(parseBankOfRussiaFeed(feed(dollar('81,23', '1', name)))?.rateE4).toBe(812_300);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<h1>Maintenance</h1>'],
    ['no dollar rate', feed('<CharCode>EUR</CharCode>')],
    ['two dollar rates', feed(dollar('81,23') + dollar('82,23'))],
    ['a decimal point instead of a comma', feed(dollar('81.23'))],
    ['a negative rate', feed(dollar('-81,23'))],
    ['a nominal of 0', feed(dollar('81,23', '0'))],
    ['an invalid date', feed(dollar('81,23'), '32.13.2026')],
    ['a date in another format', feed(dollar('81,23'), '2026-11-21')],
  ])('is not read from %s', (_name, xml) => {
    expect(parseBankOfRussiaFeed(xml)).toBeUndefined();
  });

  test('is rejected quickly when it is a megabyte of garbage', () => {
    const nonsense = feed('<CharCode>USD</CharCode><Nominal>1</Nominal><Name>'.repeat(20_000));
    expect(parseBankOfRussiaFeed(nonsense)).toBeUndefined();
  });
});
