import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField, uuidField } from '../shared/fields.ts';
import { AMOUNT_MAX_DOLLARS } from '../shared/limits.ts';
import { commissionField, payoutField, payoutStates } from '../shop/referrals.ts';
import { reasonField, versionOrNoneField } from './fields.ts';
import { consoleRoutes } from './routes.ts';

/** Percent of the amount that a buyer paid, without the fee of the payment method. */
const percentField = z.number().check(z.gte(0), z.lte(50));
const id = z.strictObject({ id: uuidField });

export const consolePayoutField = z.extend(payoutField, {
  partner_id: uuidField,
  username: z.string(),
  email: z.string(),
  verified: z.boolean(),
  /** The parts of the amount: commissions, and refunds to the balance, which a payout uses first. */
  from_commissions: dollarsField,
  from_refunds: dollarsField,
  /** The partner's balance; below 0 when a purchase was reversed after its earnings were used. */
  available: dollarsField,
  approved_at: z.nullable(timestampField),
  /** When an operator started to send the money. Only from then on is the full address shown. */
  sending_at: z.nullable(timestampField),
  /** Whether this address was paid before. */
  paid_before: z.boolean(),
});
export type ConsolePayout = z.output<typeof consolePayoutField>;

/** Partners and payouts in the console. Every write records an audit event, with its reason where one is required. */
const payouts = consoleRoutes({ tag: 'Payouts', read: 'payouts:read', write: 'payouts:write' });
const referrals = consoleRoutes({
  tag: 'Partners',
  read: 'referrals:read',
  write: 'referrals:write',
});

export const listConsolePayouts = payouts.list('listConsolePayouts', '/payouts', {
  summary: 'Payouts in a state, longest waiting first, 50 at a time',
  filters: {
    state: z.enum(payoutStates),
  },
  cursor: { after: uuidField },
  row: consolePayoutField,
  export: { id: 'exportPayouts', name: 'payouts', summary: 'Payouts in a state as CSV' },
});

export const readPayout = payouts.get('readPayout', '/payouts/:id', {
  summary: 'One payout in any state',
  params: id,
  answer: consolePayoutField,
});

export const openPayoutStates = ['requested', 'approved'] as const;
const payoutTotalField = z.strictObject({ count: z.int(), total: dollarsField });

export const readPayoutTotals = payouts.get('readPayoutTotals', '/payout-totals', {
  summary: 'What waits for approval, and what is approved and not paid yet',
  answer: z.strictObject({ requested: payoutTotalField, approved: payoutTotalField }),
});

/** Refused before `not_before`, and while the partner's balance is below 0. */
export const approvePayout = payouts.post('approvePayout', '/payouts/:id/approve', {
  summary: 'Approve a requested payout',
  confirmed: true,
  params: id,
  answer: payoutField,
  errors: ['payout_state_changed', 'payout_waits', 'balance_too_small'],
});

