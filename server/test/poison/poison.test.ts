import { getSystem, retryDeadJob } from '@sesame/contract/console/system.ts';
import { startAccess } from '@sesame/emulators/access/start-access.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../build/build-operator.ts';
import { shopTest } from '../shops/shop-test.ts';
import { accessCases } from './access-cases.ts';
import { fileCases } from './file-cases.ts';
import { moneyCases } from './money-cases.ts';
import { peopleCases } from './people-cases.ts';
import type { PoisonCase } from './poison-case.ts';
import { renewalCases } from './renewal-cases.ts';

/** In every queue, with its real worker: a record that cannot be processed, in front of good ones. */

let now = () => new Date();
const supplier = await startAccess({ now: () => now() });
// Rows are inserted directly, which the ledger does not know.
const test = shopTest(['partners', 'folder', 'mail', 'telegram'], {
  verifiesLedger: false,
  env: { ...supplier.shopSettings },
});
const { shop } = test;
test.beforeAll(() => {
  now = () => shop.app.clock.now();
});
test.afterAll(() => supplier.stop());

const GOOD = 10;
const cases = {
  ...accessCases(supplier),
  ...moneyCases,
  ...renewalCases,
  ...peopleCases,
  ...fileCases,
};

test('every queue has a case', () => {
  const names = shop.app.platform.jobs.queues().map(({ name }) => name);
  expect(Object.keys(cases).toSorted()).toEqual(names.toSorted());
});

async function breakRecord(
  { table, column = 'id', keyOf = (id) => id, writes }: PoisonCase,
  id: string,
) {
  const { db } = shop.app.owner;
  const row = sql.raw(writes === 'insert' ? 'new' : 'old');
  await sql`
    create or replace function refuse_poison() returns trigger language plpgsql as $$
    begin raise 'poison'; end $$`.execute(db);
  await sql`
    create trigger poison before ${sql.raw(writes ?? 'update')} on ${sql.table(table)} for each row
    when (${row}.${sql.ref(column)} = ${sql.lit(keyOf(id))}) execute function refuse_poison()`.execute(
    db,
  );
  return () => sql`drop trigger poison on ${sql.table(table)}`.execute(db);
}

async function countDone(
  { table, column = 'id', keyOf = (id) => id, writes, isDone = 'true' }: PoisonCase,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await shop.app.platform.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${column}::text = any($1) and ${isDone}`,
    [ids.map(keyOf)],
  );
  const count = rows[0]?.count ?? 0;
  return writes === 'delete' ? ids.length - count : count;
}

async function isAlerted(queue: string): Promise<boolean> {
  await shop.app.jobs.run('watch-failing-jobs');
  const { rows } = await shop.app.platform.pool.query(
    "select from alerts where kind = 'job_item_failing' and subject like $1 and resolved_at is null",
    [`${queue}:%`],
  );
  return rows.length > 0;
}

test.for(Object.entries(cases))('%s', async ([name, planted]) => {
  const { app } = shop;
  const { db, jobs, pool } = app.platform;
  const queue = jobs.queues().find((one) => one.name === name);
  if (queue === undefined) throw new Error(`there is no queue ${name}`);
  await pool.query('delete from pgboss.job');

  const [poison = '', ...good] = await planted.plant(shop, GOOD + 1);
  const { rowCount } = await pool.query(
    `update pgboss.job set created_on = created_on - interval '1 minute', start_after = start_after - interval '1 minute'
     where name = $1 and exists (select from jsonb_each_text(data) where value = $2)`,
    [name, poison],
  );
  expect(rowCount).toBe(1);
  const repair = await breakRecord(planted, poison);
  await jobs.makeDue(db, queue);
  expect(await app.jobs.run(name)).toBe(GOOD);
  expect(await countDone(planted, good)).toBe(GOOD);

  for (let retry = 0; retry < queue.retries; retry++) {
    await jobs.makeDue(db, queue);
    expect(await app.jobs.run(name)).toBe(0);
  }
  expect(await countDone(planted, [poison])).toBe(0);
  expect(await isAlerted(name)).toBe(true);

  await repair();
  const operator = await buildOperator(app);
  const { dead_jobs } = (await app.call(getSystem, {}, operator)).body;
  expect(dead_jobs).toMatchObject([{ queue: name }]);
  const params = { id: dead_jobs[0]?.id ?? '' };
  expect((await app.call(retryDeadJob, { params }, operator)).status).toBe(200);
  expect(await app.jobs.run(name)).toBe(1);
  expect(await countDone(planted, [poison])).toBe(1);
  expect(await isAlerted(name)).toBe(false);
});
