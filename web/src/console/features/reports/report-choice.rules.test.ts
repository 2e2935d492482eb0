import { expect, test } from 'vitest';
import { choiceOf, presetOf, previousRange, rangeOfPreset } from './report-choice.rules.ts';

const month = { since: '2026-02-09', until: '2026-03-10' };

test.each([
  ['', { kind: 'sales', by: 'product', ...month }],
  ['kind=conversions&since=2026-01-01', { kind: 'conversions', since: '2026-01-01' }],
  ['by=partner&since=2026-03-01&until=2026-03-02', { by: 'partner', until: '2026-03-02' }],
  ['kind=else&by=else&since=2026-02-30', { kind: 'sales', by: 'product', ...month }],
  ['since=2026-03-11&until=2026-03-01', month],
  ['since=2020-01-01&until=2026-03-09', month],
  ['since=2026-03-10&until=2026-03-10', { since: '2026-03-10', until: '2026-03-10' }],
])('the address %s selects %o', (address, choice) => {
  expect(choiceOf(new URLSearchParams(address), '2026-03-10')).toMatchObject(choice);
});

test.each([
  ['days7', '2026-03-04', '2026-03-10'],
  ['thisMonth', '2026-03-01', '2026-03-10'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('the preset %s is from %s to %s', (preset, since, until) => {
  const range = rangeOfPreset(preset, '2026-03-10');
  expect(range).toEqual({ since, until });
  expect(presetOf(range, '2026-03-10')).toBe(preset);
});

test('the previous range has as many days and ends before the range', () => {
  expect(previousRange({ since: '2026-03-01', until: '2026-03-10' })).toEqual({
    since: '2026-02-19',
    until: '2026-02-28',
  });
});
