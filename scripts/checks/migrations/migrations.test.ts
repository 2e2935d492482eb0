import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';

const folder = join(root, 'server/migrations');
const list = readFileSync(join(folder, 'all.ts'), 'utf8');
/** Not migrations: the list, and what migrations call. */
const HELPERS = ['all', 'backfills', 'describe-table', 'protect-rows', 'require-backfilled'];
/** Paths of the migrations without their endings. */
const files = globSync('**/*.ts', { cwd: folder })
  .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
  .filter((file) => !HELPERS.includes(file))
  .sort((a, b) => basename(a).localeCompare(basename(b)));

test('every migration has a number of four digits, once', () => {
  expect(files.length).toBeGreaterThan(0);
  const numbers = files.map((file) => /^(\d{4})-[a-z0-9-]+$/.exec(basename(file))?.[1] ?? file);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
});

test('the baseline has the lowest numbers', () => {
  const isLater = files.map((file) => !file.startsWith('baseline/'));
  expect(
    isLater.indexOf(true) === -1 || !isLater.slice(isLater.indexOf(true)).includes(false),
  ).toBe(true);
});

test('the list runs every migration, in the order of their numbers', () => {
  const listed = [...list.matchAll(/^ {2}'([^']+)':/gm)].map(([, name = '']) => name);
  expect(listed).toEqual(files.map((file) => basename(file)));
});

test('the list names each migration after its file', () => {
  const imported = new Map(
    [...list.matchAll(/import \* as (\w+) from '\.\/([^']+)\.ts'/g)].map(
      ([, as = '', file = '']) => [as, file],
    ),
  );
  const rows = [...list.matchAll(/^ {2}'([^']+)': (\w+),/gm)];
  expect(rows).toHaveLength(files.length);
  expect([...imported.values()].sort()).toEqual(files.toSorted());
  for (const [, name, as = ''] of rows) expect(basename(imported.get(as) ?? '')).toBe(name);
});