export const rejectPayout = payouts.post('rejectPayout', '/payouts/:id/reject', {
  summary: 'Decline a payout; the partner sees the reason and the money returns to their balance',
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
export const sendPayout = payouts.post('sendPayout', '/payouts/:id/send', {
  summary: 'Start sending an approved payout and see its address',
  confirmed: true,
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
export const stopSendingPayout = payouts.post('stopSendingPayout', '/payouts/:id/not-sent', {
  summary: 'Undo the start of sending; no money was sent',
  confirmed: true,
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: consolePayoutField,
  errors: ['payout_state_changed'],
});

/** Above the limit in the rules, another operator than the one who approved. */
export const markPayoutPaid = payouts.post('markPayoutPaid', '/payouts/:id/paid', {
  summary: 'Record the transaction that paid an approved payout',
  confirmed: true,
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

export const listPartners = referrals.list('listPartners', '/partners', {
  summary:
    'Partners who earned something or are verified, newest account first, 50 at a time; refunds to a balance are not earnings',
  filters: {},
  cursor: { before: uuidField },
  row: consolePartnerField,
  export: { id: 'exportPartners', name: 'partners', summary: 'Partners as CSV' },
});

export const readPartner = referrals.get('readPartner', '/partners/:id', {
  summary: 'Figures of a partner, with their newest 50 payouts',
  params: id,
  answer: z.extend(consolePartnerField, { visits: z.int(), payouts: z.array(payoutField) }),
});

export const verifyPartner = referrals.post('verifyPartner', '/partners/:id/verified', {
  summary: 'Grant or remove the verified rate of a partner, for future purchases',
  params: id,
  body: z.strictObject({ verified: z.boolean(), reason: reasonField }),
  answer: emptyAnswer,
});

/** A commission with the payment that it was earned with. */
export const consoleCommissionField = z.extend(commissionField, { payment_id: uuidField });
export type ConsoleCommission = z.output<typeof consoleCommissionField>;

export const listPartnerCommissions = referrals.list(
  'listPartnerCommissions',
  '/partners/:id/commissions',
  {
    summary: "A partner's commissions, newest first, 50 at a time",
    params: id,
    filters: {},
    cursor: { before: uuidField },
    row: consoleCommissionField,
  },
);

export const voidCommission = referrals.post('voidCommission', '/commissions/:id/void', {
  summary: 'Reverse the rest of a commission',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: emptyAnswer,
});

const rules = {
  deposit: percentField,
  first_payment: percentField,
  verified: percentField,
  hold_days: z.int().check(z.gte(0), z.lte(365)),
  /** Dollars. */
  payout_minimum: z.number().check(z.gte(0.01), z.lte(100_000)),
  /** From this amount in dollars on, a payout needs two operators. */
  second_operator_from: z.number().check(z.gte(0), z.lte(AMOUNT_MAX_DOLLARS)),
  /** Accounts that one partner may refer from one network before an operator has to check. */
  accounts_per_network: z.int().check(z.gte(1), z.lte(1_000)),
};

export const referralRulesField = z.strictObject({
  version: z.int(),
  created_at: timestampField,
  ...rules,
});

export const getReferralRules = referrals.get('getReferralRules', '/referral-rules', {
  summary: 'The current referral rules',
  answer: referralRulesField,
});

/** The rules that a form collects before it asks for a reason. */
export const referralRulesDraft = z.strictObject({
  /** The version that the operator saw. */
  version: versionOrNoneField,
  ...rules,
});

/** Creates a new version; earned commissions keep theirs. */
export const changeReferralRules = referrals.post('changeReferralRules', '/referral-rules', {
  permission: 'rules:write',
  summary:
    'Set the rules for purchases from now on; ones that protect money less wait for a second owner or a day',
  confirmed: true,
  body: z.extend(referralRulesDraft, { reason: reasonField }),
  answer: referralRulesField,
  errors: ['version_conflict'],
  current: referralRulesField,
});

export const getWaitingRules = referrals.get('getWaitingRules', '/referral-rules/waiting', {
  summary: 'The rule change that waits for a second owner or its date',
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
export const approveRuleChange = referrals.post(
  'approveRuleChange',
  '/referral-rules/waiting/:id/approve',
  {
    permission: 'rules:write',
    summary: 'Approve a waiting rule change, so that it applies now',
    confirmed: true,
    params: id,
    answer: emptyAnswer,
    errors: ['rule_change_over', 'second_operator_required'],
  },
);

export const withdrawRuleChange = referrals.post(
  'withdrawRuleChange',
  '/referral-rules/waiting/:id/withdraw',
  {
    permission: 'rules:write',
    summary: 'Cancel a waiting rule change',
    params: id,
    answer: emptyAnswer,
    errors: ['rule_change_over'],
  },
);

export const listReferralFlags = referrals.get('listReferralFlags', '/referral-flags', {
  summary: 'Partners with many accounts from one network, longest waiting first',
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
export const resolveReferralFlag = referrals.post(
  'resolveReferralFlag',
  '/referral-flags/:id/resolve',
  {
    summary: 'Decide whether the accounts of a flag are genuine',
    params: id,
    body: z.strictObject({ verdict: z.enum(['cleared', 'confirmed']), reason: reasonField }),
    answer: emptyAnswer,
    errors: ['flag_resolved'],
  },
);
