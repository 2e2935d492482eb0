import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, idField, idInQuery, timestampField } from '../shared/fields.ts';
import { GRACE_DAYS_MAX, PRICE_MAX_CENTS, PRODUCT_PRICES_MAX } from '../shared/limits.ts';
import { multiline } from '../shared/multiline.ts';
import { shopLimits } from '../shared/shop-settings.ts';
import { titledFields, versionField } from './fields.ts';
import { consoleRoutes } from './routes.ts';
import { searchField } from './search-fields.ts';

/** `active`: on sale; `inactive`: shown but cannot be ordered; `archived`: hidden from buyers. */
export const productStates = ['active', 'inactive', 'archived'] as const;
export const durationUnits = ['day', 'month', 'year'] as const;

const ofOne = z.strictObject({ id: idInQuery });
const versionBody = z.strictObject({ version: versionField });

/** Dollars with at most two decimals. */
const amountField = z.number().check(
  z.gte(0),
  z.lte(PRICE_MAX_CENTS / 100),
  z.refine<number>((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6),
);

const durationFields = {
  /** How many units the plan lasts. */
  count: z.int().check(z.gte(1), z.lte(120)),
  unit: z.enum(durationUnits),
};

/**
 * With the `id` of a current price: that price, or its next version if amount or term changed. Without `id`: a new
 * price. Prices that are left out are archived; past orders are not affected.
 */
const priceDraft = z.strictObject({
  id: z.optional(idField),
  ...durationFields,
  amount: amountField,
});
export type PriceDraft = z.output<typeof priceDraft>;

const hasEachTermOnce = (prices: readonly { readonly count: number; readonly unit: string }[]) =>
  new Set(prices.map(({ count, unit }) => `${count} ${unit}`)).size === prices.length;

/** One of the shop's own files or an uploaded picture; empty for none. */
const pictureField = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?:|\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:webp|svg|png))$/),
  );

const graceDays = z.int().check(z.gte(0), z.lte(GRACE_DAYS_MAX));

const PRODUCT_TITLE_MAX = 120;
const descriptionField = multiline(z.string().check(z.maxLength(500)));

const draft = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(PRODUCT_TITLE_MAX)),
  /** For buyers who read Russian; empty: the same as `title`. */
  title_ru: z.string().check(z.trim(), z.maxLength(PRODUCT_TITLE_MAX)),
  description: descriptionField,
  description_ru: descriptionField,
  /** Its own picture, from `uploadProductPicture`; empty: those of its services. */
  picture: pictureField,
  active: z.boolean(),
  /** Only while inactive: when it goes on sale. */
  active_from: z.nullable(timestampField),
  /** Days for which access is kept after its end while an automatic renewal is being paid. */
  grace_days: graceDays,
  /** In the order of pictures and links. */
  service_ids: z.array(idField).check(z.maxLength(20)),
  prices: z.array(priceDraft).check(z.maxLength(PRODUCT_PRICES_MAX)),
};
type Draft = z.output<z.ZodMiniObject<typeof draft>>;

const validDraft = [
  z.refine<Draft>(({ active, active_from }) => !active || active_from === null, {
    path: ['active_from'],
  }),
  z.refine<Draft>(({ service_ids }) => new Set(service_ids).size === service_ids.length, {
    path: ['service_ids'],
  }),
  z.refine<Draft>(({ prices }) => hasEachTermOnce(prices), { path: ['prices'] }),
] as const;

const draftBody = z.strictObject(draft).check(...validDraft);
export type ProductDraft = z.output<typeof draftBody>;

/**
 * Prices that replace all current prices at a given time. They carry no price ids, because the current prices may
 * change until then; each becomes the next version of the price with the same term.
 */
const plannedPrices = {
  takes_effect_at: timestampField,
  prices: z
    .array(z.strictObject({ ...durationFields, amount: amountField }))
    .check(z.minLength(1), z.maxLength(PRODUCT_PRICES_MAX), z.refine(hasEachTermOnce)),
};
const plannedPricesBody = z.strictObject(plannedPrices);
export type PlannedPrices = z.output<typeof plannedPricesBody>;

const serviceInProduct = z.strictObject({ id: idField, ...titledFields, picture: z.string() });

export const consoleProductField = z.strictObject({
  id: idField,
  version: versionField,
  state: z.enum(productStates),
  ...titledFields,
  description: z.string(),
  description_ru: z.string(),
  picture: z.string(),
  active_from: z.nullable(timestampField),
  grace_days: graceDays,
  services: z.array(serviceInProduct),
  prices: z.array(z.strictObject({ id: idField, ...durationFields, amount: dollarsField })),
  /** Past prices, latest first; at most 50. */
  past_prices: z.array(
    z.strictObject({
      id: idField,
      ...durationFields,
      amount: dollarsField,
      from: timestampField,
      until: timestampField,
    }),
  ),
  planned_prices: z.nullable(
    z.strictObject({
      takes_effect_at: timestampField,
      prices: z.array(z.strictObject({ ...durationFields, amount: dollarsField })),
    }),
  ),
});
export type ConsoleProduct = z.output<typeof consoleProductField>;

export const productRowField = z.strictObject({
  id: idField,
  ...titledFields,
  state: z.enum(productStates),
  active_from: z.nullable(timestampField),
  pictures: z.array(z.string()),
  price_count: z.int(),
});
export type ProductRow = z.output<typeof productRowField>;

/** Products, their prices and their services, for the console. */
const routes = consoleRoutes({ tag: 'Catalogue', read: 'products:read', write: 'products:write' });

