import { describe, expect, test } from 'vitest';
import { chooseRate, isPlausible, type KeptRate, readBankOfRussia } from './rates.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);

function kept(
  source: KeptRate['source'],
  rate: number,
  setAt = days(-0.5),
  seenAt = days(0),
): KeptRate {
  return { source, rate_e4: rate, set_at: setAt, seen_at: seenAt };
}

describe('the rate that holds', () => {
  test.each<[string, KeptRate[], number | undefined, object | undefined]>([
    ['none, when nobody tells', [], undefined, undefined],
    ['the fixed one for want of better', [], 700_000, { rateE4: 700_000, source: 'setting' }],
    ["the bank's before the fixed one", [kept('cbr', 812_300)], 700_000, { source: 'cbr' }],
    [
      "an operator's before the bank's",
      [kept('cbr', 812_300), kept('operator', 900_000, days(-60))],
      undefined,
      { rateE4: 900_000, source: 'operator', at: days(-60) },
    ],
    [
      "today's while tomorrow's is announced",
      [kept('cbr', 830_000, days(0.4)), kept('cbr', 812_300), kept('cbr', 800_000, days(-1.5))],
      undefined,
      { rateE4: 812_300, at: days(-0.5) },
    ],
    [
      "tomorrow's when it is the only one",
      [kept('cbr', 830_000, days(0.4))],
      undefined,
      { rateE4: 830_000 },
    ],
    [
      'one of ten days ago that the bank still tells, as in January',
      [kept('cbr', 812_300, days(-10))],
      undefined,
      { rateE4: 812_300 },
    ],
    [
      'not one that was last heard more than five days ago',
      [kept('cbr', 812_300, days(-6), days(-5.1))],
      700_000,
      { source: 'setting' },
    ],
    [
      'not one that a forgotten feed tells for more than two weeks',
      [kept('cbr', 812_300, days(-14.1))],
      undefined,
      undefined,
    ],
  ])('is %s', (_name, rates, fixed, expected) => {
    const rate = chooseRate(rates, fixed, now);
    if (expected === undefined) expect(rate).toBeUndefined();
    else expect(rate).toMatchObject(expected);
  });
});

describe('a told rate', () => {
  const told = (rateE4: number, setAt = now) => ({ rateE4, setAt });
  test.each<[string, ReturnType<typeof told>, KeptRate[], boolean]>([
    ['is taken when it is the first', told(812_300), [], true],
    ['may rise by 30 %', told(1_300_000), [kept('cbr', 1_000_000)], true],
    ['may not rise further', told(1_300_001), [kept('cbr', 1_000_000)], false],
    ['may fall by 30 %', told(700_000), [kept('cbr', 1_000_000)], true],
    ['may not fall further', told(699_999), [kept('cbr', 1_000_000)], false],
    [
      "may be far from the last one when it is near an operator's",
      told(1_500_000),
      [kept('operator', 1_450_000), kept('cbr', 1_000_000)],
      true,
    ],
    ['is never below a rouble', told(9_999), [], false],
    ['is never above 10,000 roubles', told(100_000_001), [], false],
    ['is not of another month', told(812_300, days(-15)), [], false],
    ['is not of the far future', told(812_300, days(15)), [], false],
  ])('%s', (_name, rate, known, expected) => {
    expect(isPlausible(rate, known, now)).toBe(expected);
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
    expect(readBankOfRussia(feed(dollar(value, nominal)))).toEqual({ rateE4, setAt: day });
  });

  test('is read though its names are no UTF-8', () => {
    const bytes = Buffer.from([0xc4, 0xee, 0xeb, 0xeb, 0xe0, 0xf0, 0x20, 0xd1, 0xd8, 0xc0]);
    const name = bytes.toString('utf8');
    expect(readBankOfRussia(feed(dollar('81,23', '1', name)))?.rateE4).toBe(812_300);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<h1>Maintenance</h1>'],
    ['no dollar', feed('<CharCode>EUR</CharCode>')],
    ['two dollars', feed(dollar('81,23') + dollar('82,23'))],
    ['a point for a comma', feed(dollar('81.23'))],
    ['a minus', feed(dollar('-81,23'))],
    ['no nominal', feed(dollar('81,23', '0'))],
    ['no such day', feed(dollar('81,23'), '32.13.2026')],
    ['a day in another order', feed(dollar('81,23'), '2026-11-21')],
  ])('is not read from %s', (_name, xml) => {
    expect(readBankOfRussia(xml)).toBeUndefined();
  });

  test('of a megabyte of nonsense is given up at once', () => {
    const nonsense = feed('<CharCode>USD</CharCode><Nominal>1</Nominal><Name>'.repeat(20_000));
    expect(readBankOfRussia(nonsense)).toBeUndefined();
  });
});
