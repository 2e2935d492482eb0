import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rollRestarts } from '../test/roll-restarts.ts';
import { createDatabaseFrom, dropDatabase } from '../test/test-database.ts';

const name = `sesame_roll_soak_${randomUUID().slice(0, 8)}`;
let url: string;
beforeAll(async () => {
  url = await createDatabaseFrom(inject('postgresUrl'), name, inject('templateDatabase'));
});
afterAll(() => dropDatabase(inject('postgresUrl'), name));

test('20 rolling restarts lose none of 10,000 calls', async () => {
  const rolled = await rollRestarts({
    env: { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000' },
    restarts: 20,
    calls: 10_000,
  });
  expect(rolled.calls).toBeGreaterThanOrEqual(10_000);
  expect(rolled.lost).toEqual([]);
});
