import { expect, test } from 'vitest';
import { choiceOf } from './report-choice.rules.ts';

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
