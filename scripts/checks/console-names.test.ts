import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Where a call or an operation has a version for buyers and one for operators. */
const FOLDERS = ['contract/src/console', 'server/src/domains'];

const OTHER_FILES = /^(?:get|find|list|read|count)-(?:any|all)-|^all-|-(?:as|for)-operator\b/;
const OTHER_NAMES =
  /\b(?:export )?(?:async )?(?:function|const) ((?:get|find|list|read|count)(?:Any|All)[A-Z]\w*|\w+(?:As|For)Operator)\b/g;

const isOther = (file: string) => OTHER_FILES.test(basename(file));
const otherNames = (source: string) => [...source.matchAll(OTHER_NAMES)].map(([, name]) => name);

test("an operator's version of a call or file is marked `console`, as in `getConsolePayment`", () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(isOther)).toEqual([]);
  const named = files.flatMap((file) =>
    otherNames(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});

test('finds the other marks', () => {
  expect(
    ['get-any-payment.ts', 'all-payments.store.ts', 'sync-payment-as-operator.ts'].every(isOther),
  ).toBe(true);
  expect(
    ['get-payment.ts', 'console-gifts.store.ts', 'recall-payouts.ts', 'all.ts'].some(isOther),
  ).toBe(false);
  expect(otherNames('export const listAllGifts = 1;\nfunction openAsOperator() {}')).toEqual([
    'listAllGifts',
    'openAsOperator',
  ]);
  expect(otherNames('function lockAllMethods() {}\nconst listAll = 1;')).toEqual([]);
});
