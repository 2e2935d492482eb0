import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { browserTestsOf, namedBrowserTests } from './changed-browser-tests.ts';

test('names only browser tests that exist', () => {
  const files = globSync('*/*.spec.ts', { cwd: join(root, 'e2e/specs') });
  const lost = namedBrowserTests.filter((name) => !files.some((file) => file.startsWith(name)));
  expect(lost).toEqual([]);
});

test.each([
  ['a changed browser test itself', ['e2e/specs/shop/theme.spec.ts'], ['shop/theme']],
  [
    'the tests of the area',
    ['server/src/domains/referrals/partners/partners.store.ts'],
    ['shop/partners'],
  ],
  ['the console for its screens', ['web/src/console/features/promos/editor.tsx'], ['console/']],
  [
    'the core for anything else',
    ['web/src/ui/primitives/button.tsx'],
    ['shop/purchase', 'shop/sign-in', 'walks/routes'],
  ],
  ['nothing for a unit test or a documentation page', ['web/src/ui/a.test.tsx', 'docs/a.md'], []],
])('runs %s', (_what, files, tests) => {
  expect(browserTestsOf(files)).toEqual(tests);
});

test('runs all browser tests when their shared code has changed', () => {
  expect(
    browserTestsOf(['web/src/ui/primitives/button.tsx', 'e2e/support/shop/shop.ts']),
  ).toBeUndefined();
  expect(browserTestsOf(['package-lock.json'])).toBeUndefined();
});
