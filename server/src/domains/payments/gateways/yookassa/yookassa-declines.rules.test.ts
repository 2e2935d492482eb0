import { expect, test } from 'vitest';
import type { DeclineClass } from '../charge.ts';
import {
  classOfYookassaReason,
  classOfYookassaRefusal,
  retryNotBefore,
} from './yookassa-declines.rules.ts';

/** Every reason that YooKassa documents for charges without the buyer, and one of tomorrow. */
const reasons: Readonly<Record<Exclude<DeclineClass, 'config'>, string>> = {
  funds: 'insufficient_funds payment_method_limit_exceeded',
  soft: 'general_decline call_issuer a_reason_of_tomorrow',
  technical: 'issuer_unavailable internal_timeout',
  action: '3d_secure_failed identification_required',
  hard: 'card_expired invalid_card_number invalid_csc payment_method_restricted country_forbidden fraud_suspected',
  revoked: 'permission_revoked',
};
const rows = Object.entries(reasons).flatMap(([as, of]) =>
  of.split(' ').map((reason) => [reason, as] as const),
);
test.each(rows)('the reason %s is %s', (reason, as) => {
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
