import type { PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';

export const DETAIL_ID = '0199a000-0000-7000-8000-000000000001';

/** A successful card payment of 10.68. */
export function paymentDetail(over: Partial<PaymentDetail> = {}): PaymentDetail {
  return {
    id: DETAIL_ID,
    number: 'P-7K3M-92QF',
    created_at: '2025-11-24T12:00:00.000Z',
    expires_at: '2025-11-24T12:30:00.000Z',
    sub_plan_id: 1,
    sub_plan_title: 'Askara Pro',
    sub_plan_title_ru: '',
    pictures: ['/demo/logos/askara.svg'],
    duration: '3 mons',
    gateway: 'card',
    method: { title: 'International card', title_ru: 'Международная карта' },
    status: 'Active',
    state: 'paid',
    is_pending: false,
    in_review: false,
    lines: {
      subscription_price_id: 12,
      amount: 12.9,
      fee_percentage: 3.5,
      fee: 0.45,
      percent: 20,
      discount: 2.67,
      total: 10.68,
      currency: 'USD',
    },
    paid_at: '2025-11-24T12:02:00.000Z',
    paid: 10.68,
    refunded: 0,
    access: { from: '2025-11-24T12:02:00.000Z', until: '2026-02-24T12:02:00.000Z' },
    url: null,
    timeline: [
      { kind: 'ordered', at: '2025-11-24T12:00:00.000Z' },
      { kind: 'page_opened', at: '2025-11-24T12:00:01.000Z' },
      { kind: 'webhook_received', at: '2025-11-24T12:02:00.000Z' },
      { kind: 'matched', at: '2025-11-24T12:02:00.000Z' },
      { kind: 'granted', at: '2025-11-24T12:02:00.000Z' },
    ],
    next_step: { kind: 'done', actions: ['subscriptions'] },
    double_payment: null,
    has_receipt: true,
    fiscal_receipts: [],
    ...over,
  };
}
