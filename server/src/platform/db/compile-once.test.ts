import type { Insertable, Updateable } from 'kysely';
import { expect } from 'vitest';
import { getRow, insertRows, listRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../platform.ts';
import { compileOnce, type Slots } from './compile-once.ts';

const test = shopTest();
const { app } = test;

type Alert = Omit<Insertable<Database['alerts']>, 'resolved_at'> & {
  readonly resolved_at?: Date | null | undefined;
};
const at = new Date('2026-03-10T12:00:00Z');
const alert = (subject: string) => ({ kind: 'payment_late', subject, created_at: at }) as const;

/** Counts how often a statement is built. */
function counted<Params extends object, Row>(
  build: Parameters<typeof compileOnce<Params, Row>>[0],
) {
  let builds = 0;
  const statement = compileOnce<Params, Row>((db, slots) => {
    builds += 1;
    return build(db, slots);
  });
  return { statement, builds: () => builds };
}

test('is built once and gets the values of each call, on any executor', async () => {
  await insertRows(app, 'alerts', [alert('a'), alert('b')]);
  const { statement, builds } = counted(
    (db, { subject, kinds }: Slots<{ subject: string; kinds: readonly string[] }>) =>
      db
        .selectFrom('alerts')
        .select(['subject', 'kind'])
        .where('subject', '=', subject)
        .where((row) => row('kind', '=', row.fn.any(kinds)))
        .where('resolved_at', 'is', null),
  );
  const kinds = ['payment_late'];
  const { db } = app.platform;
  expect(await statement.execute(db, { subject: 'a', kinds })).toEqual([
    { subject: 'a', kind: 'payment_late' },
  ]);
  const inTransaction = await db
    .transaction()
    .execute((tx) => statement.executeTakeFirst(tx, { subject: 'b', kinds }));
  expect(inTransaction).toEqual({ subject: 'b', kind: 'payment_late' });
  expect(await statement.executeTakeFirst(db, { subject: 'b', kinds: [] })).toBeUndefined();
  await expect(statement.executeTakeFirstOrThrow(db, { subject: 'c', kinds })).rejects.toThrow(
    'no result',
  );
  expect(builds()).toBe(1);
});

test('is built again for rows with other columns or in another number', async () => {
  const { statement, builds } = counted((db, { alerts }: Slots<{ alerts: readonly Alert[] }>) =>
    db.insertInto('alerts').values([...alerts]),
  );
  const insert = (db: Executor, alerts: readonly Alert[]) => statement.execute(db, { alerts });
  const { db } = app.platform;
  await insert(db, [alert('d')]);
  await insert(db, [alert('e')]);
  await insert(db, [{ ...alert('f'), resolved_at: undefined }]);
  expect(builds()).toBe(1);
  await insert(db, [alert('g'), { ...alert('h'), resolved_at: at }]);
  await insert(db, [{ ...alert('i'), resolved_at: null }]);
  expect(builds()).toBe(3);
  const resolved = (await listRows(app, 'alerts', { resolved_at: at })).map((row) => row.subject);
  expect(resolved).toEqual(['h']);
  for (const subject of ['d', 'e', 'f', 'g', 'i']) await getRow(app, 'alerts', { subject });
});

test('sets a column to null, and leaves one alone that is undefined', async () => {
  await insertRows(app, 'alerts', [{ ...alert('j'), resolved_at: at }]);
  const { statement } = counted(
    (db, { subject, change }: Slots<{ subject: string; change: Updateable<Database['alerts']> }>) =>
      db.updateTable('alerts').set(change).where('subject', '=', subject),
  );
  const { db } = app.platform;
  const change = { resolved_at: undefined, created_at: new Date(0) };
  await statement.execute(db, { subject: 'j', change });
  expect(await getRow(app, 'alerts', { subject: 'j' })).toMatchObject({
    resolved_at: at,
    created_at: new Date(0),
  });
  await statement.execute(db, { subject: 'j', change: { resolved_at: null } });
  expect(await getRow(app, 'alerts', { subject: 'j' })).toMatchObject({ resolved_at: null });
});
