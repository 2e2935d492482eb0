import { expect, test } from 'vitest';
import { nextOf, testTextOf } from './checklist.rules.ts';

test.each([
  ['opened', 'waiting', 'partial', 'test_opened'],
  // Its page was closed at once: it takes real money.
  ['opened', 'done', 'partial', 'test_opened_real'],
  ['paid', 'waiting', 'partial', 'test_paid'],
  ['paid', 'waiting', 'full', 'test_paid'],
  ['paid', 'done', 'none', 'test_paid_last'],
  ['refunding', 'waiting', 'full', 'test_refunding'],
  ['refunded', 'done', 'full', 'test_refunded'],
  ['refund_failed', 'failed', 'full', 'test_refund_failed'],
  ['refused', 'failed', 'full', 'test_payment_failed'],
  ['no_answer', 'failed', 'full', 'test_payment_failed'],
] as const)('a test payment that is %s, with its check %s and refunds %s', (...given) => {
  const [reached, state, refunds, text] = given;
  expect(testTextOf({ state: reached }, state, refunds)).toBe(text);
});

const done = { state: 'done' } as const;
const waiting = { state: 'waiting' } as const;

test.each([
  ['without an API, live', [], true, 'method'],
  ['without an API, not live', [], false, 'hidden'],
  ['with keys to test', [{ check: 'keys', ...waiting }], true, 'hidden'],
  [
    'with other checks done before its keys',
    [
      { check: 'keys', state: 'failed' },
      { check: 'address', ...done },
      { check: 'webhook', ...done },
    ],
    true,
    'hidden',
  ],
  [
    'with keys that work and a webhook to come',
    [
      { check: 'keys', ...done },
      { check: 'webhook', ...waiting },
    ],
    true,
    'method',
  ],
  [
    'with every check done',
    [
      { check: 'keys', ...done },
      { check: 'webhook', ...done },
    ],
    true,
    'green',
  ],
] as const)('what follows for a gateway %s', (_gateway, checks, live, expected) => {
  expect(nextOf(checks, live)).toBe(expected);
});
