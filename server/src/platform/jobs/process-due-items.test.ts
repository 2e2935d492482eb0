import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { processDueItems } from './process-due-items.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let due: string[];
let poisoned: Set<string>;
let done: string[];
beforeEach(() => {
  due = Array.from({ length: 11 }, (_, n) => `item ${n}`);
  poisoned = new Set(['item 0']);
  done = [];
});

const round = (job: string, limit = 5) =>
  processDueItems(app.platform, {
    job,
    limit,
    find: async (most) => due.slice(0, most),
    idOf: (item) => item,
    work: async (item) => {
      if (poisoned.has(item)) throw new TypeError(`cannot do ${item}`);
      due = due.filter((other) => other !== item);
      done.push(item);
    },
  });
const alertsOf = (job: string) =>
  app.platform.db
    .selectFrom('alerts')
    .select(['subject', 'detail', 'resolved_at'])
    .where('kind', '=', 'job_item_failing')
    .where('subject', 'like', `${job}:%`)
    .execute();

test('a record that fails does not block the others, even if it always comes first', async () => {
  expect(await round('goes-on')).toBe(4);
  for (let count = 0; count < 3; count++) await round('goes-on');
  expect(done).toHaveLength(10);
  expect(due).toEqual(['item 0']);
  expect(app.logLines.map(({ job, item, failures }) => ({ job, item, failures }))).toContainEqual({
    job: 'goes-on',
    item: 'item 0',
    failures: 1,
  });
});

test('a whole batch of failing records does not block those behind it', async () => {
  poisoned = new Set(due.slice(0, 5));
  await round('batch');
  await round('batch');
  expect(done).toHaveLength(5);
  await round('batch');
  expect(done).toHaveLength(6);
});

test('one that fails three times is parked with an alert, which closes when it succeeds', async () => {
  for (let count = 0; count < 2; count++) await round('parks');
  expect(await alertsOf('parks')).toEqual([]);
  await round('parks');
  expect(await alertsOf('parks')).toEqual([
    {
      subject: 'parks:item 0',
      detail: { failures: 3, last_error: 'TypeError: cannot do item 0' },
      resolved_at: null,
    },
  ]);
  poisoned.clear();
  await round('parks');
  expect(done).not.toContain('item 0');
  app.clock.advance(60 * 60 * 1_000);
  await round('parks');
  expect(done).toContain('item 0');
  expect((await alertsOf('parks'))[0]?.resolved_at).not.toBeNull();
  expect(
    await app.platform.db
      .selectFrom('job_item_failures')
      .where('job', '=', 'parks')
      .selectAll()
      .execute(),
  ).toEqual([]);
});

test('an outage of the database ends the round and counts as a failure of no record', async () => {
  const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  const fails = processDueItems(app.platform, {
    job: 'outage',
    limit: 5,
    find: async () => due,
    idOf: (item) => item,
    work: async () => {
      throw lost;
    },
  });
  await expect(fails).rejects.toBe(lost);
  const kept = app.platform.db.selectFrom('job_item_failures').where('job', '=', 'outage');
  expect(await kept.selectAll().execute()).toEqual([]);
});
