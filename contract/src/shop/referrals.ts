import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  idField,
  passwordField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import {
  AMOUNT_MAX_DOLLARS,
  PAYOUT_ADDRESS_MAX,
  PAYOUT_MEMO_MAX,
  REFERRAL_CODE_MAX,
  REFERRAL_SERVICES_MAX,
} from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Referrals', base: '/api-user/api/v1/user/referral_data' });

/**
 * The figures add up: `total_earnings` + `credited` (refunds to the balance) = `available_for_payout_and_orders` +
 * `pending_payout` + `paid_out` + `spent` + `reversed`. `pending_payout` cannot be used yet: `on_hold` (earnings within
 * the refund window) and `in_payout` (payouts requested but not paid). Earned days are not money and are counted
 * separately.
 */
export const referralDataField = z.strictObject({
  link: z.string(),
  type: z.enum(['base', 'subs']),
  /** Titles of the chosen services. */
  origins: z.array(z.string()),
  visits: z.int(),
  registrations: z.int(),
  days_earned: z.int(),
  total_earnings: dollarsField,
  credited: dollarsField,
  paid_out: dollarsField,
  pending_payout: dollarsField,
  /** Below zero when a purchase was refunded after its earnings were used. */
  available_for_payout_and_orders: dollarsField,
  /**
   * The part of the available balance that came from refunds to the balance, which can pay orders but not payouts until
   * an operator releases them.
   */
  orders_only: dollarsField,
  on_hold: dollarsField,
  in_payout: dollarsField,
  spent: dollarsField,
  reversed: dollarsField,
  verified: z.boolean(),
  /** For purchases made now. */
  rates: z.strictObject({
    /** Percent of every purchase of a referred buyer. */
    deposit: z.number(),
    /** Percent of the first one, in addition. */
    first_payment: z.number(),
    /** In place of `first_payment` where the partner is verified. */
    verified: z.number(),
    /** Days between a purchase and its earnings being available. */
    hold_days: z.int(),
  }),
  /** Ids of the chosen services, in the order of `origins`. */
  service_ids: z.array(idField),
  /** The services to choose from. */
  all_services: z.array(
    z.strictObject({ id: idField, title: z.string(), title_ru: z.string(), picture: z.string() }),
  ),
  /** Requirements of a payout. */
  payout: z.strictObject({
    minimum: dollarsField,
    /** The TRC-20 address of the profile. */
    trc20_address: z.nullable(z.string()),
    email_confirmed: z.boolean(),
    has_password: z.boolean(),
    /** The address in the profile was changed recently: no payout before this moment. */
    wait_until: z.nullable(timestampField),
  }),
});
export type ReferralData = z.output<typeof referralDataField>;

export const getReferralData = routes.post('getReferralData', '', {
  summary: 'The referral link and its figures',
  limit: 'poll',
  readableInImpersonation: true,
  answer: referralDataField,
});

export const referralDays = ['30', '90', '365'] as const;

export const getReferralStatistics = routes.read('getReferralStatistics', '/statistics', {
  summary:
    'Visits, registrations and earnings per day (UTC), oldest first, every day of the window',
  query: z.strictObject({ days: z.enum(referralDays) }),
  answer: z.array(
    z.strictObject({
      day: z.iso.date(),
      visits: z.int(),
      registrations: z.int(),
      /** Earned by purchases of that day, before reversals. */
      deposits: dollarsField,
      first_payments: dollarsField,
    }),
  ),
});

/**
 * - `pending`: within the refund window, until `available_at`.
 * - `review`: an operator has to check it first (`reason: many_accounts`).
 * - `disputed`: the purchase is in dispute.
 * - `available`: it can be used. `reversed`: fully reversed (`reason` says why).
 */
export const commissionStates = ['pending', 'review', 'disputed', 'available', 'reversed'] as const;
export const commissionReasons = ['refund', 'operator', 'many_accounts', 'dispute'] as const;

