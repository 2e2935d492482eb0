import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Above this number a folder is hard to survey; group its files into folders by subject. */
const MOST_FILES = 25;
const SOURCE = /\.(ts|tsx|mjs|css)$/;
/** Tests are not counted, because each is beside the file that it tests. */
const TEST = /\.(test|soak)\.tsx?$/;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

function overfullFolders(files: readonly string[]): string[] {
  const counted = files.filter((file) => SOURCE.test(file) && !TEST.test(file));
  return [...Map.groupBy(counted, (file) => dirname(file))]
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(([folder, inside]) => `${folder}: ${inside.length} files`);
}

test('no folder has more than 25 hand-written source files', () => {
  expect(tracked.length).toBeGreaterThan(1_000);
  expect(overfullFolders(tracked)).toEqual([]);
});

test('counts source files of one folder, without tests and folders below', () => {
  const files = Array.from({ length: 26 }, (_, at) => `web/src/room/part-${at}.ts`);
  expect(overfullFolders(files)).toEqual(['web/src/room: 26 files']);
  const others = ['web/src/room/part.test.ts', 'web/src/room/picture.svg', 'web/src/room/in/a.ts'];
  expect(overfullFolders([...files.slice(1), ...others])).toEqual([]);
});
