import { sql } from 'kysely';
import { expect } from 'vitest';
import { insertRows, listRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;

const keep = () => app.jobs.run('keep-months');
const insert = (kind: string, at: string) =>
  insertRows(app, 'security_events', { kind, created_at: new Date(at) });

async function partitions(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; kinds: string[] }>`
    select c.relname as name, coalesce(array_agg(e.kind order by e.id) filter (where e.id is not null), '{}') as kinds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid left join security_events e on e.tableoid = c.oid
    where i.inhparent = 'security_events'::regclass group by c.relname order by c.relname`.execute(
    app.owner.db,
  );
  return Object.fromEntries(rows.map(({ name, kinds }) => [name, kinds]));
}

test('months are created ahead, and rows move to their month', async () => {
  await insert('early', '2026-02-28T23:59:59.999Z');
  await insert('now', '2026-03-01T00:00:00.000Z');
  expect(await partitions()).toEqual({ security_events_rest: ['early', 'now'] });
  await keep();
  await insert('next', '2026-04-01T00:00:00.000Z');
  const made = {
    security_events_2026_02: ['early'],
    security_events_2026_03: ['now'],
    security_events_2026_04: ['next'],
    security_events_2026_05: [],
    security_events_rest: [],
  };
  expect(await partitions()).toEqual(made);
  await keep();
  expect(await partitions()).toEqual(made);
  app.clock.set('2026-04-30T23:59:00.000Z');
  await Promise.all([keep(), keep()]);
  expect(Object.keys(await partitions())).toContain('security_events_2026_06');
});

test('a row whose month does not exist is accepted, and moved later', async () => {
  await insert('far', '2026-09-15T12:00:00.000Z');
  expect((await partitions()).security_events_rest).toEqual(['far']);
  await keep();
  expect((await partitions()).security_events_2026_09).toEqual(['far']);
});

test('a month is dropped after two years, and never by a clock that runs ahead', async () => {
  await insert('kept', '2024-04-01T00:00:00.000Z');
  await insert('old', '2024-03-31T23:59:59.999Z');
  await keep();
  const left = (await listRows(app, 'security_events', {}, ['kind'])).map(({ kind }) => kind);
  expect(left).toContain('kept');
  expect(left).not.toContain('old');
  app.clock.set('2999-01-01T00:00:00.000Z');
  await keep();
  expect(await listRows(app, 'security_events', { kind: 'now' })).toHaveLength(1);
});

test('rows of every month are as protected as before', async () => {
  const { db } = app.platform;
  await expect(sql`delete from security_events`.execute(db)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(
    sql`update security_events set kind = 'x' where kind = 'now'`.execute(db),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    sql`update partitions.security_events_2026_03 set ip_prefix = ''`.execute(db),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    sql`delete from security_events where kind = 'now'`.execute(app.owner.db),
  ).rejects.toMatchObject({ code: '23001' });
});
