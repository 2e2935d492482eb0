import { expect, test } from 'vitest';
import { earliest, pollTag, unchangedTag } from './poll-tag.rules.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const later = new Date(now.getTime() + 1);
const tag = pollTag('abc', later);
const forever = pollTag('abc', undefined);

test.each([
  ['nothing', '', undefined],
  ['the tag', tag, tag],
  ['a tag without an end', forever, forever],
  ['the tag that a proxy made strong', tag.replace('W/', ''), tag],
  ['the tag in a list', `"other", ${tag}`, tag],
  ['any tag', '*', undefined],
  ['the tag of another hash', pollTag('abd', later), undefined],
  ['a tag whose moment has come', pollTag('abc', now), undefined],
  ['a tag whose moment is no number', 'W/"abc.!"', undefined],
  ['a moment that no date can be', 'W/"abc.zzzzzzzzzzzz"', undefined],
])('%s', (_name, given, expected) => {
  expect(unchangedTag(given, 'abc', now)).toBe(expected);
});

test('the earliest moment', () => {
  expect(earliest([later, null, now])).toBe(now);
  expect(earliest([null])).toBeUndefined();
});
