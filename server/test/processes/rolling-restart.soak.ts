import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../database/test-database.ts';
import { campaignSize } from '../soak/campaign-size.ts';
import { reportFigures, secondsSince } from '../soak/report-figures.ts';
import { rollRestarts } from './roll-restarts.ts';

const name = `sesame_roll_soak_${randomUUID().slice(0, 8)}`;
let url: string;
beforeAll(async () => {
  url = await createDatabaseFrom(inject('postgresUrl'), name, inject('templateDatabase'));
});
afterAll(() => dropDatabase(inject('postgresUrl'), name));

const RESTARTS = campaignSize('SOAK_RESTARTS', 20);
const CALLS = campaignSize('SOAK_CALLS', 10_000);

test('rolling restarts lose no call and duplicate no registration', async () => {
  const startedMs = performance.now();
  const rolled = await rollRestarts({
    env: { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000' },
    restarts: RESTARTS,
    calls: CALLS,
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    "select email from users where email like 'roll-%'",
  );
  await client.end();
  reportFigures('rolling restarts', {
    restarts: rolled.restarts,
    calls: rolled.calls,
    lost: rolled.lost.length,
    doubled: rows.length - new Set(rolled.registered).size,
    seconds: secondsSince(startedMs),
  });
  expect(rolled.calls).toBeGreaterThanOrEqual(CALLS);
  expect(rolled.lost).toEqual([]);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(rolled.registered.toSorted());
});
