import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { describe, expect, test } from 'vitest';
import {
  aboutIn,
  charactersLeft,
  fileProblem,
  messageProblem,
  pageIn,
  pagesOf,
  rangeOf,
  titleProblem,
} from './ticket.rules.ts';

const ID = '0199f000-0000-4000-8000-000000000001';

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=two', 1],
  ['?page=1e3', 1],
  ['?page=999999', 1_001],
])('the address %s is page %i', (search, page) => {
  expect(pageIn(search)).toBe(page);
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [1_000_000, 1_001],
])('%i tickets have %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

test('a page shows the range of its tickets', () => {
  expect(rangeOf(2, 4)).toEqual({ from: 11, to: 14 });
});

describe('a message', () => {
  test.each([
    ['Hello', null],
    ['', 'missing'],
    ['  \n\t', 'missing'],
    ['\u200b\u00a0', 'missing'],
    ['a'.repeat(4_000), null],
    ['a'.repeat(4_001), 'too_long'],
    ['🙂'.repeat(4_000), null],
    ['🙂'.repeat(4_001), 'too_long'],
  ] as const)('is checked before sending (%#)', (text, problem) => {
    expect(messageProblem(text)).toBe(problem);
  });

  test.each([
    ['a'.repeat(3_599), null],
    ['a'.repeat(3_600), 400],
    ['🙂'.repeat(3_600), 400],
    ['🙂'.repeat(2_000), null],
    ['a'.repeat(4_003), -3],
  ])('shows the remaining length when it is long (%#)', (text, left) => {
    expect(charactersLeft(text)).toBe(left);
  });
});

test.each([
  ['It broke', null],
  [' ', 'missing'],
  ['a'.repeat(200), null],
  ['я'.repeat(203), 3],
] as const)('a title is checked before sending (%#)', (title, problem) => {
  expect(titleProblem(title)).toBe(problem);
});

test.each([
  [{ name: 'a.png', type: 'image/png', size: 1 }, null],
  [{ name: 'a.JPG', type: '', size: 1 }, null],
  [{ name: 'a.pdf', type: 'application/pdf', size: ATTACHMENT_MAX_BYTES }, null],
  [
    { name: 'a.pdf', type: 'application/pdf', size: ATTACHMENT_MAX_BYTES + 1 },
    'attachmentTooLarge',
  ],
  [{ name: 'a.svg', type: 'image/svg+xml', size: 1 }, 'attachmentType'],
  [{ name: 'a.pdf', type: 'text/html', size: 1 }, 'attachmentType'],
  [{ name: 'a.exe', type: '', size: 1 }, 'attachmentType'],
] as const)('a file is checked before uploading (%#)', (file, problem) => {
  expect(fileProblem(file)).toBe(problem);
});

test.each([
  ['', null],
  [`?payment=${ID}`, { kind: 'payment', id: ID }],
  [`?subscription=${ID}`, { kind: 'subscription', id: ID }],
  ['?payment=<script>', null],
])('the address %s contains the subject of a ticket', (search, about) => {
  expect(aboutIn(search)).toEqual(about);
});
