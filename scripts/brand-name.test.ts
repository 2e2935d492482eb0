import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

/** The name is an operator's setting: written anywhere else, it would stay when the setting changes. */
const knowIt = new Set([
  // The standard of the setting, and what a page without settings shows.
  'contract/src/shop-settings.ts',
  'server/src/setting-texts.ts',
  'web/src/api/config.ts',
  // Speaks to the operator about the software, not to a buyer about the shop.
  'server/src/platform/data-folder.ts',
]);

it('the name of the shop is written in the settings and nowhere else', () => {
  const files = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/test\/|\/ui\/gallery\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  // In small letters it names packages and keys of ours, which nobody reads.
  const named = files.filter((file) => /Sesame|Сезам/.test(readFileSync(join(root, file), 'utf8')));
  expect(new Set(named)).toEqual(knowIt);
});
