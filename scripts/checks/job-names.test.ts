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

const registeredIn = (files: typeof sources) =>
  new Set(
    files.flatMap(({ text }) => [
      ...namesIn(text, /\bschedule\(\s*'([\w-]+)'/g),
      ...namesIn(text, /\bdefineQueue(?:<[^(]*>)?\(\s*'([\w-]+)'/g),
    ]),
  );

test('every job that is run by its name is registered', () => {
  const registered = registeredIn(sources);
  const run = sources.flatMap(({ path, text }) =>
    namesIn(text, /\bjobs\.run\(\s*'([\w-]+)'/g).map((name) => ({ path, name })),
  );
  expect(run.length).toBeGreaterThan(100);
  expect(run.filter(({ name }) => !registered.has(name))).toEqual([]);
});

test('the console has words for every scheduled job and queue', () => {
  const ofShop = sources.filter(
    ({ path }) => /^server.src.domains/.test(path) && !/\.test\./.test(path),
  );
  const registered = [...registeredIn(ofShop)];
  const messages = 'web/src/console/ui/names/job-names.messages.ts';
  const known = readFileSync(join(root, messages), 'utf8');
  expect(registered.length).toBeGreaterThan(40);
  expect(registered.filter((name) => !known.includes(`'${name}': [`))).toEqual([]);
});
