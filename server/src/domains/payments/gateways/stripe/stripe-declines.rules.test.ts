import { expect, test } from 'vitest';
import type { DeclineClass } from '../charge.ts';
import { classOfStripeDecline, classOfStripeRefusal } from './stripe-declines.rules.ts';

test.each([
  [{ code: 'card_declined', declineCode: 'insufficient_funds' }, 'funds'],
  [{ code: 'card_declined', declineCode: 'do_not_honor' }, 'soft'],
  [{ code: 'card_declined', declineCode: 'a_code_of_tomorrow' }, 'soft'],
  [{}, 'soft'],
  [{ code: 'processing_error' }, 'technical'],
  [{ code: 'authentication_required', declineCode: 'authentication_required' }, 'action'],
  [{ code: 'expired_card', declineCode: 'expired_card' }, 'hard'],
  [{ code: 'card_declined', declineCode: 'stop_payment_order' }, 'revoked'],
  [{ code: 'card_declined', declineCode: 'testmode_decline' }, 'config'],
  [{ declineCode: 'do_not_honor', adviceCode: 'do_not_try_again' }, 'hard'],
  [{ declineCode: 'do_not_honor', adviceCode: 'try_again_later' }, 'soft'],
  [{ declineCode: 'do_not_honor', networkAdviceCode: '21' }, 'revoked'],
  [{ declineCode: 'do_not_honor', networkAdviceCode: '03' }, 'hard'],
  [{ declineCode: 'authentication_required', adviceCode: 'do_not_try_again' }, 'action'],
] as const)('the decline %j is %s', (decline, as) => {
  expect(classOfStripeDecline(decline)).toBe(as);
});

/** Every code that Stripe documents for charges without the buyer. */
const codes: Readonly<Record<DeclineClass, string>> = {
  funds: 'insufficient_funds card_velocity_exceeded withdrawal_count_limit_exceeded',
  soft: 'generic_decline do_not_honor call_issuer no_action_taken try_again_later approve_with_id reenter_transaction',
  technical: 'processing_error issuer_not_available lock_timeout rate_limit',
  action: 'authentication_required payment_intent_authentication_failure',
  hard: 'expired_card incorrect_number invalid_account lost_card stolen_card pickup_card restricted_card card_not_supported currency_not_supported transaction_not_allowed fraudulent merchant_blacklist security_violation',
  revoked: 'revocation_of_authorization revocation_of_all_authorizations stop_payment_order',
  config: 'testmode_charges_only',
};
const rows = Object.entries(codes).flatMap(([as, of]) =>
  of.split(' ').map((code) => [code, as] as const),
);
test.each(rows)('%s is %s', (code, as) => {
  expect(classOfStripeDecline({ code: 'card_declined', declineCode: code })).toBe(as);
});

const invalid = 'StripeInvalidRequestError';
test.each([
  [{ type: 'StripeRateLimitError', code: 'rate_limit', words: '' }, undefined],
  [{ type: 'StripeAuthenticationError', words: 'Invalid API Key provided' }, 'config'],
  [{ type: 'StripePermissionError', words: 'This key may not' }, 'config'],
  [{ type: invalid, code: 'resource_missing', words: 'No such PaymentMethod' }, 'hard'],
  [{ type: invalid, words: 'It was detached from a Customer.' }, 'hard'],
  [{ type: invalid, words: 'It does not belong to the customer.' }, 'hard'],
  [{ type: invalid, code: 'amount_too_small', words: 'At least $0.50' }, 'config'],
] as const)('the refusal %j is %s', (refusal, as) => {
  expect(classOfStripeRefusal(refusal)).toBe(as);
});
