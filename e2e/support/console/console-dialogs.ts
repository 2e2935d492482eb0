/* Every page of the console that has dialogs, and how to open each dialog. */

import { listAlerts } from '@sesame/contract/console/alerts.ts';
import { readBuyer } from '@sesame/contract/console/buyers.ts';
import { readProduct } from '@sesame/contract/console/catalogue.ts';
import { listWaitingDeliveries } from '@sesame/contract/console/inventory.ts';
import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import { listHeldCredits } from '@sesame/contract/console/payments/credits.ts';
import { previewEvidence } from '@sesame/contract/console/payments/disputes.ts';
import { getAnyPayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listRedemptions } from '@sesame/contract/console/payments/promo-codes.ts';
import { listTransferProofs } from '@sesame/contract/console/payments/transfers.ts';
import {
  listAllPayouts,
  listPartnerCommissions,
  listReferralFlags,
  readPartner,
} from '@sesame/contract/console/referrals.ts';
import { readSubscription } from '@sesame/contract/console/subscriptions.ts';
import { listTeam } from '@sesame/contract/console/team.ts';
import { countTexts, listTexts } from '@sesame/contract/console/texts.ts';
import type { ShownPaymentState } from '@sesame/contract/shared/states.ts';
import type { Locator, Page } from 'playwright-core';
import { comeToRest } from '../checks/come-to-rest.ts';
import { changeAnswer, type PageEvent } from '../shop/events.ts';

/** Ids of the records whose pages have dialogs. */
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

/** Opens a dialog. @returns the element that gets the focus when it is closed */
type Opening = (page: Page) => Promise<Locator>;

export interface DialogPage {
  readonly at: (records: Records) => string;
  readonly events?: readonly PageEvent[];
  /** Loads the page, for an editor that keeps what it was first opened with. */
  readonly reloads?: true;
  readonly dialogs: Readonly<Record<string, Opening | readonly [Opening, Step]>>;
}

/** Continues to the next step of a dialog. */
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
    // On a phone some buttons of a row are shown only once it is expanded, so all rows are expanded: the
    // button's own row may not be the first.
    const details = page.locator('main tbody').getByRole('button', { name: 'More details' });
    await opener.or(details).first().waitFor();
    // A page may show what it knew before until its answers arrive.
    await comeToRest(page);
    for (const one of await details.all()) if (!(await opener.isVisible())) await one.click();
    await opener.click();
    return opener;
  };

/** Chooses a menu item; the focus returns to the button that opened the menu. */
const choose =
  (menu: string, command: string): Opening =>
  async (page) => {
    const opener = await press(menu)(page);
    await page.getByRole('menuitem', { name: command, exact: true }).click();
    return opener;
  };

/** Increases a number by one and saves, which opens a dialog that asks for a reason. */
const raise =
  (field: string, save: string): Opening =>
  async (page) => {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(String(Number(await input.inputValue()) + 1));
    return await press(save)(page);
  };

const inState = (state: ShownPaymentState, owed = 0) =>
  changeAnswer(getAnyPayment)((payment) => ({ ...payment, state, owed }));

/** A dispute that an operator recorded, or one whose gateway takes these answers. */
const disputed = (takes: ('evidence' | 'accept')[]) =>
  changeAnswer(getAnyPayment)((payment) => ({
    ...payment,
    state: 'disputed',
    next_step: {
      kind: 'answer_dispute',
      amount: 10.32,
      due_at: LATER,
      is_inquiry: false,
      is_reported: takes.length > 0,
      takes,
    },
    disputes: [
      {
        reference: 'dp_7',
        state: 'needs_answer',
        is_inquiry: false,
        reason: 'not_received',
        words: 'needs_response, product_not_received',
        amount: { amount: 10.32, currency: 'USD' },
        due_at: LATER,
        opened_at: AT,
        changed_at: AT,
        takes,
        answer: null,
      },
    ],
  }));

