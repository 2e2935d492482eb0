import { expect, test } from 'vitest';
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
