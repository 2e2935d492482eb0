import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { contractProblems, releasesOf } from './migration-contracts.ts';

/** Those up to this number run once, in an empty database of the first release. */
const FIRST_RELEASE = '0030-revisions.ts';
const RELEASES = ['0.2.0', '0.1.0'];

const problemsOf = (sql: string, declared = '') =>
  contractProblems(`${declared}\nawait sql\`${sql}\`.execute(db);`, RELEASES);

test('no migration after the first release takes away what the release before uses', () => {
  const releases = releasesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const folder = join(root, 'server/migrations');
  const files = globSync('**/[0-9]*.ts', { cwd: folder }).filter(
    (file) => basename(file) > FIRST_RELEASE,
  );
  expect(files.length).toBeGreaterThan(1);
  const found = files.flatMap((file) =>
    contractProblems(readFileSync(join(folder, file), 'utf8'), releases).map((one) => ({
      file,
      ...one,
    })),
  );
  expect(found).toEqual([]);
});

const CHANGES: readonly (readonly [sql: string, what: string])[] = [
  ['alter table payments drop column x', 'payments.x'],
  ['alter table payments add y text, drop if exists x cascade', 'payments.x'],
  ['alter table if exists only public.payments drop "x"', 'payments.x'],
  ['drop table if exists payments cascade', 'payments'],
  ['drop view payments', 'payments'],
  ['alter table payments rename column x to y', 'payments.x'],
  ['alter table payments rename x to y', 'payments.x'],
  ['alter table payments rename to bills', 'payments'],
  ['alter table payments alter column x type text', 'payments.x'],
  ['alter table payments alter x set data type text', 'payments.x'],
  ['alter table payments alter x drop default', 'payments.x'],
  ['alter table payments add column x text not null', 'payments.x'],
  ['do $$ begin alter table payments drop column x; end $$', 'payments.x'],
];

describe.each(CHANGES)('%s', (sql, what) => {
  test('is refused, also on a small table', () => {
    const small = "export const smallTables = ['payments'];";
    const [problem, ...others] = problemsOf(sql, small);
    expect(problem).toMatchObject({ table: 'payments', problem: expect.stringContaining(what) });
    expect(others).toEqual([]);
  });

  test('is accepted once a published release has stopped to use it', () => {
    const since = (release: string) => `export const contracts = { '${what}': '${release}' };`;
    expect(problemsOf(sql, since('0.2.0'))).toEqual([]);
    const [tooEarly] = problemsOf(sql, since('0.3.0'));
    expect(tooEarly?.problem).toContain('0.3.0 is not published');
    expect(problemsOf(sql, "export const contracts = { other: '0.2.0' };")).toHaveLength(1);
  });
});

test('each table of one statement is declared', () => {
  const declared = "export const contracts = {\n  first_rows: '0.1.0',\n};";
  const found = problemsOf('drop table first_rows, second_rows', declared);
  expect(found.map(({ table }) => table)).toEqual(['second_rows']);
});

test.each([
  ['create table new_rows (x int); alter table new_rows rename x to y; drop table new_rows'],
  ['alter table payments add column x text'],
  ["alter table payments add column x text not null default 'a'"],
  ['alter table payments add constraint x check (y is not null) not valid'],
  ['alter table payments drop constraint x, rename constraint y to z'],
  ['drop index payments_x; alter index payments_y rename to payments_z'],
  ['-- drop table payments'],
])('accepts %s', (sql) => {
  expect(problemsOf(sql)).toEqual([]);
});

test('releases are the published headings of the changelog', () => {
  const changelog = '## [Unreleased]\n\n## [0.2.0] - 2027-01-02\n\n## [0.1.0] - 2026-12-01\n';
  expect(releasesOf(changelog)).toEqual(RELEASES);
});
