import { describe, expect, test } from 'vitest';
import { paid, subscription } from '../../test/shop.ts';
import { activatedTitles, hasSettled, outcomeOf, paymentNews } from './payment-watch.rules.ts';

const unpaid = (over: Parameters<typeof paid>[0] = {}) =>
  paid({ status: 'Not payed', state: 'pending', ...over });

describe('outcomeOf', () => {
  test.each([
    [paid(), 'paid'],
    [paid({ state: 'partially_refunded' }), 'paid'],
    [unpaid({ state: 'failed' }), 'declined'],
    [unpaid({ state: 'expired' }), 'expired'],
    [unpaid({ state: 'canceled' }), 'canceled'],
    [unpaid({ state: 'review', in_review: true, is_pending: true }), 'review'],
    [unpaid({ is_pending: true }), null],
    [unpaid(), null],
    [paid({ status: 'Expired', state: 'refunded' }), null],
    // Read weeks later: it is over.
    [paid({ status: 'Expired' }), null],
  ] as const)('case %#', (payment, outcome) => {
    expect(outcomeOf(payment)).toBe(outcome);
  });
});

describe('paymentNews', () => {
  const declined = unpaid({ id: 'declined', state: 'failed' });

  test('is about followed payments only', () => {
    expect(paymentNews([declined, paid({ id: 'other' })], { declined: 'nothing' })).toEqual([
      { payment: declined, outcome: 'declined' },
    ]);
  });

  test('reports a review once, and its result', () => {
    const held = unpaid({ id: 'held', state: 'review', in_review: true, is_pending: true });
    expect(paymentNews([held], { held: 'nothing' })).toHaveLength(1);
    expect(paymentNews([held], { held: 'review' })).toEqual([]);
    expect(paymentNews([paid({ id: 'held' })], { held: 'review' })).toMatchObject([
      { outcome: 'paid' },
    ]);
  });

  test.each([
    ['is open', unpaid({ id: 'newer', is_pending: true }), 0],
    ['was paid', paid({ id: 'newer' }), 0],
    ['was declined too', unpaid({ id: 'newer', state: 'failed' }), 1],
    ['is for another product', paid({ id: 'newer', sub_plan_id: 2 }), 1],
  ])('is silent about a failure when a newer payment %s', (_, newer, count) => {
    expect(paymentNews([newer, declined], { declined: 'nothing' })).toHaveLength(count);
  });

  test('reports a success in any case, of at most three payments', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const followed = Object.fromEntries(ids.map((id) => [id, 'nothing' as const]));
    const news = paymentNews(
      ids.map((id) => paid({ id })),
      followed,
    );
    expect(news.map(({ payment }) => payment.id)).toEqual(['a', 'b', 'c']);
  });
});

describe('activatedTitles', () => {
  const first = subscription({ date_end: '2026-01-01T00:00:00Z' });

  test('returns what is new and what was extended', () => {
    const renewed = { ...first, date_end: '2026-02-01T00:00:00Z' };
    const added = subscription({ id: 'b', title: 'Veilnet VPN' });
    expect(activatedTitles([first], [renewed, added])).toEqual(['Askara Pro', 'Veilnet VPN']);
  });

  test('ignores what stayed, ended or got its links', () => {
    expect(activatedTitles([first], [{ ...first, links: [] }])).toEqual([]);
    expect(activatedTitles([first], [])).toEqual([]);
  });
});

test.each([
  [false, [], []],
  [false, [], ['a']],
  [false, ['a'], ['a', 'b']],
  [true, ['a', 'b'], ['b', 'c']],
])('hasSettled is %s from %j to %j', (settled, before, after) => {
  const payments = (ids: string[]) => ids.map((id) => ({ id }));
  expect(hasSettled(payments(before), payments(after))).toBe(settled);
});
