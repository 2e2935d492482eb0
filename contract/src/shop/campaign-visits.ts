import * as z from 'zod/mini';
import { CAMPAIGN_MAX } from '../shared/campaign-name.ts';
import { emptyAnswer } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

const campaignField = z.string().check(z.minLength(1), z.maxLength(CAMPAIGN_MAX));

export const activateCampaign = defineRoute({
  id: 'activateCampaign',
  method: 'POST',
  path: '/api-user/api/v1/utm/activate',
  tag: 'Referrals',
  summary: 'Record a campaign for the signed-in user',
  auth: 'user',
  limit: 'write',
  body: z.strictObject({ value: campaignField, register: z.optional(z.boolean()) }),
  answer: emptyAnswer,
});

export const visitCampaign = defineRoute({
  id: 'visitCampaign',
  method: 'POST',
  path: '/api-user/api/v1/utm/visit',
  tag: 'Referrals',
  summary: 'Count a visit of a campaign',
  auth: 'public',
  limit: 'visit',
  body: z.strictObject({ value: campaignField }),
  answer: emptyAnswer,
});
