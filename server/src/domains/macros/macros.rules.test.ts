import type { MacroAction } from '@sesame/contract/console/macros.ts';
import { describe, expect, test } from 'vitest';
import { centsOfRefund, fillAnswer, strayPlaceholder } from './macros.rules.ts';

const extend: MacroAction = { kind: 'extend', days: 3 };

describe('an answer', () => {
  test.each([
    ['Hello, {username}', null, undefined],
    ['{service} until {until}', extend, undefined],
    ['{service} until {until}', null, '{until}'],
    ['{amount}', extend, '{amount}'],
    ['{constructor}', null, '{constructor}'],
    ['open {username', null, '{'],
    ['{days, plural, one {# day} other {# days}}', extend, '{'],
  ] as const)('%s with the action %o has the stray placeholder %s', (body, action, stray) => {
    expect(strayPlaceholder(body, action)).toBe(stray);
  });

  test('inserts values verbatim, even those that look like placeholders', () => {
    const values = { username: '{service} $& $1', service: '<b>VPN</b>' };
    expect(fillAnswer('{username}: {service}, {service}', values)).toEqual({
      answer: '{service} $& $1: <b>VPN</b>, <b>VPN</b>',
      missing: [],
    });
  });

  test('keeps a placeholder without a value and reports it once', () => {
    expect(fillAnswer('{service} and {service}', {})).toEqual({
      answer: '{service} and {service}',
      missing: ['service'],
    });
  });
});

test.each([
  [100, 1_000, 0, 1_000],
  [100, 1_000, 400, 600],
  [50, 1_000, 0, 500],
  [50, 1_001, 0, 501],
  [50, 1_000, 700, 300],
  [1, 10, 0, 1],
])('%i %% of %i cents, of which %i are refunded, is %i', (percent, captured, refunded, cents) => {
  const money = { capturedCents: captured, refundedCents: refunded };
  expect(centsOfRefund(percent, money)).toBe(cents);
});
