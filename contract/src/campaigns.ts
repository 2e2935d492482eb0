import * as z from 'zod/mini';
import { dollarsField } from './fields.ts';
import { defineRoute } from './route.ts';

export const campaignFiguresField = z.strictObject({
  /** The `utm` value, as visitors brought it. */
  campaign: z.string(),
  /** Visitors of each day, added up. */
  visits: z.int(),
  /** Accounts that used it, by day, added up. */
  activations: z.int(),
  /** Accounts that were made because of it. */
  registrations: z.int(),
  /** Of those, the ones whose money came in. */
  payers: z.int(),
  /** Money that came in from them and was not given back; orders paid by a balance bring none. */
  revenue: dollarsField,
  /** The first and the last day (UTC) anybody came by it; null when nobody was counted. */
  first_day: z.nullable(z.iso.date()),
  last_day: z.nullable(z.iso.date()),
});
export type CampaignFigures = z.output<typeof campaignFiguresField>;

export const listCampaigns = defineRoute({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api-admin/api/v1/campaigns',
  tag: 'Referrals',
  summary: 'What each campaign brought, by name, 50 at a time; `after` is the last name before',
  auth: 'operator',
  permission: 'campaigns:read',
  limit: 'operatorRead',
  query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.array(campaignFiguresField),
});
