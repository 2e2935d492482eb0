import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { findLongNeeds } from './operation-needs.ts';

const needsIn = (source: string, others: Readonly<Record<string, string>> = {}) =>
  findLongNeeds(new Map(Object.entries({ ...others, 'it.ts': source })))
    .filter(({ file }) => file === 'it.ts')
    .map(({ needs }) => needs);

test('no operation names more than three needs', () => {
  const files = globSync('server/{src,test}/**/*.ts', { cwd: root });
  const read = (file: string) => [file, readFileSync(join(root, file), 'utf8')] as const;
  const sources = new Map(files.map(read));
  expect(sources.size).toBeGreaterThan(1_000);
  expect(findLongNeeds(sources)).toEqual([]);
});

test.each([
  "const f = (p: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>) => p;",
  "function f({ db, clock, ids, log }: Pick<Notifying, 'db' | 'clock' | 'ids' | 'log'>) {}",
  "type Needs = Pick<Platform, 'db' | 'clock'> & (Pick<Platform, 'ids' | 'log'> & { x: number });",
  "type Few = Pick<Platform, 'db' | 'clock' | 'ids'>; const f = (p: Few & Pick<Platform, 'log'>) => p;",
  "interface Few extends Pick<Platform, 'db' | 'clock'> { ids: Platform['ids'] } interface Many extends Few { log: Platform['log'] }",
  "const f = (p: { db: Platform['db']; clock: Platform['clock']; ids: Platform['ids']; log: Platform['log'] }) => p;",
])('finds %s', (source) => expect(needsIn(source)).toEqual(['db clock ids log']));

test('finds a list that begins in another file', () => {
  const others = { 'few.ts': "export type Few = Pick<Platform, 'db' | 'clock' | 'ids'>;" };
  const source = "const f = (p: Few & Pick<Platform, 'log'>) => p;";
  expect(needsIn(source, others)).toEqual(['db clock ids log']);
});

test.each([
  "const f = (p: Pick<Platform, 'db' | 'clock' | 'ids'>) => p;",
  'const f = ({ db, clock, ids, log }: TransactionalPlatform) => db;',
  "const f = (p: Platform & Pick<Config, 'a' | 'b' | 'c' | 'd'>) => p;",
  "type Few = Pick<Platform, 'db' | 'clock' | 'ids'>; const f = (p: Few & Pick<Platform, 'db'>) => p;",
])('allows %s', (source) => expect(needsIn(source)).toEqual([]));
