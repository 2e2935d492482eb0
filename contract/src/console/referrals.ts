import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  INTEGER_MAX,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { commissionField, payoutField, payoutStates } from '../shop/referrals.ts';
import { reasonField } from './fields.ts';

/** Partners and payouts in the console. Every write records an audit event, with its reason where one is required. */
const BASE = '/api-admin/api/v1';

const percentField = z.number().check(z.gte(0), z.lte(50));
const before = z.strictObject({ before: z.optional(uuidField) });
const id = z.strictObject({ id: uuidField });

export const consolePayoutField = z.extend(payoutField, {
  partner_id: uuidField,
  username: z.string(),
  email: z.string(),
  verified: z.boolean(),
  /** The partner's balance; below 0 when a purchase was reversed after its earnings were used. */
  available: dollarsField,
  approved_at: z.nullable(timestampField),
  /** When an operator started to send the money. Only from then on is the full address shown. */
  sending_at: z.nullable(timestampField),
  /** Whether this address was paid before. */
  paid_before: z.boolean(),
});
export type ConsolePayout = z.output<typeof consolePayoutField>;

export const listAllPayouts = defineRoute({
  id: 'listAllPayouts',
  method: 'GET',
  path: `${BASE}/payouts`,
  tag: 'Payouts',
  summary: 'Payouts in a state, longest waiting first, 50 at a time',
  auth: 'operator',
  permission: 'payouts:read',
  limit: 'operatorRead',
  query: z.strictObject({
    state: z.enum(payoutStates),
    /** The id of the last row of the previous page. */
    after: z.optional(uuidField),
  }),
  answer: z.array(consolePayoutField),
});

export const readPayout = defineRoute({
  id: 'readPayout',
  method: 'GET',
  path: `${BASE}/payouts/:id`,
  tag: 'Payouts',
  summary: 'One payout in any state',
  auth: 'operator',
  permission: 'payouts:read',
  limit: 'operatorRead',
  params: id,
  answer: consolePayoutField,
});

/** All payouts of the state, for sending the money. */
export const exportPayouts = defineRoute({
  id: 'exportPayouts',
  confirmed: true,
  method: 'GET',
  path: `${BASE}/payouts-export`,
  tag: 'Payouts',
  summary: 'Payouts in a state as CSV',
  auth: 'operator',
  permission: 'payouts:read',
  limit: 'operatorWrite',
  query: z.strictObject({ state: z.enum(payoutStates) }),
  file: true,
  answer: emptyAnswer,
});

/** Refused before `not_before`, and while the partner's balance is below 0. */
export const approvePayout = defineRoute({
  id: 'approvePayout',
  method: 'POST',
  path: `${BASE}/payouts/:id/approve`,
  tag: 'Payouts',
  summary: 'Approve a requested payout',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  answer: payoutField,
  errors: ['payout_state_changed', 'payout_waits', 'balance_too_small'],
});

export const rejectPayout = defineRoute({
  id: 'rejectPayout',
  method: 'POST',
  path: `${BASE}/payouts/:id/reject`,
  tag: 'Payouts',
  summary: 'Decline a payout; the partner sees the reason and the money returns to their balance',
  auth: 'operator',
  permission: 'payouts:write',
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: payoutField,
  errors: ['payout_state_changed', 'payout_underway'],
});

/**
 * Marks an approved payout as being sent and answers its full address. The approval can no longer be withdrawn, so call
 * this before the transfer. One operator sends a payout; above the limit in the rules it must not be the one who
 * approved it.
 */
export const sendPayout = defineRoute({
  id: 'sendPayout',
  method: 'POST',
  path: `${BASE}/payouts/:id/send`,
  tag: 'Payouts',
  summary: 'Start sending an approved payout and see its address',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  answer: consolePayoutField,
  errors: [
    'payout_state_changed',
    'payout_underway',
    'second_operator_required',
    'balance_too_small',
  ],
});

/** If the balance no longer covers the payout, it returns to `requested`. */
export const stopSendingPayout = defineRoute({
  id: 'stopSendingPayout',
  method: 'POST',
  path: `${BASE}/payouts/:id/not-sent`,
  tag: 'Payouts',
  summary: 'Undo the start of sending; no money was sent',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: consolePayoutField,
  errors: ['payout_state_changed'],
});

/** Above the limit in the rules, another operator than the one who approved. */
export const markPayoutPaid = defineRoute({
  id: 'markPayoutPaid',
  method: 'POST',
  path: `${BASE}/payouts/:id/paid`,
  tag: 'Payouts',
  summary: 'Record the transaction that paid an approved payout',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({
    transaction: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  }),
  answer: payoutField,
  errors: [
    'payout_state_changed',
    'payout_not_started',
    'second_operator_required',
    'transaction_used',
  ],
});

export const consolePartnerField = z.strictObject({
  id: uuidField,
  username: z.string(),
  email: z.string(),
  verified: z.boolean(),
  type: z.enum(['base', 'subs']),
  registrations: z.int(),
  total_earnings: dollarsField,
  credited: dollarsField,
  on_hold: dollarsField,
  available: dollarsField,
  in_payout: dollarsField,
  paid_out: dollarsField,
  spent: dollarsField,
  reversed: dollarsField,
});
export type ConsolePartner = z.output<typeof consolePartnerField>;

export const listPartners = defineRoute({
  id: 'listPartners',
  method: 'GET',
  path: `${BASE}/partners`,
  tag: 'Partners',
  summary: 'Partners who earned something or are verified, newest account first, 50 at a time',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  query: before,
  answer: z.array(consolePartnerField),
});

