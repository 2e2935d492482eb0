import type { SavingUnderTest } from './saving-under-test.ts';

/** Stripe's cards, read and detached by its API as its Dashboard does. */
export const stripeSaving: SavingUnderTest = {
  nothing: { attach: 'never' },
  forgets: true,
  late: { attach: 'late' },
  declines: {
    funds: { charge: 'insufficient_funds' },
    soft: { charge: 'a_code_of_tomorrow' },
    technical: { charge: 'processing_error' },
    action: { charge: 'authentication_required' },
    hard: { charge: 'expired_card' },
    revoked: { charge: 'stop_payment_order' },
  },
  confirms: true,
  replaced: { switches: { replaced: '1881' }, last4: '1881' },
  pending: { charge: 'processing' },
  async keeps(settings, token) {
    const answer = await callStripe(settings, `/v1/payment_methods/${token}`, 'GET');
    const { customer } = (await answer.json()) as { customer?: string | null };
    return typeof customer === 'string';
  },
  async keepsCustomer(settings, customer) {
    // A customer can be deleted once.
    const answer = await callStripe(settings, `/v1/customers/${customer}`, 'DELETE');
    return answer.ok;
  },
  async remove(settings, token) {
    const answer = await callStripe(settings, `/v1/payment_methods/${token}/detach`, 'POST');
    if (!answer.ok) throw new Error(`Stripe answered ${answer.status}`);
  },
};

function callStripe(
  { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: key }: Readonly<Record<string, string>>,
  path: string,
  method: 'GET' | 'POST' | 'DELETE',
): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}
