import * as z from 'zod/mini';
import { timestampField } from '../../shared/fields.ts';
import { defineRoutes } from '../../shared/route.ts';
import { ratedCurrencies } from '../../shared/shop-settings.ts';

const routes = defineRoutes({ tag: 'Catalogue', base: '/api-subs/api/v1/shown-rate' });

/** Units of a currency for one dollar, to show a price in it too. Nothing is charged by this rate. */
export const shownRateField = z.strictObject({
  currency: z.enum(ratedCurrencies),
  /** Units of the currency for one dollar, at most four decimals. */
  rate: z.number(),
  /** When its source published it. */
  rate_at: timestampField,
});
export type ShownRate = z.output<typeof shownRateField>;

export const readShownRate = routes.open.get('readShownRate', '', {
  summary: 'The rate of the currency that prices are also shown in',
  limit: 'open',
  answer: z.strictObject({
    /** Null where the shop shows dollars only, or has no recent rate. */
    shown: z.nullable(shownRateField),
  }),
});
