import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  idField,
  idInQuery,
  timestampField,
  uuidField,
} from './fields.ts';
import { PROMOCODE_MAX } from './limits.ts';
import { multiline } from './multiline.ts';
import { reasonField, versionField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** Promo codes as the console sees them. Their rules are those of `judgePromocode`. */
const BASE = '/api-admin/api/v1';

/** `running`: can be used now; `planned`: not yet; `ended`: its time is over; `used_up`: its limit is reached; `paused` by an operator. */
export const promoStates = ['running', 'planned', 'ended', 'used_up', 'paused'] as const;
export const methodCategories = ['worldwide', 'cis'] as const;
export const promoUseStates = ['reserved', 'committed', 'released'] as const;
/** Codes that one press makes. */
export const PROMO_BATCH_MAX = 1_000;

/** Letters, digits and signs that a person can read to another. */
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
  /** From this moment, inclusive. */
  starts_at: z.nullable(timestampField),
  /** Until this moment, exclusive. */
  ends_at: z.nullable(timestampField),
  /** Of all buyers together; null: no limit, 0: nobody. */
  max_uses: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
  per_user_limit: z.int().check(z.gte(1), z.lte(100)),
  first_purchase_only: z.boolean(),
  /** Of the price, before fee and discount. */
  min_amount: dollarsField.check(z.gte(0), z.lte(99_999.99)),
  method_category: z.nullable(z.enum(methodCategories)),
  /** Empty: every product. */
  product_ids: z.array(idField).check(z.maxLength(200)),
  note: multiline(z.string().check(z.maxLength(500))),
};
type Terms = z.output<z.ZodMiniObject<typeof terms>>;

const soundTerms = [
  z.refine<Terms>(
    ({ starts_at, ends_at }) =>
      starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
    { path: ['ends_at'] },
  ),
] as const;
const termsBody = z.strictObject(terms).check(...soundTerms);
export type PromoTermsDraft = z.output<typeof termsBody>;

export const operatorPromoField = z.strictObject({
  ...terms,
  /** Codes of older days may say more. */
  note: z.string(),
  id: idField,
  code: z.string(),
  version: versionField,
  state: z.enum(promoStates),
  active: z.boolean(),
  /** Reserved and committed. */
  uses: z.int(),
  /** What it was made together with. */
  batch: z.nullable(uuidField),
  created_at: timestampField,
});
export type OperatorPromo = z.output<typeof operatorPromoField>;

const reading = {
  tag: 'Promo codes',
  auth: 'operator',
  permission: 'promos:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag: 'Promo codes',
  auth: 'operator',
  permission: 'promos:write',
  limit: 'operatorWrite',
} as const;

const filters = {
  /** Part of a code or of a note, whatever its case. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  state: z.optional(z.enum(promoStates)),
  batch: z.optional(uuidField),
};

export const listPromoCodes = defineRoute({
  ...reading,
  id: 'listPromoCodes',
  method: 'GET',
  path: `${BASE}/promo-codes`,
  summary: 'Promo codes, newest first, 50 at a time; `before` is the last id of the page before',
  query: z.strictObject({ ...filters, before: z.optional(idInQuery) }),
  answer: z.array(operatorPromoField),
});

/** All that suit the filters, newest first. */
export const exportPromoCodes = defineRoute({
  ...reading,
  id: 'exportPromoCodes',
  method: 'GET',
  path: `${BASE}/promo-codes-export`,
  summary: 'Promo codes as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});

export const readPromoCode = defineRoute({
  ...reading,
  id: 'readPromoCode',
  method: 'GET',
  path: `${BASE}/promo-codes/:id`,
  summary: 'One promo code, to look at it and to edit it',
  params: ofOne,
  answer: operatorPromoField,
});

/** What a code can be limited to. */
export const listPromoProducts = defineRoute({
  ...reading,
  id: 'listPromoProducts',
  method: 'GET',
  path: `${BASE}/promo-products`,
  summary: 'The products that a promo code can be limited to',
  answer: z.array(z.strictObject({ id: idField, title: z.string() })),
});

/** Whatever its case, a code is there once: `promo_exists`. */
export const createPromoCode = defineRoute({
  ...writing,
  id: 'createPromoCode',
  method: 'POST',
  path: `${BASE}/promo-codes`,
  summary: 'Make a promo code; it works at once, or when its time comes',
  body: z.strictObject({ code: codeField, ...terms }).check(...soundTerms),
  answer: operatorPromoField,
  status: 201,
  errors: ['promo_exists'],
  idempotent: true,
});

/** The code itself stays. Payments keep the discount that they were quoted. */
export const editPromoCode = defineRoute({
  ...writing,
  id: 'editPromoCode',
  method: 'PUT',
  path: `${BASE}/promo-codes/:id`,
  summary: 'Replace the terms of a promo code',
  params: ofOne,
  body: z.strictObject({ ...terms, version: versionField }).check(...soundTerms),
  answer: operatorPromoField,
  errors: ['changed_meanwhile', 'promo_limit_too_small'],
  current: operatorPromoField,
});

/** A paused code is as unknown to buyers as one that never was. */
export const switchPromoCode = defineRoute({
  ...writing,
  id: 'switchPromoCode',
  method: 'POST',
  path: `${BASE}/promo-codes/:id/active`,
  summary: 'Pause a promo code, or let it work again',
  params: ofOne,
  body: z.strictObject({ active: z.boolean(), version: versionField }),
  answer: operatorPromoField,
  errors: ['changed_meanwhile'],
  current: operatorPromoField,
});

/** Random codes after a prefix, all of them or none; `exportPromoCodes` with the batch answers them as CSV. */
export const createPromoBatch = defineRoute({
  ...writing,
  id: 'createPromoBatch',
  method: 'POST',
  path: `${BASE}/promo-batches`,
  summary: 'Make many promo codes with the same terms',
  body: z
    .strictObject({
      prefix: z.string().check(z.trim(), z.maxLength(30), z.regex(/^[\p{L}\p{N}_-]*$/u)),
      count: z.int().check(z.gte(1), z.lte(PROMO_BATCH_MAX)),
      ...terms,
    })
    .check(...soundTerms),
  answer: z.strictObject({ batch: uuidField, count: z.int() }),
  status: 201,
  idempotent: true,
});

export const promoUseField = z.strictObject({
  id: uuidField,
  state: z.enum(promoUseStates),
  /** Late money took it again although the limit was full. */
  over_limit: z.boolean(),
  user: z.strictObject({ id: uuidField, username: z.string() }),
  payment: z.strictObject({ id: uuidField, state: z.string(), discount: dollarsField }),
  created_at: timestampField,
  changed_at: timestampField,
});
export type PromoUse = z.output<typeof promoUseField>;

export const listPromoUses = defineRoute({
  ...reading,
  id: 'listPromoUses',
  method: 'GET',
  path: `${BASE}/promo-codes/:id/uses`,
  summary: 'Who used a promo code, newest first, 50 at a time',
  params: ofOne,
  query: z.strictObject({
    /** The id of the last row of the page before. */
    before: z.optional(uuidField),
  }),
  answer: z.array(promoUseField),
});

/**
 * A payment that is still open is canceled by it, so that nobody pays a price that is promised no more; money that comes all the
 * same is honoured as late. What is paid or held for review keeps its use: `promo_use_moved`.
 */
export const releasePromoUse = defineRoute({
  ...writing,
  id: 'releasePromoUse',
  method: 'POST',
  path: `${BASE}/promo-uses/:id/release`,
  summary: 'Give a reserved use of a promo code back',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ reason: reasonField }),
  answer: promoUseField,
  errors: ['promo_use_moved'],
});
