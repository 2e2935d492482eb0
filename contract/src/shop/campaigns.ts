import * as z from 'zod/mini';
import { dollarsField, emptyAnswer } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

export const campaignFiguresField = z.strictObject({
  /** The `utm` value of the visitors' links. */
  campaign: z.string(),
  /** Sum of the visitors of each day. */
  visits: z.int(),
  /** Sum over days of accounts that used it. */
  activations: z.int(),
  /** Accounts registered through it. */
  registrations: z.int(),
  /** Of those, accounts with a paid order. */
  payers: z.int(),
  /** Money received from them minus refunds; orders paid from a balance do not count. */
  revenue: dollarsField,
  /** First and last day (UTC) with a counted visit or use; null when there is none. */
  first_day: z.nullable(z.iso.date()),
  last_day: z.nullable(z.iso.date()),
});
export type CampaignFigures = z.output<typeof campaignFiguresField>;

/** Part of a name, case-insensitive. */
const searchField = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

export const listCampaigns = defineRoute({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api-admin/api/v1/campaigns',
  tag: 'Referrals',
  summary:
    'Results of each campaign by name, 50 at a time; `after` is the last name of the previous page',
  auth: 'operator',
  permission: 'campaigns:read',
  limit: 'operatorRead',
  query: z.strictObject({
    search: searchField,
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.array(campaignFiguresField),
});

/** All campaigns that match the search, by name. */
export const exportCampaigns = defineRoute({
  id: 'exportCampaigns',
  confirmed: true,
  method: 'GET',
  path: '/api-admin/api/v1/campaigns-export',
  tag: 'Referrals',
  summary: 'Results of each campaign as CSV',
  auth: 'operator',
  permission: 'campaigns:read',
  limit: 'operatorWrite',
  query: z.strictObject({ search: searchField }),
  file: true,
  answer: emptyAnswer,
});
