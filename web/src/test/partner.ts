import {
  type Commission,
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  type Payout,
  type ReferralData,
} from '@sesame/contract/shop/referrals.ts';
import { fakeServer } from './fake-server.ts';

/** Answers of the partner program. Tests override the fields they need. */

export function partner(over: Partial<ReferralData> = {}): ReferralData {
  return {
    link: 'https://sesame.example/login?r=anna-levina',
    type: 'base',
    origins: [],
    visits: 1_284,
    registrations: 96,
    days_earned: 45,
    total_earnings: 412.6,
    paid_out: 250,
    pending_payout: 60,
    available_for_payout_and_orders: 102.6,
    on_hold: 0,
    in_payout: 60,
    credited: 0,
    orders_only: 0,
    spent: 0,
    reversed: 0,
    verified: false,
    rates: { deposit: 30, first_payment: 10, verified: 20, hold_days: 14 },
    service_ids: [],
    all_services: ['Askara', 'Kinovo', 'Draftwell', 'Veilnet'].map((title, index) => ({
      id: index + 1,
      title,
      title_ru: '',
      picture: '/demo/logos/askara.svg',
    })),
    payout: {
      minimum: 50,
      trc20_address: null,
      email_confirmed: true,
      has_password: true,
      wait_until: null,
    },
    ...over,
  };
}

export function commission(over: Partial<Commission> = {}): Commission {
  return {
    id: '0199d000-0000-7000-8000-000000000001',
    created_at: '2025-11-24T12:00:00.000Z',
    kind: 'deposit',
    type: 'base',
    buyer: 'm•••@example.com',
    base: 12.9,
    rate: 30,
    amount: 3.87,
    reversed: 0,
    days: 0,
    state: 'pending',
    available_at: '2025-12-08T12:00:00.000Z',
    reason: null,
    ...over,
  };
}

export function payout(over: Partial<Payout> = {}): Payout {
  return {
    id: '0199e000-0000-7000-8000-000000000001',
    created_at: '2025-11-21T12:00:00.000Z',
    network: 'usdt_trc20',
    address: 'TJYeasTPa6gpEEfYrwKDfnvMRkZqTTMDiG',
    memo: null,
    amount: 60,
    state: 'requested',
    reason: null,
    transaction: null,
    not_before: '2025-11-21T12:00:00.000Z',
    ...over,
  };
}

/** A server with a partner who has earned money and has no history yet. */
export function servePartner(): ReturnType<typeof fakeServer> {
  const server = fakeServer();
  server.answer(getReferralData, partner());
  server.answer(getReferralStatistics, []);
  server.answer(listCommissions, []);
  server.answer(listPayouts, []);
  return server;
}
