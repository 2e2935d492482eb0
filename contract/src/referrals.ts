import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, idField } from './fields.ts';
import { REFERRAL_ORIGINS_MAX } from './limits.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-user/api/v1/user/referral_data';

export const referralDataField = z.strictObject({
  link: z.string(),
  type: z.enum(['base', 'subs']),
  origins: z.array(z.string()),
  visits: z.int(),
  registrations: z.int(),
  days_earned: z.int(),
  total_earnings: dollarsField,
  paid_out: dollarsField,
  pending_payout: dollarsField,
  available_for_payout_and_orders: dollarsField,
});

export const getReferralData = defineRoute({
  id: 'getReferralData',
  method: 'POST',
  path: BASE,
  tag: 'Referrals',
  summary: 'The affiliate link and its figures',
  auth: 'user',
  limit: 'poll',
  answer: referralDataField,
});

export const countReferralVisit = defineRoute({
  id: 'countReferralVisit',
  method: 'POST',
  path: `${BASE}/visits`,
  tag: 'Referrals',
  summary: 'Count a visit by an affiliate link',
  auth: 'public',
  limit: 'visit',
  query: z.strictObject({ r: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: emptyAnswer,
});

export const chooseReferralMode = defineRoute({
  id: 'chooseReferralMode',
  method: 'POST',
  path: `${BASE}/origins`,
  tag: 'Referrals',
  summary: 'Earn money (`type: base`) or days on up to three origins',
  auth: 'user',
  limit: 'write',
  body: z.union([
    z.strictObject({ type: z.literal('base') }),
    z.strictObject({
      origins: z.array(idField).check(z.minLength(1), z.maxLength(REFERRAL_ORIGINS_MAX)),
    }),
  ]),
  answer: emptyAnswer,
});
