import * as z from 'zod/mini';
import { dollarsField, emptyAnswer } from './fields.ts';
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

/** Part of a name, whatever its case. */
const searchField = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

export const listCampaigns = defineRoute({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api-admin/api/v1/campaigns',
  tag: 'Referrals',
  summary: 'What each campaign brought, by name, 50 at a time; `after` is the last name before',
  auth: 'operator',
  permission: 'campaigns:read',
  limit: 'operatorRead',
  query: z.strictObject({
    search: searchField,
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.array(campaignFiguresField),
});

/** All that suit the search, by name. */
export const exportCampaigns = defineRoute({
  id: 'exportCampaigns',
  method: 'GET',
  path: '/api-admin/api/v1/campaigns-export',
  tag: 'Referrals',
  summary: 'What each campaign brought, as CSV',
  auth: 'operator',
  permission: 'campaigns:read',
  limit: 'operatorWrite',
  query: z.strictObject({ search: searchField }),
  file: true,
  answer: emptyAnswer,
});
