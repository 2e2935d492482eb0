import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DECLARED = /(?:\bschedule\(|defineQueue(?:<[^>]*>)?\()\s*'([a-z-]+)'/g;

test('each schedule and queue of the server has a name in the console, and no other', () => {
  const declared = globSync('server/src/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(DECLARED)].map(([, name]) => name));
  const messages = readFileSync('web/src/console/ui/names/job-names.messages.ts', 'utf8');
  const named = [...messages.matchAll(/^ {2}'([a-z-]+)': \[/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...new Set(declared)].toSorted());
});
