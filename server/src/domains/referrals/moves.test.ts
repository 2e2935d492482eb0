import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { commissionMoves } from './commissions/commissions.rules.ts';
import { payoutMoves } from './payouts/payouts.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const tables: readonly (readonly [
  'commission_moves' | 'payout_moves',
  Record<string, readonly string[]>,
])[] = [
  ['commission_moves', commissionMoves],
  ['payout_moves', payoutMoves],
];

test.each(tables)('the rules and the database know the same %s', async (table, moves) => {
  const rows = await app.platform.db.selectFrom(table).selectAll().execute();
  const stored = rows.map((row) => `${row.from_state} → ${row.to_state}`).sort();
  const known = Object.entries(moves)
    .flatMap(([from, states]) => states.map((to) => `${from} → ${to}`))
    .sort();
  expect(stored).toEqual(known);
});
