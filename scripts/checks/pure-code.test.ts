import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

/** Time and randomness have to be passed in as arguments, otherwise a virtual clock has no effect. */
const ambient =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.now\b/;

function findAmbient(text: string): string[] {
  return text.split('\n').filter((line) => ambient.test(line));
}

describe('domains and contract', () => {
  const files = ['server/src/domains', 'contract/src']
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'));

  test('have source files', () => {
    expect(files.length).toBeGreaterThan(10);
  });
  test('never read the system clock or the global random generator', () => {
    const found = files.flatMap((file) =>
      findAmbient(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('findAmbient', () => {
  test.each([
    'const id = Math.random();',
    'at: Date.now(),',
    'new Date()',
    'new Date( )',
    'Date()',
  ])('finds %s', (line) => expect(findAmbient(line)).toEqual([line]));
  test.each(['new Date(atMs)', 'platform.clock.now()', 'const updateDate = (x) => x'])(
    'ignores %s',
    (line) => expect(findAmbient(line)).toEqual([]),
  );
});