export const listProducts = routes.list('listProducts', '/products', {
  summary: 'Products in the order buyers see, 50 at a time; archived ones only on request',
  filters: {
    search: z.optional(searchField),
    state: z.optional(z.enum(productStates)),
  },
  cursor: { after: idInQuery },
  row: productRowField,
});

export const readProduct = routes.get('readProduct', '/products/:id', {
  summary: 'One product with its prices, to edit it',
  params: ofOne,
  answer: consoleProductField,
});

/** `product_incomplete`: a product on sale now or later needs a price and a service. */
const draftErrors = ['product_incomplete', 'service_unknown'] as const;

export const createProduct = routes.post('createProduct', '/products', {
  summary: 'Create a product at the end of the order',
  body: draftBody,
  answer: consoleProductField,
  status: 201,
  errors: draftErrors,
  idempotent: true,
});

export const editProduct = routes.put('editProduct', '/products/:id', {
  summary: 'Edit a product; a changed price becomes a new version',
  params: ofOne,
  body: z.strictObject({ ...draft, version: versionField }).check(...validDraft),
  answer: consoleProductField,
  errors: [...draftErrors, 'version_conflict'],
  current: consoleProductField,
});

export const duplicateProduct = routes.post('duplicateProduct', '/products/:id/duplicate', {
  summary: 'Create an inactive copy with the same texts, services and prices',
  params: ofOne,
  answer: consoleProductField,
  status: 201,
  idempotent: true,
});

export const archiveProduct = routes.post('archiveProduct', '/products/:id/archive', {
  summary: 'Archive a product; existing subscriptions are kept',
  params: ofOne,
  body: versionBody,
  answer: consoleProductField,
  errors: ['version_conflict'],
  current: consoleProductField,
});

export const restoreProduct = routes.post('restoreProduct', '/products/:id/restore', {
  summary: 'Restore an archived product as inactive',
  params: ofOne,
  body: versionBody,
  answer: consoleProductField,
  errors: ['version_conflict'],
  current: consoleProductField,
});

export const moveProduct = routes.post('moveProduct', '/products/:id/move', {
  summary: 'Move a product before another one, or to the end',
  params: ofOne,
  body: z.strictObject({ before: z.nullable(idField) }),
  answer: emptyAnswer,
});

export const planPrices = routes.put('planPrices', '/products/:id/planned-prices', {
  permission: 'prices:write',
  confirmed: true,
  summary: 'Schedule a price change; it replaces a scheduled one',
  params: ofOne,
  body: z.strictObject({ ...plannedPrices, version: versionField }),
  answer: consoleProductField,
  errors: ['version_conflict'],
  current: consoleProductField,
});

export const cancelPlannedPrices = routes.post(
  'cancelPlannedPrices',
  '/products/:id/planned-prices/cancel',
  {
    permission: 'prices:write',
    confirmed: true,
    summary: 'Cancel the scheduled price change',
    params: ofOne,
    body: versionBody,
    answer: consoleProductField,
    errors: ['version_conflict'],
    current: consoleProductField,
  },
);

/** How a picture is uploaded; it is not shown until a product or service is saved with it. */
const pictureUpload = {
  multipart: true,
  answer: z.strictObject({ picture: z.string() }),
  status: 201,
  errors: ['image_type', 'image_too_large', 'image_unreadable'],
} as const;

export const uploadProductPicture = routes.post('uploadProductPicture', '/products/pictures', {
  ...pictureUpload,
  summary: 'Upload a PNG or JPEG of at most 5 MB; it is re-encoded as a tile of 192 pixels',
});

const SERVICE_TITLE_MAX = 80;

const serviceDraft = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(SERVICE_TITLE_MAX)),
  /** For buyers who read Russian; empty: the same as `title`. */
  title_ru: z.string().check(z.trim(), z.maxLength(SERVICE_TITLE_MAX)),
  /** One of the shop's own files, or a picture from `uploadServicePicture`; empty: a tile with its initials. */
  picture: pictureField,
  site: z.string().check(z.maxLength(300), z.regex(/^(?:|https?:\/\/[^\s\\\p{C}]+)$/u)),
  /** Whether partners can earn days of it by referrals. */
  referral: z.boolean(),
  /** Fewer free items than this raise an alert; null: the setting of the shop applies. */
  low_inventory: z.nullable(z.int().check(z.gte(1), z.lte(shopLimits.low_inventory.max))),
  /** How often a buyer may replace an item that does not work, per subscription within 30 days; 0: never. */
  replacement_limit: z.int().check(z.gte(0), z.lte(10)),
};
const serviceBody = z.strictObject(serviceDraft);
export type ServiceDraft = z.output<typeof serviceBody>;

export const consoleServiceField = z.strictObject({
  ...serviceDraft,
  picture: z.string(),
  id: idField,
  version: versionField,
});
export type ConsoleService = z.output<typeof consoleServiceField>;

export const listServices = routes.list('listServices', '/services', {
  summary: 'Services by name, 50 at a time',
  filters: {
    search: z.optional(searchField),
  },
  cursor: { after: idInQuery },
  row: consoleServiceField,
});

export const createService = routes.post('createService', '/services', {
  summary: 'Create a service that products can include',
  body: serviceBody,
  answer: consoleServiceField,
  status: 201,
  idempotent: true,
});

export const editService = routes.put('editService', '/services/:id', {
  summary: 'Edit a service; products that include it show the change at once',
  params: ofOne,
  body: z.strictObject({ ...serviceDraft, version: versionField }),
  answer: consoleServiceField,
  errors: ['version_conflict'],
  current: consoleServiceField,
});

export const uploadServicePicture = routes.post('uploadServicePicture', '/services/pictures', {
  ...pictureUpload,
  summary: 'Upload a PNG or JPEG of at most 5 MB; it is re-encoded as a tile of 192 pixels',
});
