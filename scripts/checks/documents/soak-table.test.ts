import { expect, test } from 'vitest';
import { campaignTable } from './soak-table.ts';

test('the table has a row per campaign of this run, with a dash for missing figures', () => {
  const report = { commit: 'abc1234', figures: { kills: 200, lost: 0, doubled: 0, seconds: 180 } };
  const table = campaignTable(
    [
      { ...report, campaign: 'kills', at: '2026-11-22T21:00:00.000Z' },
      {
        ...report,
        campaign: 'hostile requests',
        at: '2026-11-22T21:10:00.000Z',
        figures: { requests: 5 },
      },
      { ...report, campaign: 'of another day', at: '2026-11-21T21:00:00.000Z' },
    ],
    new Date('2026-11-22T20:00:00.000Z'),
  );
  expect(table.split('\n').slice(2)).toEqual([
    '| kills | 200 kills | 0 | 0 | 180 | 2026-11-22 | abc1234 |',
    '| hostile requests | 5 requests | – | – | – | 2026-11-22 | abc1234 |',
  ]);
});
