import * as z from 'zod/mini';
import { rateSources, timestampField } from '../../shared/fields.ts';
import { ratedCurrencies } from '../../shared/shop-settings.ts';
import { consoleRoutes } from '../routes.ts';

/** The rate of the currency that prices are also shown in. */
const routes = consoleRoutes({ tag: 'Settings', read: 'settings:read', write: 'settings:write' });

/** How long a fetched rate is used while its source does not answer. */
export const SHOWN_RATE_UNSEEN_DAYS = 5;

const currencyField = z.enum(ratedCurrencies);

export const shownRateState = z.strictObject({
  currency: currencyField,
  /** Units for one dollar; null while there is no recent rate, and prices are shown in dollars only. */
  rate: z.nullable(z.number()),
  source: z.nullable(z.enum(rateSources)),
  /** When its source published it. */
  rate_at: z.nullable(timestampField),
  /** When the shop last got it from the Bank of Russia; null for a rate of another source. */
  seen_at: z.nullable(timestampField),
  /** Whether the Bank of Russia has not answered for a day; after five days the rate is not shown any more. */
  stale: z.boolean(),
});
export type ShownRateState = z.output<typeof shownRateState>;

export const getShownRateState = routes.get('getShownRateState', '/settings/shown-rate', {
  summary: 'The rate that prices are shown at in a currency',
  query: z.strictObject({ currency: currencyField }),
  answer: shownRateState,
});

/** Fetches the rate now, also of a currency that is not saved yet. */
export const testShownRate = routes.post('testShownRate', '/settings/shown-rate/test', {
  summary: 'Fetch the rate of a currency for real',
  body: z.strictObject({ currency: currencyField }),
  answer: z.extend(shownRateState, {
    /** Why there is no new rate: the Bank of Russia did not answer, or answered with a rate that looks wrong. */
    problem: z.nullable(z.enum(['no_answer', 'implausible'])),
  }),
});
