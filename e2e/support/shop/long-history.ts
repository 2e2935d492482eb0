import { listPayments, type PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import type { Page } from 'playwright-core';

const TITLES = ['Askara Pro', 'Kinovo Premium', 'A bundle of services with a long name'] as const;

/** Shows a full page of payments of every kind, which no buyer of a new shop has, as a mocked answer. */
export async function withLongHistory(page: Page, count: number): Promise<void> {
  const payments = Array.from({ length: count }, (_, index) => payment(index));
  await page.route(
    (url) => url.pathname === listPayments.path,
    (call) => call.fulfill({ json: payments }),
  );
}

function payment(index: number): PaymentHistoryItem {
  const isPaid = index % 3 !== 1;
  return {
    id: `0199a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    number: 'P-7K3M-92QF',
    created_at: '2025-11-24T12:00:00.000Z',
    sub_plan_id: 1,
    sub_plan_title: TITLES[index % TITLES.length] ?? '',
    sub_plan_title_ru: '',
    pictures: ['/demo/logos/askara.svg'],
    status: isPaid ? 'Active' : 'Not payed',
    state: isPaid ? 'paid' : 'expired',
    is_pending: false,
    in_review: false,
    gateway: 'card',
    price_table: { amount: 12.9, duration: index % 2 === 0 ? '1 mon' : '12 mons' },
    total: 10.68,
  };
}