const evidence = changeAnswer(previewEvidence)(() => ({
  title: 'Evidence',
  made_at: AT,
  sections: [{ title: 'Deliveries', rows: [['Askara', 'delivered 2026-03-10 12:00 UTC']] }],
}));

/** A refund that its gateway leaves open. */
const stuckRefund = changeAnswer(getAnyPayment)((payment) => ({
  ...payment,
  next_step: { kind: 'follow_refund', overdue: true },
  refunds: [
    {
      id: ID,
      purpose: 'refund',
      method: 'gateway',
      access: 'keep',
      amount: 10.32,
      sum: { amount: 10.32, currency: 'USD' },
      state: 'pending',
      reason: 'It never worked',
      reference: null,
      failure: null,
      operator: 'Boris Finch',
      requested_by: 'operator',
      outcomes: ['paid_back', 'not_paid_back'],
      created_at: AT,
      changed_at: AT,
    },
  ],
}));

const payout = (step: 'requested' | 'approved' | 'sending') =>
  changeAnswer(listAllPayouts)(() => [
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
      from_commissions: 60,
      from_refunds: 0,
    },
  ]);

const partner = changeAnswer(readPartner)(() => ({
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

const teamMember = (disabledAt: string | null) =>
  changeAnswer(listTeam)(({ members, invitations }) => ({
    members: [
      ...members,
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

/**
 * Dialogs are only opened and closed; no action is confirmed. Two entries with the same address are not neighbors: the
 * visit of another screen between them makes the console ask for the changed answer without loading the page again.
 */
export const dialogPages: readonly DialogPage[] = [
  {
    at: ({ buyer }) => `/admin/users/${buyer}`,
    events: [changeAnswer(readBuyer)((buyer) => ({ ...buyer, second_factor: true }))],
    dialogs: {
      'view as': press('View as buyer'),
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
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    dialogs: {
      refund: press('Refund'),
      'declare a dispute': press('Mark as disputed'),
      'reveal a link': press(/^Show link: /),
      'show a webhook': async (page) => {
        await page.getByRole('switch', { name: 'Show technical rows' }).check();
        return await press(/^Show: /)(page);
      },
    },
  },
  {
    at: ({ openPayment }) => `/admin/payments/${openPayment}`,
    dialogs: { 'confirm manually': press('Confirm manually') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [inState('review')],
    dialogs: { 'accept held money': press('Accept'), 'return held money': press('Return') },
  },
  {
    at: ({ openPayment }) => `/admin/payments/${openPayment}`,
    events: [
      changeAnswer(listConfirmations)(() => [
        {
          id: ID,
          payment_id: OTHER,
          username: 'anna.levina',
          title: 'Askara Pro',
          total: 142.2,
          reference: 'B-7',
          reason: 'On the statement',
          state: 'waiting',
          requested: { name: 'Boris Finch', at: AT },
          own: false,
          expires_at: LATER,
          decided: null,
        },
      ]),
    ],
    dialogs: {
      'approve a confirmation': press('Approve'),
      'reject a confirmation': press('Reject'),
    },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [disputed([])],
    dialogs: { 'dispute won': press('Dispute won'), 'dispute lost': press('Dispute lost') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [disputed(['evidence', 'accept']), evidence],
    dialogs: {
      'answer a dispute': press('Answer with evidence'),
      'accept a dispute': press('Accept the dispute'),
    },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [stuckRefund],
    dialogs: {
      'record that a refund was paid back': press('It was paid back'),
      'record that a refund failed': press('It did not go back'),
    },
  },
  {
    at: ({ buyer }) => `/admin/users/${buyer}`,
    events: [
      changeAnswer(readBuyer)((buyer) => ({
        ...buyer,
        deletion_at: LATER,
        blocked: { at: AT, reason: 'A stolen card' },
      })),
    ],
    dialogs: { unblock: press('Unblock'), 'keep account': press('Keep account') },
  },
  {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [inState('refunded', 3)],
    dialogs: { 'pay again': press('Refund again') },
  },
  { at: () => '/admin/subscriptions', dialogs: { 'grant access': press('Grant access') } },
  {
    at: ({ subscription }) => `/admin/subscriptions/${subscription}`,
    events: [
      changeAnswer(readSubscription)((subscription) => ({
        ...subscription,
        links: subscription.links.map((link) => ({
          ...link,
          item: link.item && { ...link.item, kind: 'unique' },
        })),
      })),
    ],
    dialogs: {
      'add days': press('Add days'),
      'take days off': press('Shorten'),
      move: press('Move'),
      'end now': press('Revoke access'),
      'replace a link': press(/^Replace access to /),
      'give an own link': press(/^Give own access to /),
    },
  },
  {
    at: () => '/admin/inventory',
    dialogs: {
      'new service': press('New service'),
      'find an item': press('Find by content'),
    },
  },
  {
    at: ({ service }) => `/admin/inventory/${service}`,
    dialogs: {
      'edit a service': press('Edit service'),
      'import inventory': [
        press('Import'),
        async (dialog) => {
          await dialog.getByLabel('Links').fill('https://lantern.example/1\nno link at all');
          await dialog.getByRole('button', { name: 'Check' }).click();
          await dialog.getByText(/^2 items/).waitFor();
        },
      ],
      'show an item': press('Show'),
      'retire an item': press('Retire'),
    },
  },
  {
    at: () => '/admin/fulfilment',
    events: [
      changeAnswer(listWaitingDeliveries)(() => [
        {
          id: ID,
          subscription_id: OTHER,
          product: { id: 1, title: 'Askara Pro' },
          service: { id: 1, title: 'Askara', picture: '/favicon.svg' },
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
    dialogs: {
      'assign a link': press('Assign manually'),
      'replace the service': press('Replace service'),
    },
  },
  {
    at: () => '/admin/transfers',
    events: [
      changeAnswer(listTransferProofs)(() => [
        {
          id: ID,
          reference: '123456789',
          state: 'pending',
          title: 'Askara Pro',
          username: 'anna.levina',
          email: 'anna@people.example',
          total: 142.2,
          expected: { amount: 142.2, currency: 'USD' },
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
    dialogs: { 'accept a receipt': press('Accept'), 'refuse a receipt': press('Reject') },
  },
  {
    at: () => '/admin/payment-methods',
    dialogs: {
      'switch a method': async (page) => {
        const opener = page.locator('main').getByRole('switch', { checked: false }).first();
        await opener.click();
        return opener;
      },
      'set a rate': press('Set rate'),
    },
  },
  {
    at: ({ promo }) => `/admin/promo-codes/${promo}`,
    events: [
      changeAnswer(listRedemptions)(() => [
        {
          id: ID,
          state: 'reserved',
          over_limit: false,
          user: { id: OTHER, username: 'anna.levina' },
          payment: { id: OTHER, number: 'P-7K3M-92QF', state: 'pending', discount: 2.1 },
          created_at: AT,
          changed_at: AT,
        },
      ]),
    ],
    dialogs: { 'pause a promo code': press('Pause'), 'release a use': press('Release') },
  },
  {
    at: ({ announcement }) => `/admin/announcements/${announcement}`,
    dialogs: { 'put an announcement away': press('Archive') },
  },
  {
    at: () => '/admin/settings',
    dialogs: {
      'save the settings': raise('Open payments per buyer', 'Save'),
    },
  },
  {
    at: () => '/admin/settings/referrals',
    dialogs: { 'save the rules': raise('Hold period, days', 'Save rules') },
  },
  {
    at: () => '/admin/team',
    events: [teamMember(null)],
    dialogs: {
      invite: press('Invite'),
      'change a role': press('Change role'),
      'renew access': press('Reset access'),
      disable: press('Disable'),
    },
  },
  {
    at: () => '/admin/texts',
    events: [
      changeAnswer(countTexts)((counts) => ({ ...counts, draft: 1 })),
      changeAnswer(listTexts)(() => [
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
            draft: { text: 'Come in', version: 1, written_at: AT, written_by: 'Boris Finch' },
          },
          ru: { standard: 'Войти', published: null, fault: null, draft: null },
        },
      ]),
    ],
    dialogs: { 'publish drafts': press(/^Publish drafts/) },
  },
  { at: () => '/admin/team', events: [teamMember(AT)], dialogs: { enable: press('Enable') } },
  {
    at: () => '/admin/alerts',
    events: [
      changeAnswer(listAlerts)(() => [
        {
          id: 1,
          kind: 'inventory_low',
          subject: 'service:1',
          payment_id: null,
          payment_number: null,
          undecided: false,
          detail: {},
          due_at: null,
          created_at: AT,
          resolved_at: null,
          resolved_by: null,
          resolution: null,
        },
      ]),
    ],
    dialogs: { 'resolve an alert': press(/^Resolve: /) },
  },
  {
    at: () => `/admin/payouts?state=requested&payout=${ID}`,
    events: [payout('requested'), partner],
    dialogs: {
      'decline a payout': press('Decline'),
      'approve several': async (page) => {
        await page.locator('main').getByRole('checkbox').last().check();
        return await press('Approve 1')(page);
      },
    },
  },
  {
    at: () => '/admin/partners',
    events: [
      changeAnswer(listReferralFlags)(() => [
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
    dialogs: { 'clear a flag': press('Not fraud'), 'confirm a flag': press('Reverse commissions') },
  },
  {
    at: () => `/admin/payouts?state=approved&payout=${ID}`,
    events: [payout('approved'), partner],
    dialogs: {
      'start to send several': async (page) => {
        await page.locator('main').getByRole('checkbox').last().check();
        return await press('Start sending 1')(page);
      },
    },
  },
  {
    at: () => `/admin/partners/${ID}`,
    events: [
      partner,
      changeAnswer(listHeldCredits)(() => [
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
      changeAnswer(listPartnerCommissions)(() => [
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
      'void a commission': press('Reverse'),
    },
  },
  {
    at: () => `/admin/payouts?state=approved&payout=${ID}`,
    events: [payout('sending'), partner],
    dialogs: { 'mark as paid': press('Mark as paid'), 'not sent': press('Not sent') },
  },
  {
    at: ({ product }) => `/admin/products/${product}`,
    dialogs: { 'plan a price': press('Schedule'), archive: choose('More', 'Archive') },
  },
  {
    at: () => '/admin/bulk-actions',
    dialogs: {
      'add days for many': [
        press('Add days in bulk'),
        async (dialog) => {
          await dialog.getByLabel('Days').fill('3');
          await dialog.getByRole('button', { name: 'Preview' }).click();
          await dialog
            .page()
            .getByRole('dialog', { name: /^Apply to / })
            .waitFor();
        },
      ],
    },
  },
  {
    at: ({ product }) => `/admin/products/${product}`,
    events: [
      changeAnswer(readProduct)((product) => ({
        ...product,
        planned_prices: {
          takes_effect_at: LATER,
          prices: [{ count: 1, unit: 'month', amount: 12 }],
        },
      })),
    ],
    reloads: true,
    dialogs: { 'change a plan': press('Change'), 'cancel a plan': press('Cancel schedule') },
  },
  {
    at: ({ ticket }) => `/admin/tickets/${ticket}`,
    dialogs: {
      'ready answer': [
        press('Saved reply'),
        async (dialog) => {
          await dialog.getByRole('radio').first().check();
          await dialog.locator('p[lang]').waitFor();
        },
      ],
      'close a ticket': choose('More', 'Close'),
    },
  },
];
