import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { expect, test } from 'vitest';
import { canImport, contentOf, holdsFiles, mistakeOf } from './import-choice.rules.ts';

test.each([
  ['unique', 'file', 'file', true],
  ['shared', 'file', 'file', true],
  ['shared', 'account', 'account', false],
  // The content that was chosen before does not count for an address.
  ['template', 'file', 'link', false],
  ['webhook', 'code', 'link', false],
] as const)('%s items of content %s are sent as %s', (kind, chosen, content, isFiles) => {
  expect(contentOf({ kind, content: chosen })).toBe(content);
  expect(holdsFiles({ kind, content: chosen })).toBe(isFiles);
});

const small = { size: ITEM_FILE_MAX_BYTES };
const large = { size: ITEM_FILE_MAX_BYTES + 1 };

test.each([
  ['nothing', 'link', ' \n', [], ['text', 'nothingToImport']],
  ['a pasted line', 'link', 'x', [], undefined],
  ['a list in a file, however long', 'link', '', [large], undefined],
  ['a text where files are the items', 'file', 'x', [], ['text', 'nothingToImport']],
  ['files of the largest size', 'file', '', [small, small], undefined],
  ['one file that is larger', 'file', '', [small, large], ['files', 'fileTooLarge']],
] as const)('what stops an import of %s', (_what, content, text, files, mistake) => {
  expect(mistakeOf({ kind: 'unique', content, text, files })).toEqual(mistake);
});

test.each([
  [1, 0, false, true],
  [1, 2, false, false],
  [1, 2, true, true],
  [0, 0, false, false],
  [0, 2, true, false],
])('%i new and %i invalid, left out: %s', (fresh, count, leavesOut, expected) => {
  const lines = Array.from({ length: count }, (_, line) => line + 1);
  expect(canImport({ fresh, broken: { count, lines } }, leavesOut)).toBe(expected);
});

test('nothing can be imported before it is checked', () => {
  expect(canImport(undefined, true)).toBe(false);
});
