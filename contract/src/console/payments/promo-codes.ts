import * as z from 'zod/mini';
import {
  dollarsField,
  emailField,
  idField,
  idInQuery,
  timestampField,
  uuidField,
} from '../../shared/fields.ts';
import { PRICE_MAX_CENTS, PROMOCODE_MAX } from '../../shared/limits.ts';
import { multiline } from '../../shared/multiline.ts';
import { paymentStates } from '../../shared/states.ts';
import { reasonField, titledFields, versionField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { searchField } from '../search-fields.ts';

/**
 * `running`: usable now; `planned`: not started; `ended`: expired; `used_up`: limit reached; `paused`: by an operator.
 */
export const promoStates = ['running', 'planned', 'ended', 'used_up', 'paused'] as const;
export const methodCategories = ['worldwide', 'cis'] as const;
export const redemptionStates = ['reserved', 'committed', 'released'] as const;
/** Maximum number of codes per batch. */
export const PROMO_BATCH_MAX = 1_000;

/** Letters, digits and characters that are easy to read out. */
const codeField = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(PROMOCODE_MAX), z.regex(/^[\p{L}\p{N}_-]+$/u));
/** Percent with at most two decimals. */
const percentField = z.number().check(
  z.gte(1),
  z.lte(100),
  z.refine<number>((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6),
);
const ofOne = z.strictObject({ id: idInQuery });

const terms = {
  percent: percentField,
  /** Inclusive. */
  starts_at: z.nullable(timestampField),
  /** Exclusive. */
  ends_at: z.nullable(timestampField),
  /** Total over all buyers; null: no limit, 0: none. */
  max_uses: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
  /** Uses of one buyer. */
  per_user_limit: z.int().check(z.gte(1), z.lte(100)),
  first_purchase_only: z.boolean(),
  /** Minimum price, before fee and discount. */
  min_amount: dollarsField.check(z.gte(0), z.lte(PRICE_MAX_CENTS / 100)),
  method_category: z.nullable(z.enum(methodCategories)),
  /** Empty: every product. */
  product_ids: z.array(idField).check(z.maxLength(200)),
  note: multiline(z.string().check(z.maxLength(500))),
};
type Terms = z.output<z.ZodMiniObject<typeof terms>>;

const validTerms = [
  z.refine<Terms>(
    ({ starts_at, ends_at }) =>
      starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
    { path: ['ends_at'] },
  ),
] as const;
const termsBody = z.strictObject(terms).check(...validTerms);
export type PromoTermsDraft = z.output<typeof termsBody>;

export const consolePromoField = z.strictObject({
  ...terms,
  /** Older codes may have other characters. */
  note: z.string(),
  id: idField,
  code: z.string(),
  version: versionField,
  state: z.enum(promoStates),
  active: z.boolean(),
  /** Reserved and committed redemptions. */
  uses: z.int(),
  /** The only buyer who may use it; null for every buyer. */
  buyer: z.nullable(z.strictObject({ id: uuidField, username: z.string() })),
  /** The batch it was created in. */
  batch_id: z.nullable(uuidField),
  created_at: timestampField,
});
export type ConsolePromo = z.output<typeof consolePromoField>;

const filters = {
  /** Part of a code or note, case-insensitive. */
  search: z.optional(searchField),
  state: z.optional(z.enum(promoStates)),
  batch_id: z.optional(uuidField),
};

/** Promo codes in the console. `promoRefusalOf` has their rules. */
const routes = consoleRoutes({ tag: 'Promo codes', read: 'promos:read', write: 'promos:write' });

export const listPromoCodes = routes.list('listPromoCodes', '/promo-codes', {
  summary: 'Promo codes, newest first, 50 at a time; `before` is the last id of the previous page',
  filters,
  cursor: { before: idInQuery },
  row: consolePromoField,
  export: { id: 'exportPromoCodes', name: 'promo-codes', summary: 'Promo codes as CSV' },
});

export const readPromoCode = routes.get('readPromoCode', '/promo-codes/:id', {
  summary: 'One promo code',
  params: ofOne,
  answer: consolePromoField,
});

/** Products to choose from. */
export const listPromoProducts = routes.get('listPromoProducts', '/promo-products', {
  summary: 'Products that a promo code can be limited to',
  answer: z.array(z.strictObject({ id: idField, ...titledFields })),
});

/**
 * Codes are unique regardless of case: `promo_exists`. A personal code never changes its buyer; `buyer_unknown`: no account
 * has the email.
 */
export const createPromoCode = routes.post('createPromoCode', '/promo-codes', {
  summary: 'Create a promo code, valid at once or from its start date',
  body: z
    .strictObject({
      code: codeField,
      /** Email of the only buyer who may use it; for all others the code does not exist. */
      buyer_email: z.optional(emailField),
      ...terms,
    })
    .check(...validTerms),
  answer: consolePromoField,
  status: 201,
  errors: ['promo_exists', 'buyer_unknown'],
  idempotent: true,
});

/** The code itself cannot change. Payments keep the discount of their quote. */
export const editPromoCode = routes.put('editPromoCode', '/promo-codes/:id', {
  summary: 'Edit the terms of a promo code',
  params: ofOne,
  body: z.strictObject({ ...terms, version: versionField }).check(...validTerms),
  answer: consolePromoField,
  errors: ['version_conflict', 'promo_limit_too_small'],
  current: consolePromoField,
});

/** For buyers a paused code does not exist. */
export const switchPromoCode = routes.post('switchPromoCode', '/promo-codes/:id/active', {
  summary: 'Pause or resume a promo code',
  params: ofOne,
  body: z.strictObject({ active: z.boolean(), version: versionField }),
  answer: consolePromoField,
  errors: ['version_conflict'],
  current: consolePromoField,
});

/** Creates random codes with a prefix, all or none; `listPromoCodes.export` with the batch returns them as CSV. */
export const createPromoBatch = routes.post('createPromoBatch', '/promo-batches', {
  summary: 'Create a batch of promo codes with the same terms',
  body: z
    .strictObject({
      prefix: z.string().check(z.trim(), z.maxLength(30), z.regex(/^[\p{L}\p{N}_-]*$/u)),
      count: z.int().check(z.gte(1), z.lte(PROMO_BATCH_MAX)),
      ...terms,
    })
    .check(...validTerms),
  answer: z.strictObject({ batch_id: uuidField, count: z.int() }),
  status: 201,
  idempotent: true,
});

export const redemptionField = z.strictObject({
  id: uuidField,
  state: z.enum(redemptionStates),
  /** A late payment committed it although the limit was reached. */
  over_limit: z.boolean(),
  user: z.strictObject({ id: uuidField, username: z.string() }),
  payment: z.strictObject({
    id: uuidField,
    number: z.string(),
    state: z.enum(paymentStates),
    discount: dollarsField,
  }),
  created_at: timestampField,
  changed_at: timestampField,
});
export type PromoUse = z.output<typeof redemptionField>;

export const listRedemptions = routes.list('listRedemptions', '/promo-codes/:id/redemptions', {
  summary: 'Redemptions of a promo code, newest first, 50 at a time',
  params: ofOne,
  filters: {},
  cursor: { before: uuidField },
  row: redemptionField,
});

/**
 * Cancels the payment if it is still open, because its price no longer applies; money that arrives anyway is settled as
 * late. Payments that are paid or in review keep their redemption: `redemption_state_changed`.
 */
export const releaseRedemption = routes.post('releaseRedemption', '/redemptions/:id/release', {
  summary: 'Release a reserved redemption of a promo code',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ reason: reasonField }),
  answer: redemptionField,
  errors: ['redemption_state_changed'],
});
