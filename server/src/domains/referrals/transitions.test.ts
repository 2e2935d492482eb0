import { expect } from 'vitest';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { commissionTransitions } from './commissions/commissions.rules.ts';
import { payoutTransitions } from './payouts/payouts.rules.ts';

const test = shopTest();
const { app } = test;

const tables: readonly (readonly [
  'commission_transitions' | 'payout_transitions',
  Record<string, readonly string[]>,
])[] = [
  ['commission_transitions', commissionTransitions],
  ['payout_transitions', payoutTransitions],
];

test.each(tables)('rules and database have the same %s', async (table, moves) => {
  const rows = await app.platform.db.selectFrom(table).selectAll().execute();
  const stored = rows.map((row) => `${row.from_state} → ${row.to_state}`).sort();
  const known = Object.entries(moves)
    .flatMap(([from, states]) => states.map((to) => `${from} → ${to}`))
    .sort();
  expect(stored).toEqual(known);
});
