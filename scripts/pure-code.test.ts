import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** Time and randomness come into decisions as arguments, or a virtual clock would not move them. */
const ambient =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.now\b/;

function findAmbient(text: string): string[] {
  return text.split('\n').filter((line) => ambient.test(line));
}

describe('domains and contract', () => {
  const files = ['server/src/domains', 'contract/src']
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'));

  it('are found', () => {
    expect(files.length).toBeGreaterThan(10);
  });
  it('never ask the machine for the time or a random number', () => {
    const found = files.flatMap((file) =>
      findAmbient(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the search', () => {
  it.each(['const id = Math.random();', 'at: Date.now(),', 'new Date()', 'new Date( )', 'Date()'])(
    'finds %s',
    (line) => expect(findAmbient(line)).toEqual([line]),
  );
  it.each(['new Date(atMs)', 'platform.clock.now()', 'const updateDate = (x) => x'])(
    'leaves %s alone',
    (line) => expect(findAmbient(line)).toEqual([]),
  );
});
