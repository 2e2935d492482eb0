import { describe, expect, test } from 'vitest';
import { endedSubscription, subscription } from '../../../test/shop.ts';
import { ownSubscriptions } from './own-subscriptions.rules.ts';

describe('ownSubscriptions', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const active = (product: number, title: string, end: string) =>
    subscription({ id: `a${product}`, sub_plan_id: product, title, date_end: end });
  const running = [
    active(1, 'Askara Pro', '2026-06-01T00:00:00Z'),
    active(2, 'Veilnet VPN', '2026-03-08T12:00:00Z'),
    active(3, 'Codelark', '2026-03-08T12:00:01Z'),
  ];
  const over = [
    endedSubscription({ id: 'e2', sub_plan_id: 2, title: 'Veilnet VPN' }),
    endedSubscription({ id: 'e4', sub_plan_id: 4, title: 'Lingora' }),
  ];

  test.each([
    ['', 'all', ['a2', 'a3', 'a1', 'e4']],
    ['', 'active', ['a2', 'a3', 'a1']],
    ['', 'ending', ['a2']],
    ['', 'ended', ['e4']],
    [' LI', 'all', ['e4']],
    ['askara', 'ended', []],
  ] as const)('%j in %s: what ends first comes first', (search, filter, ids) => {
    const own = ownSubscriptions(running, over, { search, filter, now });
    expect([...own.active, ...own.ended].map(({ id }) => id)).toEqual(ids);
  });
});
