import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { browserTestsOf, namedBrowserTests } from './changed-browser-tests.ts';
import { root } from './root.ts';

it('names only browser tests that exist', () => {
  const files = globSync('e2e/journeys/*.spec.ts', { cwd: root }).map((path) => basename(path));
  const lost = namedBrowserTests.filter((name) => !files.some((file) => file.startsWith(name)));
  expect(lost).toEqual([]);
});

it.each([
  ['a changed browser test itself', ['e2e/journeys/theme.spec.ts'], ['theme']],
  ['the tests of the part', ['server/src/domains/referrals/partners.store.ts'], ['partners']],
  ['the console for its screens', ['web/src/features/operator/promos/editor.tsx'], ['console']],
  ['the core for anything else', ['web/src/ui/button.tsx'], ['purchase', 'routes', 'sign-in']],
  ['nothing for a unit test or a page of the docs', ['web/src/ui/a.test.tsx', 'docs/a.md'], []],
])('runs %s', (_what, files, tests) => {
  expect(browserTestsOf(files)).toEqual(tests);
});

it('runs all of them when what they share has changed', () => {
  expect(browserTestsOf(['web/src/ui/button.tsx', 'e2e/support/shop.ts'])).toBeUndefined();
  expect(browserTestsOf(['package-lock.json'])).toBeUndefined();
});
