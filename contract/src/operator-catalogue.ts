import * as z from 'zod/mini';
import { emptyAnswer, idField, idInQuery, timestampField } from './fields.ts';
import { multiline } from './multiline.ts';
import { versionField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** Products, their prices and the services they lead to, as the console sees them. */
const BASE = '/api-admin/api/v1';

/** `active`: on sale; `inactive`: shown, cannot be ordered; `archived`: shown to nobody. */
export const productStates = ['active', 'inactive', 'archived'] as const;
export const durationUnits = ['day', 'month', 'year'] as const;

const searchField = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const ofOne = z.strictObject({ id: idInQuery });
const versionBody = z.strictObject({ version: versionField });

/** Dollars, with cents and no more. */
const amountField = z.number().check(
  z.gte(0),
  z.lte(99_999.99),
  z.refine<number>((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6),
);

const durationFields = {
  count: z.int().check(z.gte(1), z.lte(120)),
  unit: z.enum(durationUnits),
};

/**
 * With the `id` of a price that holds: that price, or its next version when its amount or term is another now. Without: a new
 * one. A price that is left out is archived; what was bought at it stays what it was.
 */
const priceDraft = z.strictObject({
  id: z.optional(idField),
  ...durationFields,
  amount: amountField,
});
export type PriceDraft = z.output<typeof priceDraft>;

const hasEachTermOnce = (prices: readonly { readonly count: number; readonly unit: string }[]) =>
  new Set(prices.map(({ count, unit }) => `${count} ${unit}`)).size === prices.length;

const draft = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: multiline(z.string().check(z.maxLength(500))),
  description_ru: multiline(z.string().check(z.maxLength(500))),
  active: z.boolean(),
  /** While inactive: on sale by itself from then. */
  active_from: z.nullable(timestampField),
  /** In the order of their pictures and links. */
  origin_ids: z.array(idField).check(z.maxLength(20)),
  prices: z.array(priceDraft).check(z.maxLength(20)),
};
type Draft = z.output<z.ZodMiniObject<typeof draft>>;

const soundDraft = [
  z.refine<Draft>(({ active, active_from }) => !active || active_from === null, {
    path: ['active_from'],
  }),
  z.refine<Draft>(({ origin_ids }) => new Set(origin_ids).size === origin_ids.length, {
    path: ['origin_ids'],
  }),
  z.refine<Draft>(({ prices }) => hasEachTermOnce(prices), { path: ['prices'] }),
] as const;

const draftBody = z.strictObject(draft).check(...soundDraft);
export type ProductDraft = z.output<typeof draftBody>;

/**
 * The prices that take the place of those that hold, all of them, from a moment on. They name no price that holds: by then it
 * may be another one, so each becomes the next version of the price for the same term.
 */
const plannedPrices = {
  begins_at: timestampField,
  prices: z
    .array(z.strictObject({ ...durationFields, amount: amountField }))
    .check(z.minLength(1), z.maxLength(20), z.refine(hasEachTermOnce)),
};
const plannedPricesBody = z.strictObject(plannedPrices);
export type PlannedPrices = z.output<typeof plannedPricesBody>;

const originInProduct = z.strictObject({ id: idField, title: z.string(), picture: z.string() });

export const operatorProductField = z.strictObject({
  id: idField,
  version: versionField,
  state: z.enum(productStates),
  title: z.string(),
  description: z.string(),
  description_ru: z.string(),
  active_from: z.nullable(timestampField),
  origins: z.array(originInProduct),
  prices: z.array(z.strictObject({ id: idField, ...durationFields, amount: z.number() })),
  /** Prices that held before, latest first; at most 50. */
  past_prices: z.array(
    z.strictObject({
      id: idField,
      ...durationFields,
      amount: z.number(),
      from: timestampField,
      until: timestampField,
    }),
  ),
  planned_prices: z.nullable(
    z.strictObject({
      begins_at: timestampField,
      prices: z.array(z.strictObject({ ...durationFields, amount: z.number() })),
    }),
  ),
});
export type OperatorProduct = z.output<typeof operatorProductField>;

export const productRowField = z.strictObject({
  id: idField,
  title: z.string(),
  state: z.enum(productStates),
  active_from: z.nullable(timestampField),
  pictures: z.array(z.string()),
  price_count: z.int(),
});
export type ProductRow = z.output<typeof productRowField>;

const tag = 'Catalogue';
const reading = {
  tag,
  auth: 'operator',
  permission: 'products:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag,
  auth: 'operator',
  permission: 'products:write',
  limit: 'operatorWrite',
} as const;

export const listProducts = defineRoute({
  ...reading,
  id: 'listProducts',
  method: 'GET',
  path: `${BASE}/products`,
  summary: 'Products in the order buyers see, 50 at a time; archived ones only when asked for',
  query: z.strictObject({
    search: z.optional(searchField),
    state: z.optional(z.enum(productStates)),
    /** The last row of the page before. */
    after: z.optional(idInQuery),
  }),
  answer: z.array(productRowField),
});

export const readProduct = defineRoute({
  ...reading,
  id: 'readProduct',
  method: 'GET',
  path: `${BASE}/products/:id`,
  summary: 'One product with its prices, to edit it',
  params: ofOne,
  answer: operatorProductField,
});

/** `product_incomplete`: what is on sale, now or from a moment on, has a price and leads to a service. */
const draftErrors = ['product_incomplete', 'origin_unknown'] as const;

export const createProduct = defineRoute({
  ...writing,
  id: 'createProduct',
  method: 'POST',
  path: `${BASE}/products`,
  summary: 'Make a product; it comes last in the order',
  body: draftBody,
  answer: operatorProductField,
  status: 201,
  errors: draftErrors,
  idempotent: true,
});

export const editProduct = defineRoute({
  ...writing,
  id: 'editProduct',
  method: 'PUT',
  path: `${BASE}/products/:id`,
  summary: 'Replace what a product says; a changed price is a new version of it',
  params: ofOne,
  body: z.strictObject({ ...draft, version: versionField }).check(...soundDraft),
  answer: operatorProductField,
  errors: [...draftErrors, 'changed_meanwhile'],
  current: operatorProductField,
});

export const duplicateProduct = defineRoute({
  ...writing,
  id: 'duplicateProduct',
  method: 'POST',
  path: `${BASE}/products/:id/duplicate`,
  summary: 'Make an inactive copy with the same texts, services and prices',
  params: ofOne,
  answer: operatorProductField,
  status: 201,
  idempotent: true,
});

export const archiveProduct = defineRoute({
  ...writing,
  id: 'archiveProduct',
  method: 'POST',
  path: `${BASE}/products/:id/archive`,
  summary: 'Take a product out of the shop; who has bought it keeps it',
  params: ofOne,
  body: versionBody,
  answer: operatorProductField,
  errors: ['changed_meanwhile'],
  current: operatorProductField,
});

export const restoreProduct = defineRoute({
  ...writing,
  id: 'restoreProduct',
  method: 'POST',
  path: `${BASE}/products/:id/restore`,
  summary: 'Bring an archived product back, inactive',
  params: ofOne,
  body: versionBody,
  answer: operatorProductField,
  errors: ['changed_meanwhile'],
  current: operatorProductField,
});

export const moveProduct = defineRoute({
  ...writing,
  id: 'moveProduct',
  method: 'POST',
  path: `${BASE}/products/:id/move`,
  summary: 'Put a product before another, or last, in the order of the shop',
  params: ofOne,
  body: z.strictObject({ before: z.nullable(idField) }),
  answer: emptyAnswer,
});

export const planPrices = defineRoute({
  ...writing,
  permission: 'prices:write',
  confirmed: true,
  id: 'planPrices',
  method: 'PUT',
  path: `${BASE}/products/:id/planned-prices`,
  summary: 'Plan other prices for a moment to come, in the place of what was planned before',
  params: ofOne,
  body: z.strictObject({ ...plannedPrices, version: versionField }),
  answer: operatorProductField,
  errors: ['changed_meanwhile'],
  current: operatorProductField,
});

export const cancelPlannedPrices = defineRoute({
  ...writing,
  permission: 'prices:write',
  confirmed: true,
  id: 'cancelPlannedPrices',
  method: 'POST',
  path: `${BASE}/products/:id/planned-prices/cancel`,
  summary: 'Let the prices that hold go on',
  params: ofOne,
  body: versionBody,
  answer: operatorProductField,
  errors: ['changed_meanwhile'],
  current: operatorProductField,
});

const originDraft = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** One of the shop's own files, or a picture as `uploadOriginPicture` answered it. */
  picture: z
    .string()
    .check(
      z.maxLength(200),
      z.regex(/^\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:webp|svg|png)$/),
    ),
  site: z.string().check(z.maxLength(300), z.regex(/^(?:|https?:\/\/[^\s\\\p{C}]+)$/u)),
  /** Whether days on it may be earned by inviting. */
  referral: z.boolean(),
  /** Fewer free items than this are an alert; null: never. */
  low_stock: z.nullable(z.int().check(z.gte(1), z.lte(100_000))),
};
const originBody = z.strictObject(originDraft);
export type OriginDraft = z.output<typeof originBody>;

