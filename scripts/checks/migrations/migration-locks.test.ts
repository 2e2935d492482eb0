import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { lockProblems } from './migration-locks.ts';

/** Those up to this number run once, in an empty database of the first release. */
const FIRST_RELEASE = '0030-revisions.ts';

const migration = (sql: string, small = '') => `
  ${small}
  export async function up(db: Kysely<unknown>): Promise<void> {
    await sql\`${sql}\`.execute(db);
  }`;
const problemsOf = (sql: string, earlier: readonly string[] = []) =>
  lockProblems(
    migration(sql),
    earlier.map((one) => migration(one)),
  );

test('no migration after the first release locks a table that may be big', () => {
  const folder = join(root, 'server/migrations');
  const files = globSync('**/[0-9]*.ts', { cwd: folder }).toSorted((a, b) =>
    basename(a).localeCompare(basename(b)),
  );
  expect(files.map((file) => basename(file))).toContain(FIRST_RELEASE);
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = files.flatMap((file, at) =>
    basename(file) > FIRST_RELEASE
      ? lockProblems(sources[at] ?? '', sources.slice(0, at)).map((one) => ({ file, ...one }))
      : [],
  );
  expect(found).toEqual([]);
  // The check reads these files: one of the first release has what it refuses.
  const renewals = sources[files.findIndex((file) => basename(file) === '0029-renewals.ts')] ?? '';
  expect(lockProblems(renewals).map(({ table }) => table)).toContain('payments');
});

describe('a migration is refused that', () => {
  test.each([
    ['create index payments_x on payments (x)', /concurrently/],
    ['create unique index on payments (x) where x > 0', /concurrently/],
    ['alter table payments add column x uuid not null default gen_random_uuid()', /every row/],
    ['alter table payments add x bigint generated always as identity', /every row/],
    ['alter table payments add column x int generated always as (y + 1) stored', /every row/],
    ['alter table payments add column x text not null', /default/],
    ['alter table payments add column x text unique', /indexes/],
    ['alter table payments add column x int not null default 0 check (x >= 0)', /not valid/],
    ['alter table payments alter column x type bigint', /new type/],
    ['alter table only public.payments alter x set data type bigint', /new type/],
    ['alter table payments alter column x set not null', /validate/],
    ['alter table payments add constraint x check (y > 0)', /not valid/],
    ['alter table payments add foreign key (x) references users', /not valid/],
    ['alter table payments add constraint x unique (y)', /using it/],
    ['alter table payments\n  drop column y,\n  alter column x type text', /new type/],
    ['update payments set x = 1 where x is null', /backfill/],
    ['delete from payments where x is null', /backfill/],
    ['truncate payments', /locked/],
    ['lock table payments in share mode', /locked/],
    ['do $$ begin update payments set x = 1; end $$', /backfill/],
  ])('has %s', (sql, reason) => {
    const problems = problemsOf(sql);
    expect(problems.map(({ table }) => table)).toEqual(['payments']);
    expect(problems[0]?.problem).toMatch(reason);
  });
});

describe('a migration is accepted that', () => {
  test.each([
    ['create table new_rows (id uuid primary key); create index new_rows_id on new_rows (id)'],
    ['alter table payments add column x text'],
    ['alter table payments add column x uuid references users'],
    ['alter table payments add column x timestamptz not null default now()'],
    ["alter table payments add column x text not null default 'a, b'"],
    ['alter table payments add constraint x check (y > 0) not valid'],
    ['alter table payments validate constraint x'],
    ['drop index payments_x'],
    ['-- update payments set x = 1'],
    [
      'create function f() returns trigger language plpgsql as $$ begin update payments set x = 1; end $$',
    ],
  ])('has %s', (sql) => {
    expect(problemsOf(sql)).toEqual([]);
  });

  test('requires values after a check that they are there was validated', () => {
    const check = 'alter table payments add constraint x_there check (x is not null) not valid';
    const validate = 'alter table payments validate constraint x_there';
    const require = 'alter table payments alter column x set not null';
    expect(problemsOf(require, [check, validate])).toEqual([]);
    expect(problemsOf(require, [check])).toHaveLength(1);
    expect(problemsOf(require.replaceAll(' x ', ' y '), [check, validate])).toHaveLength(1);
  });

  test('says that the table is small', () => {
    const small = "export const smallTables = ['shop_settings'];";
    const sql = 'update shop_settings set x = 1; update payments set x = 1';
    expect(lockProblems(migration(sql, small)).map(({ table }) => table)).toEqual(['payments']);
  });
});
