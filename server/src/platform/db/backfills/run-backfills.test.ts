import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { requireBackfilled } from '../../../../migrations/require-backfilled.ts';
import { findRow, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Backfill } from './backfill.ts';
import { runBackfills } from './run-backfills.ts';

const test = shopTest();
const { app } = test;
const ROWS = 3_000;

/** A table of a release that has split a name into two columns. */
beforeEach(async () => {
  await sql`
    create table old_rows (id bigint primary key, name text not null, first text, changes integer not null default 0);
    insert into old_rows (id, name) select n * 7, 'a' || n from generate_series(1, ${sql.raw(String(ROWS))}) n;
    analyze old_rows;
    grant select, update, insert on old_rows to public`.execute(app.owner.db);
});
afterEach(async () => {
  await sql`drop table old_rows; delete from backfills`.execute(app.owner.db);
});

const fill: Backfill = {
  name: 'fill-first',
  table: 'old_rows',
  key: { column: 'id', type: 'bigint' },
  change: (keys) => sql`
    update old_rows set first = left(name, 1), changes = changes + 1 where ${keys} and first is null`,
};
const run = (backfills: readonly Backfill[], signal = new AbortController().signal) =>
  runBackfills(app.platform, backfills, signal);
const state = (name = fill.name) => findRow(app, 'backfills', { name });

async function changed(): Promise<unknown> {
  const { rows } = await sql`
    select count(*) filter (where changes = 1)::integer as once, count(*) filter (where changes > 1)::integer as more
    from old_rows`.execute(app.owner.db);
  return rows[0];
}

test('old rows are changed once each, in batches, with their progress', async () => {
  await run([fill]);
  expect(await changed()).toEqual({ once: ROWS, more: 0 });
  expect(await state()).toMatchObject({
    rows_done: ROWS,
    rows_estimated: ROWS,
    position: String(ROWS * 7),
    ended_at: app.clock.now(),
  });
  // It is not run again.
  await sql`update old_rows set first = null`.execute(app.owner.db);
  await run([fill]);
  expect(await changed()).toEqual({ once: ROWS, more: 0 });
});

test('one that was cut off continues at its position', async () => {
  const ended = new AbortController();
  let batches = 0;
  const cutOff: Backfill = {
    ...fill,
    change(keys) {
      batches += 1;
      if (batches === 2) ended.abort();
      return fill.change(keys);
    },
  };
  await run([cutOff], ended.signal);
  const { rows_done: done = 0, ended_at: endedAt } = (await state()) ?? {};
  expect(endedAt).toBeNull();
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(ROWS);
  expect(await changed()).toEqual({ once: done, more: 0 });
  await run([fill]);
  expect(await changed()).toEqual({ once: ROWS, more: 0 });
  expect((await state())?.rows_done).toBe(ROWS);
});

test('one process works at a time, on one backfill at a time', async () => {
  const second: Backfill = { ...fill, name: 'fill-second' };
  let isAlone = true;
  const others: Promise<unknown>[] = [];
  const first: Backfill = {
    ...fill,
    change(keys) {
      // Another process looks while the batch is locked: neither this backfill nor the next one is begun there.
      const other = run([fill, second]).then(async () => {
        isAlone &&= (await state(second.name)) === undefined || (await state())?.ended_at !== null;
      });
      others.push(other);
      return sql`${fill.change(keys)} and (select pg_sleep(0.05)::text) is not null`;
    },
  };
  await run([first, second]);
  await Promise.all(others);
  expect(isAlone).toBe(true);
  expect(await changed()).toEqual({ once: ROWS, more: 0 });
  expect((await listRows(app, 'backfills', {}, ['name'], 'name')).map(({ name }) => name)).toEqual([
    'fill-first',
    'fill-second',
  ]);
});

test('a batch that takes too long changes nothing, and the next one is smaller', async () => {
  // Canceled as by the timeout of statements, without the wait.
  const slow: Backfill = {
    ...fill,
    change: (keys) => sql`
      update old_rows set first = 'x'
      where ${keys} and (select pg_cancel_backend(pg_backend_pid()) and pg_sleep(5) is not null)`,
  };
  await expect(run([slow])).rejects.toThrow(/canceling statement/);
  expect(await changed()).toEqual({ once: 0, more: 0 });
  expect(await state()).toMatchObject({ rows_done: 0, batch_rows: 250, ended_at: null });
});

test('a later migration waits for the end of a backfill, but not in an empty table', async () => {
  const requireIt = () => requireBackfilled(app.owner.db, fill.name, 'old_rows');
  await expect(requireIt()).rejects.toThrow(/^The backfill fill-first of an earlier release/);
  await run([fill]);
  await requireIt();
  await updateRows(app, 'backfills', { name: fill.name }, { ended_at: null });
  await expect(requireIt()).rejects.toThrow(/has not ended/);
  await sql`delete from old_rows`.execute(app.owner.db);
  await requireIt();
});
