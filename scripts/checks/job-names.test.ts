import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const sources = globSync('server/{src,test}/**/*.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test('every job that is run by its name is registered', () => {
  const registered = new Set(
    sources.flatMap(({ text }) => [
      ...namesIn(text, /\bschedule\(\s*'([\w-]+)'/g),
      ...namesIn(text, /\bdefineQueue(?:<[^(]*>)?\(\s*'([\w-]+)'/g),
    ]),
  );
  const run = sources.flatMap(({ path, text }) =>
    namesIn(text, /\bjobs\.run\(\s*'([\w-]+)'/g).map((name) => ({ path, name })),
  );
  expect(run.length).toBeGreaterThan(100);
  expect(run.filter(({ name }) => !registered.has(name))).toEqual([]);
});
