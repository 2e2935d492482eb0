import type { ActiveSubscription, EndedSubscription } from '@sesame/contract/shop/access.ts';
import { listActiveSubscriptions, listEndedSubscriptions } from '@sesame/contract/shop/access.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { listSubPlans, type SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { readPaymentSpan } from '@sesame/contract/shop/payment-search.ts';
import {
  isPaymentPending,
  listPaymentMethods,
  listPayments,
  type PaymentHistoryItem,
  type PaymentMethod,
  type PendingPayment,
} from '@sesame/contract/shop/payments.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { listSavedMethods } from '@sesame/contract/shop/saved-methods.ts';
import { getUser, type User } from '@sesame/contract/shop/session.ts';
import { fakeServer } from './fake-server.ts';

/** Answers of a small shop. Tests override the fields they need. */

const PAYMENT_ID = '0199a000-0000-7000-8000-000000000001';

export function askara(over: Partial<SubPlan> = {}): SubPlan {
  return {
    id: 1,
    title: 'Askara Pro',
    title_ru: '',
    description: 'AI assistant for writing.',
    description_ru: 'ИИ-помощник для текстов.',
    active: true,
    origins: [{ picture: '/demo/logos/askara.svg', site: 'https://askara.example' }],
    price_table: [
      { id: 11, amount: 4.9, duration: '1 mon' },
      { id: 12, amount: 12.9, duration: '3 mons' },
      { id: 13, amount: 44, duration: '12 mons' },
    ],
    ...over,
  };
}

export function codelark(): SubPlan {
  return askara({
    id: 2,
    title: 'Codelark',
    active: false,
    price_table: [{ id: 21, amount: 6.5, duration: '1 mon' }],
  });
}

export function card(over: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    gateway: 'card',
    category: 'worldwide',
    title: 'International card',
    title_ru: 'Международная карта',
    description: 'Any <b>bank</b>',
    description_ru: 'Любой банк',
    image_url: 'icon:card',
    fee_percentage: 3.5,
    button_text: '',
    button_text_ru: '',
    ...over,
  };
}

function ton(): PaymentMethod {
  return card({ gateway: 'ton', title: 'TON', title_ru: 'TON', fee_percentage: 0 });
}

export function subscription(over: Partial<ActiveSubscription> = {}): ActiveSubscription {
  const links = over.links ?? [
    { href: 'https://askara.example/1' },
    { href: 'https://askara.example/2' },
  ];
  return {
    id: '0199b000-0000-7000-8000-000000000001',
    sub_plan_id: 1,
    title: 'Askara Pro',
    title_ru: '',
    description: 'All models',
    description_ru: 'Все модели',
    picture: '/demo/logos/askara.svg',
    pictures: ['/demo/logos/askara.svg'],
    date_end: new Date(Date.now() + 89 * 86_400_000 - 60_000).toISOString(),
    anchor_day: 1,
    links,
    items: links.map((_, index) => ({
      id: `0199b000-0000-7000-8000-0000000001a${index}`,
      content: 'link',
    })),
    fulfilment_pending: false,
    on_hold: false,
    ...over,
  };
}

export function endedSubscription(over: Partial<EndedSubscription> = {}): EndedSubscription {
  return {
    id: '0199b000-0000-7000-8000-0000000000e1',
    sub_plan_id: 1,
    title: 'Askara Pro',
    title_ru: '',
    description: 'All models',
    description_ru: 'Все модели',
    picture: '/demo/logos/askara.svg',
    date_end: '2026-01-24T12:00:00.000Z',
    can_order: true,
    ...over,
  };
}

export function pendingPayment(over: Partial<PendingPayment> = {}): PendingPayment {
  return {
    id: PAYMENT_ID,
    title: 'Askara Pro',
    title_ru: '',
    picture: '/demo/logos/askara.svg',
    duration: '3 mons',
    total: 10.68,
    gateway: 'card',
    url: 'https://bank.example/pay/1',
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 1_800_000).toISOString(),
    in_review: false,
    ...over,
  };
}

export function paid(over: Partial<PaymentHistoryItem> = {}): PaymentHistoryItem {
  return {
    id: PAYMENT_ID,
    number: 'P-7K3M-92QF',
    created_at: '2025-11-24T12:00:00.000Z',
    sub_plan_id: 1,
    sub_plan_title: 'Askara Pro',
    sub_plan_title_ru: '',
    pictures: ['/demo/logos/askara.svg'],
    status: 'Active',
    state: 'paid',
    is_pending: false,
    in_review: false,
    gateway: 'card',
    price_table: { amount: 12.9, duration: '3 mons' },
    total: 10.68,
    ...over,
  };
}

export const buyer: User = {
  uid: '0199c000-0000-7000-8000-000000000001',
  username: 'alice',
  email: 'alice@example.com',
  email_confirmed: true,
  image_url: null,
  trc20_address: null,
  tg_data: null,
  language: 'en',
  unpaid_mails: true,
  coupon: null,
};

/** A server with two services, two methods and a buyer without subscriptions. */
export function fakeShop({ coupon = null }: { coupon?: string | null } = {}) {
  const server = fakeServer();
  server.answer(getUser, { ...buyer, coupon });
  server.answer(listSubPlans, [askara(), codelark()]);
  server.answer(listPaymentMethods, [card(), ton()]);
  server.answer(listActiveSubscriptions, []);
  server.answer(listEndedSubscriptions, []);
  server.answer(listRenewals, []);
  server.answer(listSavedMethods, []);
  server.answer(isPaymentPending, { is_pending: false, payments: [] });
  server.answer(listPayments, []);
  server.answer(readPaymentSpan, { first_at: null, last_at: null });
  server.answer(getAnnouncement, null);
  return server;
}
