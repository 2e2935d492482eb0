/* Every page of the console with dialogs, and how each of them is opened: one list, as long as the console has of them. */

import { listAlerts } from '@sesame/contract/operator-alerts.ts';
import { readBuyer } from '@sesame/contract/operator-buyers.ts';
import { readProduct } from '@sesame/contract/operator-catalogue.ts';
import { listConfirmations } from '@sesame/contract/operator-confirmations.ts';
import { listHeldCredits } from '@sesame/contract/operator-credits.ts';
import { getAnyPayment } from '@sesame/contract/operator-payment-detail.ts';
import { listPromoUses } from '@sesame/contract/operator-promos.ts';
import {
  listAllPayouts,
  listPartnerCommissions,
  listReferralFlags,
  readPartner,
} from '@sesame/contract/operator-referrals.ts';
import { listStaff } from '@sesame/contract/operator-staff.ts';
import { listWaitingDeliveries } from '@sesame/contract/operator-stock.ts';
import { readSubscription } from '@sesame/contract/operator-subscriptions.ts';
import { countTexts, listTexts } from '@sesame/contract/operator-texts.ts';
import { listTransferReceipts } from '@sesame/contract/operator-transfers.ts';
import type { Locator, Page } from 'playwright-core';
import { type Told, told } from './told.ts';

/** Records of the shop that dialogs are about. */
export interface Records {
  readonly buyer: string;
  readonly subscription: string;
  readonly paidPayment: string;
  readonly openPayment: string;
  readonly ticket: string;
  readonly promo: string;
  readonly announcement: string;
  readonly product: string;
  readonly service: string;
}

/** Opens a dialog. @returns what has the focus again once it is closed */
type Opening = (page: Page) => Promise<Locator>;

export interface DialogPage {
  readonly at: (records: Records) => string;
  readonly told?: readonly Told[];
  readonly dialogs: Readonly<Record<string, Opening | readonly [Opening, Step]>>;
}

/** Goes on to what a dialog says next. */
type Step = (dialog: Locator) => Promise<unknown>;

const ID = '019a0000-0000-7000-8000-00000000000a';
const OTHER = '019a0000-0000-7000-8000-00000000000b';
const AT = '2026-03-01T10:00:00.000Z';
const LATER = '2100-01-01T00:00:00.000Z';

