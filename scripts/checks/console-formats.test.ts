import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Ways to write a number that are the same in every language; `web/src/i18n/format-amount.ts` has the right ones. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'decimals with a point': /\.toFixed\(/,
  'digits in one language': /\.toLocaleString\('/,
  'a percent sign after a value': /\}\s?%/,
  'a dollar sign before a value': /\$\$\{|'[^'`)}\n]*\$\{\w+\}/,
};

/** Allowed exceptions, with the reason. */
const harmless: Readonly<Record<string, string>> = {
  'web/src/console/ui/forms/typed-date.ts': 'finds the offset of a time zone, shows nothing',
};

const find = (text: string) =>
  Object.entries(forbidden).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

test('the console writes amounts and percentages as its language does', () => {
  const files = globSync('web/src/console/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .map((file) => ({ file, names: find(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ names }) => names.length > 0);
  expect(found.map(({ file }) => file)).toEqual(Object.keys(harmless));
});

test.each([
  ['ratio.toFixed(2)'],
  ["count.toLocaleString('en-US')"],
  ['`$', '{share}%`'],
  ["['{percent} % of orders', '']"],
  ['`$$', '{total}`'],
  ["['Refund $", "{amount}', '']"],
])('%s is found', (...parts) => expect(find(parts.join(''))).toHaveLength(1));
