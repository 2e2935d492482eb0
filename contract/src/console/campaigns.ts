import * as z from 'zod/mini';
import { CAMPAIGN_MAX } from '../shared/campaign-name.ts';
import { dollarsField, promocodeField } from '../shared/fields.ts';
import { AMOUNT_MAX_DOLLARS } from '../shared/limits.ts';
import { consoleRoutes } from './routes.ts';
import { searchField } from './search-fields.ts';

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
  /** All that was spent on it, as entered; null until it is. */
  cost: z.nullable(dollarsField),
  /** Revenue divided by cost, with two decimals; null without a cost. */
  return: z.nullable(z.number()),
  /** Null without a cost, and while none has paid. */
  cost_per_payer: z.nullable(dollarsField),
  /** First and last day (UTC) with a counted visit or use; null when there is none. */
  first_day: z.nullable(z.iso.date()),
  last_day: z.nullable(z.iso.date()),
});
export type CampaignFigures = z.output<typeof campaignFiguresField>;

const routes = consoleRoutes({
  tag: 'Referrals',
  read: 'campaigns:read',
  write: 'campaigns:write',
});

export const listCampaigns = routes.list('listCampaigns', '/campaigns', {
  summary:
    'Results of each campaign by name, 50 at a time; `after` is the last name of the previous page',
  filters: {
    /** Part of a name, case-insensitive. */
    search: z.optional(searchField),
  },
  cursor: { after: z.string().check(z.maxLength(200)) },
  key: 'campaign',
  row: campaignFiguresField,
  export: {
    id: 'exportCampaigns',
    name: 'campaigns',
    summary: 'Results of each campaign as CSV',
  },
});

const campaignCostField = z.strictObject({
  campaign: z.string(),
  cost: z.nullable(dollarsField),
});
export type CampaignCost = z.output<typeof campaignCostField>;

const costField = z.nullable(
  z.number().check(z.gte(0), z.lte(AMOUNT_MAX_DOLLARS), z.multipleOf(0.01)),
);

export const setCampaignCost = routes.put('setCampaignCost', '/campaign-costs', {
  summary: 'Enter what a campaign has cost so far; null removes it',
  body: z.strictObject({
    campaign: z.string().check(z.minLength(1), z.maxLength(200)),
    cost: costField,
    /** The cost that the form showed. */
    expected_cost: costField,
  }),
  answer: campaignCostField,
  errors: ['version_conflict'],
  current: campaignCostField,
});

const campaignPart = z.string().check(z.maxLength(CAMPAIGN_MAX));

/** The parts of a campaign's link as they are typed. Nothing of it is sent: a campaign appears with its first visitor. */
export const campaignLinkDraft = z.strictObject({
  page: z.string(),
  campaign: campaignPart,
  source: campaignPart,
  medium: campaignPart,
  coupon: promocodeField,
});
export type CampaignLink = z.output<typeof campaignLinkDraft>;
