import type { Renewal, RenewalMethod } from '@sesame/contract/shop/renewals.ts';
import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';

/** A card of the buyer that the payment method `card` can charge. */
export function savedCard(change: Partial<SavedMethod> = {}): SavedMethod {
  return {
    ...{ id: '0197a000-0000-7000-8000-000000000001', provider: 'stripe', kind: 'card' },
    ...{ brand: 'visa', last4: '4242', expires: '2030-12', is_expired: false },
    ...{ state: 'active', is_default: true, gateway: 'card' },
    created_at: '2026-11-01T10:00:00.000Z',
    ...change,
  };
}

export const visa: RenewalMethod = {
  id: '0197a000-0000-7000-8000-000000000001',
  kind: 'card',
  provider: 'stripe',
  brand: 'visa',
  last4: '4242',
};

/** A renewal that waits for its day. */
export function runningRenewal(over: Partial<Renewal> = {}): Renewal {
  return {
    subscription_id: '0199b000-0000-7000-8000-000000000001',
    state: 'on',
    can_turn_on: true,
    method: visa,
    total: 9.99,
    new_plan: null,
    charge_at: '2026-06-12T12:00:00.000Z',
    access_until: null,
    is_given_up: false,
    has_not_begun: false,
    confirm: null,
    undo: null,
    ...over,
  };
}
