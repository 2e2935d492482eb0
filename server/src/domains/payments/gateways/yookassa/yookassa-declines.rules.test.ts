import { expect, test } from 'vitest';
import {
  classOfYookassaReason,
  classOfYookassaRefusal,
  retryNotBefore,
} from './yookassa-declines.rules.ts';

test.each([
  ['insufficient_funds', 'funds'],
  ['general_decline', 'soft'],
  ['call_issuer', 'soft'],
  ['a_reason_of_tomorrow', 'soft'],
  ['issuer_unavailable', 'technical'],
  ['3d_secure_failed', 'action'],
  ['card_expired', 'hard'],
  ['permission_revoked', 'revoked'],
])('the reason %s is %s', (reason, as) => {
  expect(classOfYookassaReason(reason)).toBe(as);
});

test.each([
  [429, undefined, undefined],
  [401, undefined, 'config'],
  [403, undefined, 'config'],
  [400, 'receipt.items', 'config'],
  [400, 'payment_method_id', 'hard'],
])('a refusal with %i about %s is %s', (status, parameter, as) => {
  expect(classOfYookassaRefusal(status, parameter)).toBe(as);
});

test('an exceeded limit is tried a day later, other reasons say no time', () => {
  const now = new Date('2030-01-01T10:00:00Z');
  const later = new Date('2030-01-02T10:00:00Z');
  expect(retryNotBefore('payment_method_limit_exceeded', now)).toEqual(later);
  expect(retryNotBefore('insufficient_funds', now)).toBeNull();
});
