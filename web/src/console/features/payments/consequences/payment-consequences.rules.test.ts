import { doublePaymentPolicies } from '@sesame/contract/shared/shop-settings.ts';
import { expect, test } from 'vitest';
import {
  doubleTextsOf,
  isExtended,
  partReversed,
  receiptOf,
} from './payment-consequences.rules.ts';

const until = '2026-04-01T12:00:00.000Z';
const later = '2026-05-01T12:00:00.000Z';

test.each([
  ['active', until, false],
  ['active', later, true],
  ['on_hold', later, true],
  // An operator can end it before its paid periods are over.
  ['ended', later, false],
] as const)('a subscription that is %s until %s goes on: %s', (state, last, expected) => {
  const access = { until, subscription_state: state, subscription_until: last };
  expect(isExtended(access)).toBe(expected);
});

test.each([
  ['available', 1.5, 1.5],
  ['pending', 0, 0],
  // Its own text already says that all of it is gone.
  ['reversed', 3, 0],
] as const)('of a commission that is %s with %d reversed, %d is named', (state, reversed, part) => {
  expect(partReversed({ state, reversed })).toBe(part);
});

test('a double payment is due only where the shop refunds without a question, and still open', () => {
  for (const policy of doublePaymentPolicies) {
    expect(doubleTextsOf({ state: 'open', policy, decided_by: null })).toEqual({
      text: policy === 'refund' ? 'double_due' : 'double_open',
      by: null,
    });
  }
  const decided = { policy: 'refund', decided_by: 'shop' } as const;
  expect(doubleTextsOf({ state: 'refunded', ...decided })).toEqual({
    text: 'double_refunded',
    by: 'by_shop',
  });
});

test.each([
  ['kept', 'buyer', 'by_buyer'],
  ['refunding', null, null],
  // Only operators dismiss.
  ['dismissed', 'operator', null],
] as const)('a double payment that is %s names %s', (state, decided_by, by) => {
  expect(doubleTextsOf({ state, policy: 'ask', decided_by })).toEqual({
    text: `double_${state}`,
    by,
  });
});

test('only a mail is the receipt, not a message of the bot or another mail', () => {
  const sent = { queued_at: until, state: 'sent' } as const;
  const mail = { channel: 'mail', kind: 'receipt', ...sent } as const;
  const others = [
    { channel: 'telegram', kind: 'receipt', ...sent },
    { channel: 'mail', kind: 'gift', ...sent },
  ] as const;
  expect(receiptOf([...others, mail])).toBe(mail);
  expect(receiptOf(others)).toBeUndefined();
});
