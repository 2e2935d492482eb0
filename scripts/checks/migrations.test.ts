import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const files = globSync('server/migrations/*.ts', { cwd: root })
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'all')
  .sort();
const list = readFileSync(join(root, 'server/migrations/all.ts'), 'utf8');

it('every migration has a number of four digits, once', () => {
  expect(files.length).toBeGreaterThan(0);
  const numbers = files.map((name) => /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1] ?? name);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
});

it('the list runs every migration, in the order of their numbers', () => {
  const listed = [...list.matchAll(/^ {2}'([^']+)':/gm)].map(([, name = '']) => name);
  expect(listed).toEqual(files);
});

it('the list names each migration after its file', () => {
  const imported = new Map(
    [...list.matchAll(/import \* as (\w+) from '\.\/([^']+)\.ts'/g)].map(
      ([, as = '', file = '']) => [as, file],
    ),
  );
  const rows = [...list.matchAll(/^ {2}'([^']+)': (\w+),/gm)];
  expect(rows).toHaveLength(files.length);
  for (const [, name, as = ''] of rows) expect(imported.get(as)).toBe(name);
});
