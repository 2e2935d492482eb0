import { expect, test } from 'vitest';
import { checkOfStatus, replacementsLeft } from './replacements.rules.ts';

test.each([
  [200, 'works'],
  [302, 'works'],
  [401, 'works'],
  [405, 'works'],
  [404, 'fails'],
  [410, 'fails'],
  [503, 'fails'],
] as const)('a link that answers %i %s', (status, check) => {
  expect(checkOfStatus(status)).toBe(check);
});

test.each([
  [{ kind: 'unique', limit: 2, used: 0, hasOther: true }, 2],
  [{ kind: 'unique', limit: 2, used: 3, hasOther: true }, 0],
  [{ kind: 'unique', limit: 2, used: 0, hasOther: false }, 0],
  [{ kind: 'unique', limit: 0, used: 0, hasOther: true }, 0],
  [{ kind: 'shared', limit: 2, used: 0, hasOther: true }, 0],
] as const)('%o leaves %i replacements', (given, left) => {
  expect(replacementsLeft(given)).toBe(left);
});
