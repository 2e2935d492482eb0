import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Above this number a folder is hard to survey; group its files into folders by subject. */
const MOST_FILES = 25;
/** Tests lengthen the list that a reader scans as well, but each is found by the name of the file beside it. */
const MOST_WITH_TESTS = 35;
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const TEST = /\.(test|soak)\.tsx?$/;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

function overfullFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => SOURCE.test(file));
  return [...Map.groupBy(sources, (file) => dirname(file))].flatMap(([folder, inside]) => {
    const tests = inside.filter((file) => TEST.test(file)).length;
    const others = inside.length - tests;
    if (others <= MOST_FILES && inside.length <= MOST_WITH_TESTS) return [];
    return [`${folder}: ${others} files, ${tests} tests`];
  });
}

test('no folder has more than 25 hand-written source files, or 35 with its tests', () => {
  expect(tracked.length).toBeGreaterThan(1_000);
  expect(overfullFolders(tracked)).toEqual([]);
});

test('counts source files of one folder with and without tests, without folders below', () => {
  const named = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => `web/src/room/part-${at}${ending}`);
  expect(overfullFolders(named(26, '.ts'))).toEqual(['web/src/room: 26 files, 0 tests']);
  expect(overfullFolders([...named(20, '.ts'), ...named(16, '.test.tsx')])).toEqual([
    'web/src/room: 20 files, 16 tests',
  ]);
  const others = ['web/src/room/picture.svg', 'web/src/room/in/a.ts', 'web/src/room/in/a.test.ts'];
  expect(overfullFolders([...named(25, '.ts'), ...named(10, '.test.ts'), ...others])).toEqual([]);
});
