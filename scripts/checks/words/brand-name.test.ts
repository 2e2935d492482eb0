import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';

/** Operators can change the name, so it must not be hard-coded. These files are the exceptions. */
const exceptions = new Set([
  // The default of the setting, and the fallback of a page without settings.
  'contract/src/shared/shop-settings.ts',
  'server/src/setting-texts.ts',
  'web/src/api/client/config.ts',
  // Messages to operators that name the software, not the shop.
  'server/src/platform/files/data-folder.ts',
]);

test('the name of the shop is hard-coded only in the settings', () => {
  const files = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/test\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  // Lower case is allowed: it occurs in package names and keys, which are not shown to users.
  const named = files.filter((file) => /Sesame|Сезам/.test(readFileSync(join(root, file), 'utf8')));
  expect(new Set(named)).toEqual(exceptions);
});
