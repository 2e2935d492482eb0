import { describe, expect, test } from 'vitest';
import { transfer } from '../../../test/transfer.ts';
import {
  expectedAmount,
  placeIn,
  proofProblem,
  spacedReference,
  viewOf,
} from './own-transfer.rules.ts';

const id = '0199a000-0000-7000-8000-000000000009';

describe('the address', () => {
  test.each([
    [`?payment=${id}`, { payment: id, step: null }],
    [`?payment=${id}&step=details`, { payment: id, step: 'details' }],
    [`?payment=${id}&step=proof`, { payment: id, step: 'proof' }],
    [`?payment=${id}&step=paid`, { payment: id, step: null }],
    ['?payment=1', null],
    ['?payment=../../admin', null],
    ['?demo=success', null],
    ['', null],
  ])('%s names %o', (search, place) => {
    expect(placeIn(search)).toEqual(place);
  });
});

describe('the page', () => {
  test.each([
    ['waiting', null, 5, 'details'],
    ['waiting', 'details', 5, 'details'],
    ['waiting', 'proof', 5, 'proof'],
    ['waiting', 'proof', 0, 'details'],
    ['refused', null, 4, 'refused'],
    ['refused', 'details', 4, 'details'],
    ['refused', 'proof', 4, 'proof'],
    ['refused', 'proof', 0, 'refused'],
    ['checking', 'proof', 0, 'checking'],
    ['ended', 'proof', 3, 'outdated'],
    ['review', null, 0, 'review'],
    ['paid', 'proof', 0, 'paid'],
    ['refunded', null, 0, 'refunded'],
  ] as const)(
    'of a transfer in state %s at step %s with %i left: %s',
    (state, step, left, view) => {
      expect(viewOf(transfer({ state, proofs_left: left }), step)).toBe(view);
    },
  );
});

describe('what to send', () => {
  test('is the total in dollars', () => {
    expect(expectedAmount(transfer({ total: 10.6 }))).toBe('10.60');
  });

  test('is the charge where there is one', () => {
    const rate_at = '2026-03-10T12:00:00.000Z';
    const charge = { currency: 'RUB', rate: 80, rate_at, source: 'cbr', amount: 854.4 } as const;
    expect(expectedAmount(transfer({ charge }))).toBe('854.40');
  });
});

test('the reference is grouped in threes', () => {
  expect(spacedReference('482173095')).toBe('482 173 095');
});

test.each([
  ['a PDF', { name: 'a.pdf', type: 'application/pdf', size: 1 }, null],
  ['a photo', { name: 'a.jpg', type: 'image/jpeg', size: 1 }, null],
  ['a photo without a type', { name: 'A.JPEG', type: '', size: 1 }, null],
  ['a page', { name: 'a.pdf', type: 'text/html', size: 1 }, 'attachmentType'],
  ['an empty file', { name: 'a.pdf', type: 'application/pdf', size: 0 }, 'attachmentType'],
  ['the largest', { name: 'a.pdf', type: 'application/pdf', size: 10_485_760 }, null],
  ['one too large', { name: 'a.pdf', type: '', size: 10_485_761 }, 'attachmentTooLarge'],
])('%s as a proof of payment: %o is %s', (_, file, problem) => {
  expect(proofProblem(file)).toBe(problem);
});
