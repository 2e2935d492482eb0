import * as z from 'zod/mini';
import { emptyAnswer, idField, idInQuery, linkField, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** What services give out, and who has paid and still waits for it. */
const BASE = '/api-admin/api/v1';

/**
 * `unique`: each goes to one subscription; `shared`: one for all; `template`: a link is made per subscription; `webhook`: an
 * address that is asked for a link or an account per subscription.
 */
export const stockKinds = ['unique', 'shared', 'template', 'webhook'] as const;
export type StockKind = (typeof stockKinds)[number];
export const stockItemStates = ['free', 'given', 'retired'] as const;
/** `low`: below the service's threshold; `empty`: a buyer would have to wait. */
export const stockLevels = ['low', 'empty'] as const;

const searchField = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const ofOrigin = z.strictObject({ id: idInQuery });
const ofItem = z.strictObject({ id: uuidField });

export const originStockField = z.strictObject({
  id: idField,
  title: z.string(),
  picture: z.string(),
  site: z.string(),
  referral: z.boolean(),
  low_stock: z.nullable(z.int()),
  version: z.int(),
  /** Unique items that nobody has yet, and those that somebody has. */
  free: z.int(),
  given: z.int(),
  /** Items that serve everybody. */
  shared: z.int(),
  templates: z.int(),
  webhooks: z.int(),
  /** Buyers who have paid and wait for it. */
  waiting: z.int(),
  level: z.enum(['good', ...stockLevels]),
});
export type OriginStock = z.output<typeof originStockField>;

export const stockItemField = z.strictObject({
  id: uuidField,
  kind: z.enum(stockKinds),
  state: z.enum(stockItemStates),
  created_at: timestampField,
  given: z.nullable(
    z.strictObject({ subscription_id: uuidField, username: z.string(), at: timestampField }),
  ),
});
export type StockItem = z.output<typeof stockItemField>;

/** Lines are counted from 1, as an editor of texts shows them; at most 200 of each are named. */
export const stockImportField = z.strictObject({
  lines: z.int(),
  /** What was added, or what would be. */
  fresh: z.int(),
  duplicates: z.strictObject({ count: z.int(), lines: z.array(z.int()) }),
  /** No plain web links, or templates without a place for the subscription. */
  broken: z.strictObject({ count: z.int(), lines: z.array(z.int()) }),
  imported: z.boolean(),
});
export type StockImport = z.output<typeof stockImportField>;

const tag = 'Stock';
const reading = { tag, auth: 'operator', permission: 'stock:read', limit: 'operatorRead' } as const;
const writing = {
  tag,
  auth: 'operator',
  permission: 'stock:write',
  limit: 'operatorWrite',
} as const;

export const listStock = defineRoute({
  ...reading,
  id: 'listStock',
  method: 'GET',
  path: `${BASE}/stock`,
  summary: 'Services by name with what they have to give out, 50 at a time',
  query: z.strictObject({
    search: z.optional(searchField),
    level: z.optional(z.enum(stockLevels)),
    /** The last row of the page before. */
    after: z.optional(idInQuery),
  }),
  answer: z.array(originStockField),
});

export const readStock = defineRoute({
  ...reading,
  id: 'readStock',
  method: 'GET',
  path: `${BASE}/stock/:id`,
  summary: 'What one service has to give out',
  params: ofOrigin,
  answer: originStockField,
});

const itemFilters = {
  state: z.optional(z.enum(stockItemStates)),
  kind: z.optional(z.enum(stockKinds)),
};

export const listStockItems = defineRoute({
  ...reading,
  id: 'listStockItems',
  method: 'GET',
  path: `${BASE}/stock/:id/items`,
  summary: 'Items of a service, newest first, 50 at a time; what they hold stays sealed',
  params: ofOrigin,
  query: z.strictObject({
    ...itemFilters,
    /** The last row of the page before. */
    after: z.optional(uuidField),
  }),
  answer: z.array(stockItemField),
});

/** All that suit the filters, without what they hold. */
export const exportStockItems = defineRoute({
  ...reading,
  confirmed: true,
  id: 'exportStockItems',
  method: 'GET',
  path: `${BASE}/stock/:id/items-export`,
  summary: 'Items of a service as CSV; what they hold stays sealed',
  limit: 'operatorWrite',
  params: ofOrigin,
  query: z.strictObject(itemFilters),
  file: true,
  answer: emptyAnswer,
});

/**
 * A text with one item a line, or the first column of a CSV. Lines that are there already are passed over. With a broken line
 * nothing is imported, unless `broken` says to leave those out; `mode=check` imports nothing in any case.
 */
export const importStockItems = defineRoute({
  ...writing,
  id: 'importStockItems',
  method: 'POST',
  path: `${BASE}/stock/:id/import`,
  summary: 'Put up to 10,000 items into the stock of a service, all at once or none',
  params: ofOrigin,
  query: z.strictObject({
    kind: z.enum(stockKinds),
    mode: z.enum(['check', 'import']),
    broken: z.optional(z.enum(['refuse', 'leave_out'])),
  }),
  multipart: true,
  answer: stockImportField,
  errors: ['payload_too_large', 'stock_import_too_long'],
  idempotent: true,
});

export const revealStockItem = defineRoute({
  ...writing,
  permission: 'stock:reveal',
  confirmed: true,
  id: 'revealStockItem',
  method: 'POST',
  path: `${BASE}/stock-items/:id/reveal`,
  summary: 'Show what an item holds; this is recorded',
  params: ofItem,
  body: z.strictObject({ reason: reasonField }),
  /**
   * `login`: of an account, whose password is the secret; `signing_key`: what the site of a template checks its links with, or a
   * webhook its questions. Null of the others.
   */
  answer: z.strictObject({
    secret: z.string(),
    login: z.nullable(z.string()),
    signing_key: z.nullable(z.string()),
  }),
});

export const retireStockItem = defineRoute({
  ...writing,
  id: 'retireStockItem',
  method: 'POST',
  path: `${BASE}/stock-items/:id/retire`,
  summary: 'Give an item to nobody any more; who has it keeps it. Twice is once',
  params: ofItem,
  body: z.strictObject({ reason: reasonField }),
  answer: stockItemField,
});

export const waitingDeliveryField = z.strictObject({
  id: uuidField,
  subscription_id: uuidField,
  product: z.strictObject({ id: idField, title: z.string() }),
  origin: z.strictObject({ id: idField, title: z.string(), picture: z.string() }),
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  waiting_since: timestampField,
  /** For more than 15 minutes. */
  late: z.boolean(),
  attempts: z.int(),
  next_try_at: z.nullable(timestampField),
  access_until: timestampField,
  /** What paid for the access that runs now; null when it was earned or given. */
  payment_id: z.nullable(uuidField),
});
export type WaitingDelivery = z.output<typeof waitingDeliveryField>;

const deliveryFilters = {
  /** Part of a username or an e-mail. */
  search: z.optional(searchField),
  origin: z.optional(idInQuery),
  late: z.optional(z.enum(['true'])),
};

export const listWaitingDeliveries = defineRoute({
  ...reading,
  id: 'listWaitingDeliveries',
  method: 'GET',
  path: `${BASE}/deliveries`,
  summary: 'Who has paid and waits for a link, longest waiting first, 50 at a time',
  query: z.strictObject({
    ...deliveryFilters,
    /** The last row of the page before. */
    after: z.optional(uuidField),
  }),
  answer: z.array(waitingDeliveryField),
});

export const exportWaitingDeliveries = defineRoute({
  ...reading,
  confirmed: true,
  id: 'exportWaitingDeliveries',
  method: 'GET',
  path: `${BASE}/deliveries-export`,
  summary: 'Who has paid and waits for a link, as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(deliveryFilters),
  file: true,
  answer: emptyAnswer,
});

export const retryDelivery = defineRoute({
  ...writing,
  id: 'retryDelivery',
  method: 'POST',
  path: `${BASE}/deliveries/:id/retry`,
  summary: 'Look into the stock again now',
  params: ofItem,
  answer: z.strictObject({ delivered: z.boolean() }),
  errors: ['delivery_over'],
});

export const assignDelivery = defineRoute({
  ...writing,
  id: 'assignDelivery',
  method: 'POST',
  path: `${BASE}/deliveries/:id/assign`,
  summary: 'Give a buyer who waits a link by hand; the link becomes a given item of the service',
  params: ofItem,
  body: z.strictObject({ link: linkField, reason: reasonField }),
  answer: z.strictObject({ delivered: z.literal(true) }),
  errors: ['delivery_over', 'stock_link_given', 'stock_link_broken'],
});

/** The buyer is told which service it is instead. */
export const substituteDelivery = defineRoute({
  ...writing,
  id: 'substituteDelivery',
  method: 'POST',
  path: `${BASE}/deliveries/:id/substitute`,
  summary: 'Give a buyer who waits an item of another service instead',
  params: ofItem,
  body: z.strictObject({ origin: idField, reason: reasonField }),
  answer: z.strictObject({ delivered: z.literal(true) }),
  errors: ['delivery_over', 'stock_empty'],
});
