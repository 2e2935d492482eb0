import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.rules.ts';

test.each([
  ['Log out', 'Log out', [['same', 'Log out']]],
  [
    'Active till {date}',
    'Yours till {date}',
    [
      ['gone', 'Active'],
      ['new', 'Yours'],
      ['same', ' till {date}'],
    ],
  ],
  ['', 'New', [['new', 'New']]],
  ['Old', '', [['gone', 'Old']]],
])('the change from %j to %j', (before, after, expected) => {
  expect(wordChanges(before, after).map(({ kind, text }) => [kind, text])).toEqual(expected);
});

test('loses no part of either text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const changes = wordChanges(before, after);
      const without = (kind: 'gone' | 'new') =>
        changes
          .filter((change) => change.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('new')).toBe(before);
      expect(without('gone')).toBe(after);
    }),
  );
});