export const commissionField = z.strictObject({
  id: uuidField,
  created_at: timestampField,
  kind: z.enum(['deposit', 'first_payment']),
  /** Money or days. */
  type: z.enum(['base', 'subs']),
  /** The email of the invited buyer, mostly masked. */
  buyer: z.string(),
  /** The amount paid, without the method's fee. */
  base: dollarsField,
  /** Percent, at the time of the purchase. */
  rate: z.number(),
  amount: dollarsField,
  /** The reversed part of the amount. */
  reversed: dollarsField,
  /** Days granted for it so far. */
  days: z.int(),
  state: z.enum(commissionStates),
  available_at: timestampField,
  reason: z.nullable(z.enum(commissionReasons)),
});
export type Commission = z.output<typeof commissionField>;

export const listCommissions = routes.read('listCommissions', '/commissions', {
  summary: 'Commissions with their purchases, newest first, 50 at a time',
  query: z.strictObject({
    /** The id of the last row of the previous page. */
    before: z.optional(uuidField),
  }),
  answer: z.array(commissionField),
});

export const payoutNetworks = ['usdt_trc20', 'ton'] as const;
export type PayoutNetwork = (typeof payoutNetworks)[number];
export const payoutStates = ['requested', 'approved', 'paid', 'rejected', 'canceled'] as const;

export const payoutField = z.strictObject({
  id: uuidField,
  created_at: timestampField,
  network: z.enum(payoutNetworks),
  address: z.string(),
  /** The comment of the transfer, which exchanges require with TON. */
  memo: z.nullable(z.string()),
  amount: dollarsField,
  state: z.enum(payoutStates),
  /** The reason of a rejection. */
  reason: z.nullable(z.string()),
  /** The transaction on the network, once it is paid. */
  transaction: z.nullable(z.string()),
  /** A payout to a new address is not sent before this moment. */
  not_before: timestampField,
});
export type Payout = z.output<typeof payoutField>;

export const listPayouts = routes.read('listPayouts', '/payouts', {
  summary: 'Own payouts, newest first, 50 at a time',
  query: z.strictObject({ before: z.optional(uuidField) }),
  answer: z.array(payoutField),
});

/**
 * Reserves money for a payout and freezes amount and address. Errors: `payout_too_small`, `balance_too_small`,
 * `credit_withheld`, `payout_address_invalid`, `email_unconfirmed`, `payout_waits` (details `{until}`), and those of
 * the password.
 */
export const requestPayout = routes.post('requestPayout', '/payouts', {
  summary: 'Request a payout of the available balance',
  limit: 'sensitive',
  body: z.strictObject({
    /** Dollars, at most two decimals. */
    amount: z.number().check(z.gt(0), z.lte(AMOUNT_MAX_DOLLARS)),
    network: z.enum(payoutNetworks),
    address: z.string().check(z.minLength(1), z.maxLength(PAYOUT_ADDRESS_MAX)),
    /** Exchanges require one with TON. */
    memo: z.optional(z.nullable(z.string().check(z.maxLength(PAYOUT_MEMO_MAX)))),
    password: passwordField,
  }),
  answer: payoutField,
  status: 201,
  errors: [
    'payout_too_small',
    'balance_too_small',
    'credit_withheld',
    'payout_address_invalid',
    'email_unconfirmed',
    'payout_waits',
    'password_wrong',
    'password_not_set',
  ],
  idempotent: true,
});

/** Details of `payout_waits`. */
export const payoutWaitsDetails = z.object({ until: timestampField });

export const cancelPayout = routes.post('cancelPayout', '/payouts/:id/cancel', {
  summary: 'Cancel an own payout that is not approved yet',
  params: z.strictObject({ id: uuidField }),
  answer: payoutField,
  errors: ['payout_state_changed'],
});

export const countReferralVisit = routes.open.post('countReferralVisit', '/visits', {
  summary: 'Count a visit by a referral link',
  limit: 'visit',
  query: z.strictObject({ r: z.string().check(z.minLength(1), z.maxLength(REFERRAL_CODE_MAX)) }),
  answer: emptyAnswer,
});

/** Applies to future purchases. */
export const chooseReferralMode = routes.post('chooseReferralMode', '/origins', {
  summary: 'Choose to earn money (`type: base`) or days of up to three services',
  body: z.union([
    z.strictObject({ type: z.literal('base') }),
    z.strictObject({
      origins: z.array(idField).check(z.minLength(1), z.maxLength(REFERRAL_SERVICES_MAX)),
    }),
  ]),
  answer: emptyAnswer,
  errors: ['service_unknown'],
});
