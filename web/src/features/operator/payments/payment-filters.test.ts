import { expect, it } from 'vitest';
import { daysOf, paymentQuery, writeDays } from './payment-filters.ts';

const none = {
  search: undefined,
  period: undefined,
  state: undefined,
  gateway: undefined,
  product: undefined,
  days: undefined,
};
const NOW = Date.parse('2026-03-10T12:00:45.678Z');

it('asks for nothing while no filter is set, and drops what makes no sense', () => {
  expect(paymentQuery(none, NOW)).toEqual({});
  const wrong = { search: 'an', period: 'year', state: 'lost', days: '2026-02-30..x' };
  expect(paymentQuery({ ...none, ...wrong }, NOW)).toEqual({});
});

it('asks for a period to the minute, so that drawing a list again asks for the same one', () => {
  expect(paymentQuery({ ...none, period: 'day' }, NOW)).toEqual({
    since: '2026-03-09T12:00:00.000Z',
  });
});

it.each([
  ['2026-03-01..2026-03-10', [new Date(2026, 2, 1), new Date(2026, 2, 11)]],
  ['2026-03-01..', [new Date(2026, 2, 1), undefined]],
  ['..2026-12-31', [undefined, new Date(2027, 0, 1)]],
])('%s is from the start of the one day to the end of the other', (days, [since, until]) => {
  expect(paymentQuery({ ...none, days, period: 'week' }, NOW)).toEqual({
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
  });
});

it('days are read as they were written', () => {
  const days = { since: '2026-03-01', until: '' };
  expect(daysOf(writeDays(days))).toEqual(days);
  expect(writeDays({ since: '', until: '' })).toBe('');
});
