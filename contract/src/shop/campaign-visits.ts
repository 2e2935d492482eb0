import * as z from 'zod/mini';
import { CAMPAIGN_MAX } from '../shared/campaign-name.ts';
import { emptyAnswer } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Referrals', base: '/api-user/api/v1/utm' });

const campaignField = z.string().check(z.minLength(1), z.maxLength(CAMPAIGN_MAX));

export const activateCampaign = routes.post('activateCampaign', '/activate', {
  summary: 'Record a campaign for the signed-in user',
  body: z.strictObject({ value: campaignField, register: z.optional(z.boolean()) }),
  answer: emptyAnswer,
});

export const visitCampaign = routes.open.post('visitCampaign', '/visit', {
  summary: 'Count a visit of a campaign',
  limit: 'visit',
  body: z.strictObject({ value: campaignField }),
  answer: emptyAnswer,
});