const button = (page: Page, name: string | RegExp) =>
  page
    .locator('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();

const press =
  (name: string | RegExp): Opening =>
  async (page) => {
    const opener = button(page, name);
    await opener.click();
    return opener;
  };

/** A command of a menu: the focus comes back to what opened the menu. */
const choose =
  (menu: string, command: string): Opening =>
  async (page) => {
    const opener = await press(menu)(page);
    await page.getByRole('menuitem', { name: command, exact: true }).click();
    return opener;
  };

/** Saves a number that is one more than it was, which asks why. */
const raise =
  (field: string, save: string): Opening =>
  async (page) => {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(String(Number(await input.inputValue()) + 1));
    return await press(save)(page);
  };

const inState = (state: string, owed = 0) =>
  told(getAnyPayment)((payment) => ({ ...payment, state, owed }));

const payout = (step: 'requested' | 'approved' | 'sending') =>
  told(listAllPayouts)(() => [
    {
      id: ID,
      created_at: AT,
      network: 'ton',
      address: 'UQAHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHB5-k',
      memo: null,
      amount: 142.2,
      state: step === 'requested' ? step : 'approved',
      reason: null,
      transaction: null,
      not_before: AT,
      partner_id: ID,
      username: 'anna.levina',
      email: 'anna@people.example',
      verified: true,
      available: 12.5,
      approved_at: null,
      sending_at: step === 'sending' ? AT : null,
      paid_before: false,
    },
  ]);

const partner = told(readPartner)(() => ({
  id: ID,
  username: 'anna.levina',
  email: 'anna@people.example',
  verified: false,
  type: 'base',
  registrations: 214,
  total_earnings: 1028.4,
  credited: 0,
  on_hold: 0,
  available: 12.5,
  in_payout: 60,
  paid_out: 886.2,
  spent: 0,
  reversed: 0,
  visits: 2940,
  payouts: [],
}));

const staffMember = (disabledAt: string | null) =>
  told(listStaff)(({ staff, invitations }) => ({
    staff: [
      ...staff,
      {
        id: ID,
        name: 'Boris Finch',
        email: 'boris@shop.example',
        role: 'support',
        disabled_at: disabledAt,
        has_code: true,
        created_at: AT,
        last_seen_at: AT,
        version: 1,
      },
    ],
    invitations,
  }));

/** Nothing is decided in any of them. */
export const dialogPages: readonly DialogPage[] = [
  {
    at: ({ buyer }) => `/admin/users/${buyer}`,
    told: [told(readBuyer)((buyer) => ({ ...buyer, second_factor: true }))],
    dialogs: {
      'view as': press('See as this user'),
      block: press('Block'),
      'reset password': press('Reset password'),
      'remove two-step sign-in': press('Remove two-step sign-in'),
      'export data': press('Export data'),
      'delete account': press('Delete account'),
      'add days to one': press(/^Add days: /),
      'edit a note': press('Edit'),
      'delete a note': press('Delete'),
    },
  },
  {
    at: ({ buyer }) => `/admin/users/${buyer}`,
    told: [
      told(readBuyer)((buyer) => ({
        ...buyer,
        deletion_at: LATER,
        blocked: { at: AT, reason: 'A stolen card' },
      })),
    ],
    dialogs: { unblock: press('Unblock'), 'keep account': press('Keep account') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    dialogs: {
      refund: press('Refund'),
      'declare a dispute': press('Disputed'),
      'show a notice': press(/^Show: /),
    },
  },
  {
    at: ({ openPayment }) => `/admin/payments/${openPayment}`,
    dialogs: { 'confirm by hand': press('Confirm by hand') },
  },
  {
    at: ({ openPayment }) => `/admin/payments/${openPayment}`,
    told: [
      told(listConfirmations)(() => [
        {
          id: ID,
          payment_id: OTHER,
          username: 'anna.levina',
          title: 'Askara Pro',
          total: 142.2,
          reference: 'B-7',
          reason: 'On the statement',
          state: 'waiting',
          asked: { name: 'Boris Finch', at: AT },
          own: false,
          expires_at: LATER,
          decided: null,
        },
      ]),
    ],
    dialogs: { agree: press('Agree'), disagree: press('Do not agree') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    told: [inState('review')],
    dialogs: { 'accept held money': press('Accept'), 'return held money': press('Return') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    told: [inState('disputed')],
    dialogs: { 'dispute won': press('Dispute won'), 'dispute lost': press('Dispute lost') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    told: [inState('refunded', 3)],
    dialogs: { 'pay again': press('Pay again') },
  },
  { at: () => '/admin/subscriptions', dialogs: { 'give access': press('Give access') } },
  {
    at: ({ subscription }) => `/admin/subscriptions/${subscription}`,
    told: [
      told(readSubscription)((subscription) => ({
        ...subscription,
        links: subscription.links.map((link) => ({
          ...link,
          item: link.item && { ...link.item, kind: 'unique' },
        })),
      })),
    ],
    dialogs: {
      'add days': press('Add days'),
      'take days off': press('Take days off'),
      move: press('Move'),
      'end now': press('End now'),
      'replace a link': press(/^Replace the link to /),
    },
  },
  { at: () => '/admin/stock', dialogs: { 'new service': press('New service') } },
  {
    at: ({ service }) => `/admin/stock/${service}`,
    dialogs: {
      'edit a service': press('Edit service'),
      'import stock': [
        press('Import'),
        async (dialog) => {
          await dialog.getByLabel('Links').fill('https://lantern.example/1\nno link at all');
          await dialog.getByRole('button', { name: 'Check' }).click();
          await dialog.getByText(/^2 lines/).waitFor();
        },
      ],
      'show an item': press('Show'),
      'retire an item': press('Retire'),
    },
  },
  {
    at: () => '/admin/fulfilment',
    told: [
      told(listWaitingDeliveries)(() => [
        {
          id: ID,
          subscription_id: OTHER,
          product: { id: 1, title: 'Askara Pro' },
          origin: { id: 1, title: 'Askara', picture: '/favicon.svg' },
          user: { id: OTHER, username: 'anna.levina', email: 'anna@people.example' },
          waiting_since: AT,
          late: true,
          attempts: 3,
          next_try_at: null,
          access_until: LATER,
          payment_id: null,
        },
      ]),
    ],
    dialogs: { 'give a link': press('Give a link'), 'another service': press('Another service') },
  },
  {
    at: () => '/admin/transfers',
    told: [
      told(listTransferReceipts)(() => [
        {
          id: ID,
          reference: '123456789',
          state: 'pending',
          title: 'Askara Pro',
          username: 'anna.levina',
          email: 'anna@people.example',
          total: 142.2,
          asked: { amount: 142.2, currency: 'USD' },
          created_at: AT,
          expires_at: LATER,
          receipts: [
            {
              id: OTHER,
              created_at: AT,
              type: 'application/pdf',
              size_bytes: 12_000,
              decision: null,
              reason: null,
            },
          ],
          seen: null,
        },
      ]),
    ],
    dialogs: { 'accept a receipt': press('Accept'), 'refuse a receipt': press('Refuse') },
  },
  {
    at: () => '/admin/payment-methods',
    dialogs: {
      'switch a method': async (page) => {
        const opener = page.locator('main').getByRole('switch', { checked: false }).first();
        await opener.click();
        return opener;
      },
      'set a rate': press('Set a rate'),
    },
  },
  { at: () => '/admin/gateways', dialogs: { secrets: press(/^Edit/) } },
  {
    at: ({ promo }) => `/admin/promo-codes/${promo}`,
    told: [
      told(listPromoUses)(() => [
        {
          id: ID,
          state: 'reserved',
          over_limit: false,
          user: { id: OTHER, username: 'anna.levina' },
          payment: { id: OTHER, state: 'pending', discount: 2.1 },
          created_at: AT,
          changed_at: AT,
        },
      ]),
    ],
    dialogs: { 'pause a promo code': press('Pause'), 'give a use back': press('Give back') },
  },
  {
    at: ({ announcement }) => `/admin/announcements/${announcement}`,
    dialogs: { 'put an announcement away': press('Put away') },
  },
  {
    at: () => '/admin/settings',
    dialogs: {
      'save the settings': raise('Open payments per buyer', 'Save'),
      'save the rules': raise('Hold, days', 'Save the rules'),
    },
  },
  {
    at: () => '/admin/staff',
    told: [staffMember(null)],
    dialogs: {
      invite: press('Invite'),
      'change a role': press('Change role'),
      'renew access': press('Renew access'),
      disable: press('Disable'),
    },
  },
  { at: () => '/admin/staff', told: [staffMember(AT)], dialogs: { enable: press('Enable') } },
  {
    at: () => '/admin/texts',
    told: [
      told(countTexts)((counts) => ({ ...counts, draft: 1 })),
      told(listTexts)(() => [
        {
          key: '1',
          kind: 'page',
          number: 1,
          name: 'signIn',
          placeholders: [],
          en: {
            standard: 'Sign in',
            published: null,
            fault: null,
            draft: { words: 'Come in', version: 1, written_at: AT, written_by: 'Boris Finch' },
          },
          ru: { standard: 'Войти', published: null, fault: null, draft: null },
        },
      ]),
    ],
    dialogs: { 'publish drafts': press(/^Publish drafts/) },
  },
  {
    at: () => '/admin/alerts',
    told: [
      told(listAlerts)(() => [
        {
          id: 1,
          kind: 'stock_low',
          subject: 'origin:1',
          payment_id: null,
          detail: {},
          created_at: AT,
          resolved_at: null,
          resolved_by: null,
          resolution: null,
        },
      ]),
    ],
    dialogs: { 'resolve an alert': press(/^Dealt with: /) },
  },
  {
    at: () => `/admin/payouts?state=requested&payout=${ID}`,
    told: [payout('requested'), partner],
    dialogs: {
      'decline a payout': press('Decline with a reason'),
      'approve several': async (page) => {
        await page.locator('main').getByRole('checkbox').last().check();
        return await press('Approve 1')(page);
      },
    },
  },
  {
    at: () => `/admin/payouts?state=approved&payout=${ID}`,
    told: [payout('approved'), partner],
    dialogs: {
      'start to send several': async (page) => {
        await page.locator('main').getByRole('checkbox').last().check();
        return await press('Start sending 1')(page);
      },
    },
  },
  {
    at: () => `/admin/payouts?state=approved&payout=${ID}`,
    told: [payout('sending'), partner],
    dialogs: { 'mark as paid': press('Mark as paid'), 'not sent': press('It was not sent') },
  },
  {
    at: () => '/admin/partners',
    told: [
      told(listReferralFlags)(() => [
        {
          id: ID,
          partner_id: OTHER,
          username: 'anna.levina',
          network: '203.0.113.0/24',
          accounts: 7,
          held: 42,
          created_at: AT,
        },
      ]),
    ],
    dialogs: { 'clear a flag': press('They are people'), 'confirm a flag': press('Take it back') },
  },
  {
    at: () => `/admin/partners/${ID}`,
    told: [
      partner,
      told(listHeldCredits)(() => [
        {
          id: OTHER,
          payment_id: OTHER,
          amount: 98.12,
          created_at: AT,
          releasable_at: AT,
          released_at: null,
          released: null,
        },
      ]),
      told(listPartnerCommissions)(() => [
        {
          id: OTHER,
          created_at: AT,
          kind: 'deposit',
          type: 'base',
          buyer: 'm***@people.example',
          base: 10,
          rate: 30,
          amount: 3,
          reversed: 0,
          days: 0,
          state: 'pending',
          available_at: LATER,
          reason: null,
        },
      ]),
    ],
    dialogs: {
      'allow a payout of credit': press('Allow payout'),
      verify: press('Verify'),
      'void a commission': press('Take back'),
    },
  },
  {
    at: ({ product }) => `/admin/products/${product}`,
    dialogs: { 'plan a price': press('Plan'), archive: choose('More', 'Archive') },
  },
  {
    at: ({ product }) => `/admin/products/${product}`,
    told: [
      told(readProduct)((product) => ({
        ...product,
        planned_prices: {
          begins_at: LATER,
          prices: [{ count: 1, unit: 'month', amount: 12 }],
        },
      })),
    ],
    dialogs: { 'change a plan': press('Change'), 'cancel a plan': press('Cancel the plan') },
  },
  {
    at: () => '/admin/bulk-acts',
    dialogs: {
      'add days for many': [
        press('Add days for many'),
        async (dialog) => {
          await dialog.getByLabel('Days').fill('3');
          await dialog.getByRole('button', { name: 'Count them' }).click();
          await dialog
            .page()
            .getByRole('dialog', { name: /^Do this to / })
            .waitFor();
        },
      ],
    },
  },
  {
    at: ({ ticket }) => `/admin/tickets/${ticket}`,
    dialogs: {
      'ready answer': [
        press('Ready answer'),
        async (dialog) => {
          await dialog.getByRole('radio').first().check();
          await dialog.locator('p[lang]').waitFor();
        },
      ],
      'close a ticket': choose('More acts', 'Close'),
    },
  },
];