export const operatorOriginField = z.strictObject({
  ...originDraft,
  picture: z.string(),
  id: idField,
  version: versionField,
});
export type OperatorOrigin = z.output<typeof operatorOriginField>;

export const listOrigins = defineRoute({
  ...reading,
  id: 'listOrigins',
  method: 'GET',
  path: `${BASE}/origins`,
  summary: 'Services by name, 50 at a time',
  query: z.strictObject({
    search: z.optional(searchField),
    /** The last row of the page before. */
    after: z.optional(idInQuery),
  }),
  answer: z.array(operatorOriginField),
});

export const createOrigin = defineRoute({
  ...writing,
  id: 'createOrigin',
  method: 'POST',
  path: `${BASE}/origins`,
  summary: 'Make a service that products can lead to',
  body: originBody,
  answer: operatorOriginField,
  status: 201,
  idempotent: true,
});

export const editOrigin = defineRoute({
  ...writing,
  id: 'editOrigin',
  method: 'PUT',
  path: `${BASE}/origins/:id`,
  summary: 'Replace what a service says; every product that leads to it shows it at once',
  params: ofOne,
  body: z.strictObject({ ...originDraft, version: versionField }),
  answer: operatorOriginField,
  errors: ['changed_meanwhile'],
  current: operatorOriginField,
});

export const uploadOriginPicture = defineRoute({
  ...writing,
  id: 'uploadOriginPicture',
  method: 'POST',
  path: `${BASE}/origins/pictures`,
  summary: 'Keep a PNG or JPEG of at most 5 MB, drawn anew as a tile of 192 pixels',
  multipart: true,
  answer: z.strictObject({ picture: z.string() }),
  status: 201,
  errors: ['image_type', 'image_too_large', 'image_unreadable'],
});
