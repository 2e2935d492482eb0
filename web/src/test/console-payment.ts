import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';

export const PAYMENT_ID = '019a0000-0000-7000-8000-00000000abcd';
const AT = '2026-03-10T12:00:00.000Z';

/** A payment of the console: paid by card, 10.32, nothing refunded. */
export function consolePayment(over: Partial<ConsolePayment> = {}): ConsolePayment {
  return {
    id: PAYMENT_ID,
    number: 'P-7K3M-92QF',
    user: {
      id: '019a0000-0000-7000-8000-000000000001',
      username: '<b>anna</b>',
      email: 'anna@shop.example',
    },
    sub_plan_title: 'Askara Pro',
    duration: '3 mons',
    gateway: 'card',
    provider: 'demo',
    state: 'paid',
    review_reason: null,
    flags: [],
    lines: {
      subscription_price_id: 1,
      amount: 10,
      fee_percentage: 3.2,
      fee: 0.32,
      percent: 0,
      discount: 0,
      total: 10.32,
      currency: 'USD',
    },
    captured: { amount: 10.32, currency: 'USD' },
    returned: null,
    paid: 10.32,
    refunded: 0,
    owed: 0,
    reference: 'bank-7',
    secondary_reference: null,
    option: null,
    checkout_state: 'ready',
    checkout_url: null,
    created_at: AT,
    expires_at: AT,
    paid_at: AT,
    closed_at: null,
    sync_at: null,
    sync_count: 1,
    country: null,
    access: null,
    timeline: [{ kind: 'ordered', at: AT }],
    next_step: 'none',
    events: [{ kind: 'created', detail: { total: 1032 }, at: AT }],
    webhooks: [],
    refunds: [],
    consequences: { access: null, promo: null, commissions: [], balance: 0 },
    messages: [],
    alerts: [],
    related: [],
    ...over,
  };
}
