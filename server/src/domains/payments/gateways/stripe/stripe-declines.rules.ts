import type { DeclineClass } from '../charge.ts';

/** What Stripe says about a charge that it declined. Each word is absent when Stripe does not say. */
export type StripeDecline = {
  readonly code?: string | undefined;
  readonly declineCode?: string | undefined;
  readonly adviceCode?: string | undefined;
  /** The network's own advice; `21` at Mastercard: the buyer has stopped the agreement. */
  readonly networkAdviceCode?: string | undefined;
};

const CLASSES: Readonly<Record<Exclude<DeclineClass, 'soft'>, readonly string[]>> = {
  funds: ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
  technical: ['processing_error', 'issuer_not_available', 'lock_timeout', 'rate_limit'],
  action: [
    'authentication_required',
    'payment_intent_authentication_failure',
    'authentication_not_handled',
    'offline_pin_required',
    'online_or_offline_pin_required',
  ],
  hard: [
    'card_not_supported',
    'currency_not_supported',
    'expired_card',
    'fraudulent',
    'incorrect_number',
    'invalid_account',
    'invalid_number',
    'lost_card',
    'merchant_blacklist',
    'new_account_information_available',
    'pickup_card',
    'restricted_card',
    'security_violation',
    'stolen_card',
    'transaction_not_allowed',
    // About the method itself: it was detached, or is not attached to the shop's customer.
    'payment_method_unexpected_state',
    'resource_missing',
  ],
  revoked: [
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'stop_payment_order',
  ],
  config: [
    'live_mode_test_card',
    'test_mode_live_card',
    'testmode_decline',
    'testmode_charges_only',
  ],
};

const BY_CODE: ReadonlyMap<string, DeclineClass> = new Map(
  Object.entries(CLASSES).flatMap(([name, codes]) =>
    codes.map((code) => [code, name as DeclineClass] as const),
  ),
);

const NETWORK_DO_NOT_TRY_AGAIN = '03';
const NETWORK_STOPPED = '21';

/** A code that is not in the table is `soft`: a bank that gives no reason may say yes another day. */
export function classOfStripeDecline(decline: StripeDecline): DeclineClass {
  const { code = '', declineCode = '', adviceCode, networkAdviceCode } = decline;
  const named = BY_CODE.get(declineCode) ?? BY_CODE.get(code) ?? 'soft';
  if (named === 'revoked' || networkAdviceCode === NETWORK_STOPPED) return 'revoked';
  // The advice forbids another try; what the buyer or an operator can do about it stays as the code says.
  if (named === 'action' || named === 'config') return named;
  const isFinal =
    adviceCode === 'do_not_try_again' || networkAdviceCode === NETWORK_DO_NOT_TRY_AGAIN;
  return isFinal ? 'hard' : named;
}

/** What Stripe answers in words alone when the method cannot be charged for this customer any more. */
const METHOD_IS_GONE =
  /detached from a customer|does not belong to the customer|requires a mandate|no such (payment_?method|customer)/i;

/**
 * The class of a request that Stripe refused without asking a bank.
 * @returns undefined when nothing is wrong with it, and it can be made again
 */
export function classOfStripeRefusal(refusal: {
  readonly type: string;
  readonly code?: string | undefined;
  readonly words: string;
}): DeclineClass | undefined {
  const { type, code = '', words } = refusal;
  if (type === 'StripeRateLimitError') return undefined;
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') return 'config';
  if (METHOD_IS_GONE.test(words)) return 'hard';
  return BY_CODE.get(code) ?? 'config';
}