/** All of them, newest first. */
export const exportPartners = defineRoute({
  id: 'exportPartners',
  confirmed: true,
  method: 'GET',
  path: `${BASE}/partners-export`,
  tag: 'Partners',
  summary: 'Partners as CSV',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorWrite',
  file: true,
  answer: emptyAnswer,
});

export const readPartner = defineRoute({
  id: 'readPartner',
  method: 'GET',
  path: `${BASE}/partners/:id`,
  tag: 'Partners',
  summary: 'Figures of a partner, with their newest 50 payouts',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  params: id,
  answer: z.extend(consolePartnerField, { visits: z.int(), payouts: z.array(payoutField) }),
});

export const verifyPartner = defineRoute({
  id: 'verifyPartner',
  method: 'POST',
  path: `${BASE}/partners/:id/verified`,
  tag: 'Partners',
  summary: 'Grant or remove the verified rate of a partner, for future purchases',
  auth: 'operator',
  permission: 'referrals:write',
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ verified: z.boolean(), reason: reasonField }),
  answer: emptyAnswer,
});

export const listPartnerCommissions = defineRoute({
  id: 'listPartnerCommissions',
  method: 'GET',
  path: `${BASE}/partners/:id/commissions`,
  tag: 'Partners',
  summary: "A partner's commissions, newest first, 50 at a time",
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  params: id,
  query: before,
  answer: z.array(commissionField),
});

export const voidCommission = defineRoute({
  id: 'voidCommission',
  method: 'POST',
  path: `${BASE}/commissions/:id/void`,
  tag: 'Partners',
  summary: 'Reverse the rest of a commission',
  auth: 'operator',
  permission: 'referrals:write',
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: emptyAnswer,
});

const rules = {
  deposit: percentField,
  first_payment: percentField,
  verified: percentField,
  hold_days: z.int().check(z.gte(0), z.lte(365)),
  payout_minimum: z.number().check(z.gte(0.01), z.lte(100_000)),
  /** From this amount on, a payout needs two operators. */
  second_operator_from: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** Accounts that one partner may refer from one network before an operator has to check. */
  accounts_per_network: z.int().check(z.gte(1), z.lte(1_000)),
};

export const referralRulesField = z.strictObject({
  version: z.int(),
  created_at: timestampField,
  ...rules,
});

export const getReferralRules = defineRoute({
  id: 'getReferralRules',
  method: 'GET',
  path: `${BASE}/referral-rules`,
  tag: 'Partners',
  summary: 'The current referral rules',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  answer: referralRulesField,
});

/** Creates a new version; earned commissions keep theirs. */
export const changeReferralRules = defineRoute({
  id: 'changeReferralRules',
  method: 'POST',
  path: `${BASE}/referral-rules`,
  tag: 'Partners',
  summary:
    'Set the rules for purchases from now on; ones that protect money less wait for a second owner or a day',
  auth: 'operator',
  permission: 'rules:write',
  confirmed: true,
  limit: 'operatorWrite',
  body: z.strictObject({
    /** The version that the operator saw. */
    version: z.int().check(z.gte(0), z.lte(INTEGER_MAX)),
    reason: reasonField,
    ...rules,
  }),
  answer: referralRulesField,
  errors: ['version_conflict'],
  current: referralRulesField,
});

export const getWaitingRules = defineRoute({
  id: 'getWaitingRules',
  method: 'GET',
  path: `${BASE}/referral-rules/waiting`,
  tag: 'Partners',
  summary: 'The rule change that waits for a second owner or its date',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  answer: z.strictObject({
    waiting: z.nullable(
      z.strictObject({
        id: uuidField,
        rules: z.strictObject(rules),
        reason: z.string(),
        requested_by: z.strictObject({ id: uuidField, name: z.string() }),
        /** When it applies without an approval. */
        due_at: timestampField,
      }),
    ),
  }),
});

/** By another owner than the one who requested it. */
export const approveRuleChange = defineRoute({
  id: 'approveRuleChange',
  method: 'POST',
  path: `${BASE}/referral-rules/waiting/:id/approve`,
  tag: 'Partners',
  summary: 'Approve a waiting rule change, so that it applies now',
  auth: 'operator',
  permission: 'rules:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  answer: emptyAnswer,
  errors: ['rule_change_over', 'second_operator_required'],
});

export const withdrawRuleChange = defineRoute({
  id: 'withdrawRuleChange',
  method: 'POST',
  path: `${BASE}/referral-rules/waiting/:id/withdraw`,
  tag: 'Partners',
  summary: 'Cancel a waiting rule change',
  auth: 'operator',
  permission: 'rules:write',
  limit: 'operatorWrite',
  params: id,
  answer: emptyAnswer,
  errors: ['rule_change_over'],
});

export const listReferralFlags = defineRoute({
  id: 'listReferralFlags',
  method: 'GET',
  path: `${BASE}/referral-flags`,
  tag: 'Partners',
  summary: 'Partners with many accounts from one network, longest waiting first',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  answer: z.array(
    z.strictObject({
      id: uuidField,
      partner_id: uuidField,
      username: z.string(),
      network: z.string(),
      accounts: z.int(),
      held: dollarsField,
      created_at: timestampField,
    }),
  ),
});

/**
 * `cleared`: held commissions continue as usual. `confirmed`: they are reversed, and these accounts earn nothing from
 * now on.
 */
export const resolveReferralFlag = defineRoute({
  id: 'resolveReferralFlag',
  method: 'POST',
  path: `${BASE}/referral-flags/:id/resolve`,
  tag: 'Partners',
  summary: 'Decide whether the accounts of a flag are genuine',
  auth: 'operator',
  permission: 'referrals:write',
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ verdict: z.enum(['cleared', 'confirmed']), reason: reasonField }),
  answer: emptyAnswer,
  errors: ['flag_resolved'],
});
