/* Dialogs about partners and their payouts. */

import { listHeldCredits } from '@sesame/contract/console/payments/credits.ts';
import {
  listConsolePayouts,
  listPartnerCommissions,
  listReferralFlags,
  readPartner,
} from '@sesame/contract/console/referrals.ts';
import { changeAnswer } from '../../shop/events.ts';
import { AT, type DialogPage, ID, LATER, OTHER, press } from './dialog-page.ts';

const payout = (step: 'requested' | 'approved' | 'sending') =>
  changeAnswer(listConsolePayouts)(() => [
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

export const partnerDialogs = {
  requestedPayout: {
    at: () => `/admin/payouts?state=requested&payout=${ID}`,
    events: [payout('requested'), partner],
    dialogs: {
      'decline a payout': press('Decline'),
      'approve a payout': press('Approve $142.20'),
      'approve several': async (page) => {
        await page.locator('main').getByRole('checkbox').last().check();
        return await press('Approve 1')(page);
      },
    },
  },
  flags: {
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
  approvedPayout: {
    at: () => `/admin/payouts?state=approved&payout=${ID}`,
    events: [payout('approved'), partner],
    dialogs: {
      'start to send several': async (page) => {
        await page.locator('main').getByRole('checkbox').last().check();
        return await press('Start sending 1')(page);
      },
    },
  },
  partner: {
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
          payment_id: OTHER,
        },
      ]),
    ],
    dialogs: {
      'allow a payout of credit': press('Allow payout'),
      verify: press('Verify'),
      'void a commission': press('Reverse'),
    },
  },
  sentPayout: {
    at: () => `/admin/payouts?state=approved&payout=${ID}`,
    events: [payout('sending'), partner],
    dialogs: { 'mark as paid': press('Mark as paid'), 'not sent': press('Not sent') },
  },
} satisfies Readonly<Record<string, DialogPage>>;
