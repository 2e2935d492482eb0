import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { commissionField, payoutField, payoutStates } from './referrals.ts';
import { defineRoute } from './route.ts';

/** Partners and payouts as the console sees them. Every write leaves an act in the record, with its reason where one is asked. */
const BASE = '/api-admin/api/v1';

const percentField = z.number().check(z.gte(0), z.lte(50));
const before = z.strictObject({ before: z.optional(uuidField) });
const id = z.strictObject({ id: uuidField });

export const operatorPayoutField = z.extend(payoutField, {
  partner_id: uuidField,
  username: z.string(),
  email: z.string(),
  verified: z.boolean(),
  /** What the partner still has; below 0 there is a purchase that was taken back after its earnings were used. */
  available: dollarsField,
  approved_at: z.nullable(timestampField),
  /** Since when an operator sends the money. An approved payout shows its whole address from then on only. */
  sending_at: z.nullable(timestampField),
  /** Whether money was paid to this address before. */
  paid_before: z.boolean(),
});
export type OperatorPayout = z.output<typeof operatorPayoutField>;

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
    /** The id of the last row of the page before. */
    after: z.optional(uuidField),
  }),
  answer: z.array(operatorPayoutField),
});

export const readPayout = defineRoute({
  id: 'readPayout',
  method: 'GET',
  path: `${BASE}/payouts/:id`,
  tag: 'Payouts',
  summary: 'One payout, whichever state it is in',
  auth: 'operator',
  permission: 'payouts:read',
  limit: 'operatorRead',
  params: id,
  answer: operatorPayoutField,
});

/** The whole batch, for whoever sends the money. */
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

/** Not before `not_before`, and not while the partner's balance is below 0. */
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
  errors: ['payout_moved', 'payout_waits', 'balance_too_small'],
});

export const rejectPayout = defineRoute({
  id: 'rejectPayout',
  method: 'POST',
  path: `${BASE}/payouts/:id/reject`,
  tag: 'Payouts',
  summary: 'Decline a payout; the partner reads the reason and has the money back',
  auth: 'operator',
  permission: 'payouts:write',
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: payoutField,
  errors: ['payout_moved', 'payout_underway'],
});

/**
 * Marks an approved payout as being sent and answers with its whole address. From here on nothing takes the approval back, so
 * this comes before the transfer. One operator sends a payout: above the limit of the rules not the one who approved it.
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
  answer: operatorPayoutField,
  errors: ['payout_moved', 'payout_underway', 'second_person_required', 'balance_too_small'],
});

/** Without money to cover it any more the payout is `requested` again. */
export const stopSendingPayout = defineRoute({
  id: 'stopSendingPayout',
  method: 'POST',
  path: `${BASE}/payouts/:id/not-sent`,
  tag: 'Payouts',
  summary: 'Say that the money of a payout was not sent after all',
  auth: 'operator',
  permission: 'payouts:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: operatorPayoutField,
  errors: ['payout_moved'],
});

/** Above the rules' limit this is somebody else than whoever approved. */
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
  errors: ['payout_moved', 'payout_not_started', 'second_person_required', 'transaction_used'],
});

export const operatorPartnerField = z.strictObject({
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
export type OperatorPartner = z.output<typeof operatorPartnerField>;

export const listPartners = defineRoute({
  id: 'listPartners',
  method: 'GET',
  path: `${BASE}/partners`,
  tag: 'Partners',
  summary: 'Everybody who ever earned something or is verified, newest account first, 50 at a time',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  query: before,
  answer: z.array(operatorPartnerField),
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
  summary: 'What a partner brought and earned, with their newest 50 payouts',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  params: id,
  answer: z.extend(operatorPartnerField, { visits: z.int(), payouts: z.array(payoutField) }),
});

export const verifyPartner = defineRoute({
  id: 'verifyPartner',
  method: 'POST',
  path: `${BASE}/partners/:id/verified`,
  tag: 'Partners',
  summary: "Give or take the verified partners' rate, for purchases from now on",
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
  summary: 'Take back what is left of a commission',
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
  /** From this amount on two people pay a payout. */
  second_person_from: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** Accounts that one partner may bring from one network before somebody looks. */
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
  summary: 'The rules that apply to purchases made now',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  answer: referralRulesField,
});

/** A new version; what was earned under an old one keeps it. */
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
    /** The version that was looked at. */
    version: z.int(),
    reason: reasonField,
    ...rules,
  }),
  answer: referralRulesField,
  errors: ['changed_meanwhile'],
  current: referralRulesField,
});

export const getWaitingRules = defineRoute({
  id: 'getWaitingRules',
  method: 'GET',
  path: `${BASE}/referral-rules/waiting`,
  tag: 'Partners',
  summary: 'The change of the rules that waits for a second owner or for its day',
  auth: 'operator',
  permission: 'referrals:read',
  limit: 'operatorRead',
  answer: z.strictObject({
    waiting: z.nullable(
      z.strictObject({
        id: uuidField,
        rules: z.strictObject(rules),
        reason: z.string(),
        asked_by: z.strictObject({ id: uuidField, name: z.string() }),
        /** When it holds without anybody's doing. */
        due_at: timestampField,
      }),
    ),
  }),
});

/** By another owner than the one who asked. */
export const approveRuleChange = defineRoute({
  id: 'approveRuleChange',
  method: 'POST',
  path: `${BASE}/referral-rules/waiting/:id/approve`,
  tag: 'Partners',
  summary: 'Let a change of the rules hold before its day',
  auth: 'operator',
  permission: 'rules:write',
  confirmed: true,
  limit: 'operatorWrite',
  params: id,
  answer: emptyAnswer,
  errors: ['rule_change_over', 'second_person_required'],
});

export const withdrawRuleChange = defineRoute({
  id: 'withdrawRuleChange',
  method: 'POST',
  path: `${BASE}/referral-rules/waiting/:id/withdraw`,
  tag: 'Partners',
  summary: 'Stop a change of the rules that waits',
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

/** `cleared`: what was held goes on as usual. `confirmed`: it is taken back, and these accounts earn nothing any more. */
export const resolveReferralFlag = defineRoute({
  id: 'resolveReferralFlag',
  method: 'POST',
  path: `${BASE}/referral-flags/:id/resolve`,
  tag: 'Partners',
  summary: 'Say whether the accounts of a flag are people',
  auth: 'operator',
  permission: 'referrals:write',
  limit: 'operatorWrite',
  params: id,
  body: z.strictObject({ verdict: z.enum(['cleared', 'confirmed']), reason: reasonField }),
  answer: emptyAnswer,
  errors: ['flag_resolved'],
});
