import * as z from 'zod/mini';
import { dollarsField, idField, timestampField, uuidField } from '../../shared/fields.ts';
import { renewalMethodField } from '../../shop/renewals.ts';
import { titledFields } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { searchField } from '../search-fields.ts';
import { agreementStops, consoleAttemptField, consoleRenewalStates } from './renewals.ts';

/** Days ahead in which a renewal counts as due, and days back over which the shares are counted. */
export const RENEWAL_FIGURES_DAYS = 30;
/** Closed renewals are listed for this long. */
export const CLOSED_RENEWALS_DAYS = 90;

/**
 * `due`: not charged yet, and charged within 30 days. `at_risk`: open, and declined, without an answer of the provider,
 * waiting for the buyer or an operator, or with a method that will not work on the day of the charge. `recovered`:
 * paid after a failed attempt. `lost`: given up unpaid, or canceled because its method was removed or revoked.
 * `closed`: all that have ended.
 */
export const renewalGroups = ['due', 'at_risk', 'recovered', 'lost', 'closed'] as const;
export type RenewalGroup = (typeof renewalGroups)[number];

/** Why a renewal ended unpaid: why its agreement was stopped, or one of these. */
export const renewalEnds = [...agreementStops, 'stopped', 'blocked', 'end_moved'] as const;

export const listedRenewalField = z.strictObject({
  id: uuidField,
  subscription_id: uuidField,
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  product: z.strictObject({ id: idField, ...titledFields }),
  state: z.enum(consoleRenewalStates),
  method: renewalMethodField,
  /** Why an open renewal cannot be charged with its method when its day comes. */
  method_problem: z.nullable(z.enum(['expires', 'dead'])),
  /** What the buyer was notified of; before that, what they agreed to at most. */
  total: dollarsField,
  /** When it is charged next; if no charge is planned, when it was charged last; null if it never was. */
  charge_at: z.nullable(timestampField),
  last_attempt: z.nullable(z.pick(consoleAttemptField, { state: true, decline: true, code: true })),
  end_reason: z.nullable(z.enum(renewalEnds)),
});
export type ListedRenewal = z.output<typeof listedRenewalField>;

const routes = consoleRoutes({ tag: 'Subscriptions', read: 'subscriptions:read' });

export const listConsoleRenewals = routes.list('listConsoleRenewals', '/renewals', {
  summary:
    'Open renewals by the end of access, or one group of them; those that ended in the last 90 days newest first; 50 at a time',
  filters: {
    /** Part of a username or email. */
    search: z.optional(searchField),
    group: z.optional(z.enum(renewalGroups)),
  },
  cursor: { after: uuidField },
  row: listedRenewalField,
  export: { id: 'exportRenewals', name: 'renewals', summary: 'Renewals as CSV' },
});

const shareField = z.strictObject({ count: z.int(), of: z.int() });

/** A renewal is decided when it is paid or lost; those of the last 30 days count. */
export const readRenewalFigures = routes.get('readRenewalFigures', '/renewal-figures', {
  summary: 'Renewals due in 30 days, and how those of the last 30 days ended',
  answer: z.strictObject({
    due: z.strictObject({ count: z.int(), total: dollarsField }),
    /** Paid by the first attempt, of those decided. */
    first_try: shareField,
    /** Paid after a failed attempt, of those decided that had one. */
    recovered: shareField,
    /** Lost, of those decided. */
    lost: shareField,
  }),
});
