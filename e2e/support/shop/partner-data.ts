import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import {
  type Commission,
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  type Payout,
  type ReferralData,
} from '@sesame/contract/shop/referrals.ts';
import type { Page } from 'playwright-core';

/**
 * Data of a partner with months of earnings, as mocked API responses. Earnings are held for two weeks, so a shop that
 * has just started has no such partner.
 */
const partner: ReferralData = {
  link: 'https://sesame.example/register?r=annalevi',
  type: 'base',
  origins: [],
  service_ids: [],
  all_services: [
    { id: 1, title: 'Askara', title_ru: '', picture: '/demo/logos/askara.svg' },
    { id: 2, title: 'Kinovo', title_ru: '', picture: '/demo/logos/kinovo.svg' },
    { id: 3, title: 'Draftwell', title_ru: '', picture: '/demo/logos/framic.svg' },
    { id: 4, title: 'Tonvale', title_ru: '', picture: '/demo/logos/tonvale.svg' },
    { id: 5, title: 'Lexiro', title_ru: '', picture: '/demo/logos/lexiro.svg' },
    { id: 6, title: 'Notelo', title_ru: '', picture: '/demo/logos/notelo.svg' },
  ],
  visits: 1_284,
  registrations: 96,
  days_earned: 45,
  credited: 0,
  orders_only: 0,
  total_earnings: 440.2,
  paid_out: 250,
  pending_payout: 87.6,
  available_for_payout_and_orders: 102.6,
  on_hold: 27.6,
  in_payout: 60,
  spent: 0,
  reversed: 0,
  verified: false,
  rates: { deposit: 30, first_payment: 10, verified: 20, hold_days: 14 },
  payout: {
    minimum: 50,
    trc20_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    email_confirmed: true,
    has_password: true,
    wait_until: null,
  },
};

const commission = (number: number, over: Partial<Commission> = {}): Commission => ({
  id: `0199d000-0000-7000-8000-00000000000${number}`,
  created_at: `2025-11-2${number}T12:00:00.000Z`,
  kind: 'deposit',
  type: 'base',
  buyer: 'm•••@example.com',
  base: 12.9,
  rate: 30,
  amount: 3.87,
  reversed: 0,
  days: 0,
  state: 'available',
  available_at: `2025-12-0${number}T12:00:00.000Z`,
  reason: null,
  ...over,
});

const commissions = [
  commission(7, { state: 'pending' }),
  commission(6, { state: 'pending', kind: 'first_payment', rate: 10, amount: 1.29 }),
  commission(5, { state: 'review', reason: 'many_accounts' }),
  commission(4, { state: 'disputed', reason: 'dispute' }),
  commission(3, { reversed: 0.87, reason: 'refund' }),
  commission(2, { type: 'subs', days: 23 }),
  commission(1, { state: 'reversed', reversed: 3.87, reason: 'refund' }),
];

const payout = (month: number, over: Partial<Payout>): Payout => ({
  id: `0199e000-0000-7000-8000-0000000000${month}`,
  created_at: `2025-${month}-21T12:00:00.000Z`,
  network: 'usdt_trc20',
  address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  memo: null,
  amount: 60,
  state: 'requested',
  reason: null,
  transaction: null,
  not_before: `2025-${month}-21T12:00:00.000Z`,
  ...over,
});

const payouts = [
  payout(11, {}),
  payout(10, {
    state: 'paid',
    network: 'ton',
    address: 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI',
    memo: '10203',
    amount: 250,
    transaction: '7c2d4e0f9ab1c3d5e7f90a1b2c3d4e5f7c2d4e0f9ab1c3d5e7f90a1b2c3d4e5f',
  }),
];

const LAST_DAY_MS = Date.UTC(2025, 10, 28);

const statistics = (days: number) =>
  Array.from({ length: days }, (_, index) => ({
    day: new Date(LAST_DAY_MS - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    visits: 3,
    registrations: 1,
    deposits: ((index * 7_919) % 530) / 100,
    first_payments: index % 4 === 0 ? ((index * 613) % 190) / 100 : 0,
  }));

const answers: readonly (readonly [RouteSpec, (url: URL) => unknown])[] = [
  [getReferralData, () => partner],
  [getReferralStatistics, (url) => statistics(Number(url.searchParams.get('days')))],
  [listCommissions, () => commissions],
  [listPayouts, () => payouts],
];

/** While `act` runs, the page gets these responses, as if the signed-in buyer were this partner. */
export async function asPartner(page: Page, action: () => Promise<void>): Promise<void> {
  const isAbout = (route: RouteSpec) => (url: URL) => url.pathname === route.path;
  const routed = answers.map(([route, answer]) => ({ isRequested: isAbout(route), answer }));
  for (const { isRequested, answer } of routed) {
    await page.route(isRequested, (call) =>
      call.fulfill({ json: answer(new URL(call.request().url())) }),
    );
  }
  await action();
  for (const { isRequested } of routed) await page.unroute(isRequested);
}
