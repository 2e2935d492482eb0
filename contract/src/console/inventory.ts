import * as z from 'zod/mini';
import { idField, idInQuery, timestampField, uuidField } from '../shared/fields.ts';
import { ITEM_CODE_MAX, ITEM_FILE_NAME_MAX, ITEM_TEXT_MAX } from '../shared/limits.ts';
import { multiline } from '../shared/multiline.ts';
import { secret } from '../shared/secret-fields.ts';
import { itemContents, writtenContents } from '../shared/states.ts';
import { reasonField, titledField, titledFields, versionField, versionInQuery } from './fields.ts';
import { consoleRoutes } from './routes.ts';
import { searchField } from './search-fields.ts';

/**
 * `unique`: one subscription per item; `shared`: one item for all; `template`: a link is built per subscription;
 * `webhook`: a supplier's address that provides an item per subscription.
 */
export const itemKinds = ['unique', 'shared', 'template', 'webhook'] as const;
export type ItemKind = (typeof itemKinds)[number];
export const itemStates = ['free', 'assigned', 'retired'] as const;
/** `low`: below the service's threshold; `empty`: a buyer would have to wait. */
export const inventoryLevels = ['low', 'empty'] as const;

const ofService = z.strictObject({ id: idInQuery });
const ofItem = z.strictObject({ id: uuidField });

export const serviceInventoryField = z.strictObject({
  id: idField,
  ...titledFields,
  picture: z.string(),
  site: z.string(),
  referral: z.boolean(),
  low_inventory: z.nullable(z.int()),
  /** Replacements by the buyer, per subscription within 30 days. */
  replacement_limit: z.int(),
  version: z.int(),
  /** Unique items that are free, and those that are assigned. */
  free: z.int(),
  assigned: z.int(),
  /** Items shared by all buyers. */
  shared: z.int(),
  templates: z.int(),
  webhooks: z.int(),
  /** Buyers who have paid and wait for delivery. */
  waiting: z.int(),
  level: z.enum(['good', ...inventoryLevels]),
  /** What its newest item holds, which the next import probably holds too. */
  content: z.enum(itemContents),
});
export type ServiceInventory = z.output<typeof serviceInventoryField>;

export const inventoryItemField = z.strictObject({
  id: uuidField,
  kind: z.enum(itemKinds),
  content: z.enum(itemContents),
  state: z.enum(itemStates),
  created_at: timestampField,
  assigned: z.nullable(
    z.strictObject({ subscription_id: uuidField, username: z.string(), at: timestampField }),
  ),
  /** Active subscriptions that hold a shared item or a template; null for other kinds. */
  holders: z.nullable(z.int()),
  /** The last four characters of a link, code or login, of a template without its placeholders; empty where they would reveal too much. */
  hint: z.string(),
  /** The file as its buyer sees it; null for other content. */
  file: z.nullable(z.strictObject({ name: z.string(), note: z.string() })),
  version: z.int(),
});
export type InventoryItem = z.output<typeof inventoryItemField>;

/** An item that was found by its content, with the buyer who holds or held it. */
export const foundItemField = z.strictObject({
  id: uuidField,
  service: z.strictObject({ id: idField, ...titledFields }),
  kind: z.enum(itemKinds),
  content: z.enum(itemContents),
  /** Not assigned any more: it was retired or replaced. */
  retired: z.boolean(),
  created_at: timestampField,
  /** Active subscriptions that hold it now. */
  holders: z.int(),
  /** Who has a unique item, or a link that a template made; null for other items. */
  holder: z.nullable(
    z.strictObject({
      subscription_id: uuidField,
      product: titledField,
      user: z.strictObject({ id: uuidField, username: z.string() }),
      access_until: timestampField,
      /** False once the subscription has another item instead. */
      current: z.boolean(),
    }),
  ),
});
export type FoundItem = z.output<typeof foundItemField>;

/**
 * Lines are numbered from 1, as in text editors, and a text of several lines by its first one; at most 200 of each list
 * are named.
 */
export const inventoryImportField = z.strictObject({
  /** Number of items in the file, broken ones included. */
  lines: z.int(),
  /** Number of items added, or that would be added. */
  fresh: z.int(),
  duplicates: z.strictObject({ count: z.int(), lines: z.array(z.int()) }),
  /** Not a valid link, code, account or text, or a template without a placeholder for the subscription. */
  broken: z.strictObject({ count: z.int(), lines: z.array(z.int()) }),
  imported: z.boolean(),
});
export type InventoryImport = z.output<typeof inventoryImportField>;

/** Inventory of services, and buyers who wait for delivery. */
const routes = consoleRoutes({
  tag: 'Inventory',
  read: 'inventory:read',
  write: 'inventory:write',
});

export const listInventory = routes.list('listInventory', '/inventory', {
  summary: 'Services by name with their inventory, 50 at a time',
  filters: {
    search: z.optional(searchField),
    level: z.optional(z.enum(inventoryLevels)),
  },
  cursor: { after: idInQuery },
  row: serviceInventoryField,
  export: {
    id: 'exportInventory',
    name: 'inventory',
    summary: 'Services with their inventory as CSV',
    confirmed: false,
  },
});

export const readInventory = routes.get('readInventory', '/inventory/:id', {
  summary: 'The inventory of one service',
  params: ofService,
  answer: serviceInventoryField,
});

const itemFilters = {
  state: z.optional(z.enum(itemStates)),
  kind: z.optional(z.enum(itemKinds)),
  content: z.optional(z.enum(itemContents)),
};

export const listInventoryItems = routes.list('listInventoryItems', '/inventory/:id/items', {
  summary: 'Inventory items of a service, newest first, 50 at a time, without their secrets',
  params: ofService,
  filters: itemFilters,
  cursor: { after: uuidField },
  row: inventoryItemField,
  export: {
    id: 'exportInventoryItems',
    name: 'inventory',
    summary: 'Inventory items of a service as CSV, without their secrets',
  },
});

/**
 * - Links and codes: one per line, or the first column of a CSV.
 * - Accounts: `login:password` per line, or login, password and an optional note in the columns of a CSV.
 * - Texts: of any number of lines, separated by lines of `---`.
 * - A file is one item, up to 1 MB, with the name of the upload.
 *
 * Existing items are skipped. With an invalid one nothing is imported, unless `broken` says to skip those; `mode=check`
 * never imports.
 */
export const importInventoryItems = routes.post('importInventoryItems', '/inventory/:id/import', {
  summary: 'Import up to 10,000 items into the inventory of a service, all or none',
  params: ofService,
  query: z.strictObject({
    kind: z.enum(itemKinds),
    /** `link` unless given; ignored for templates and webhooks, which are addresses. */
    content: z.optional(z.enum(itemContents)),
    mode: z.enum(['check', 'import']),
    broken: z.optional(z.enum(['refuse', 'leave_out'])),
  }),
  multipart: true,
  answer: inventoryImportField,
  errors: ['payload_too_large', 'import_too_long'],
  idempotent: true,
});

export const revealInventoryItem = routes.post(
  'revealInventoryItem',
  '/inventory-items/:id/reveal',
  {
    permission: 'inventory:reveal',
    confirmed: true,
    summary: 'Reveal the secret of an item; recorded in the audit log',
    params: ofItem,
    body: z.strictObject({ reason: reasonField }),
    /**
     * `secret`: of a file in base64, with its `name`. `login` and `note`: of an account, whose password is the secret; `signing_key`: the key that signs links of a
     * template or requests of a provisioning webhook. Null for other kinds.
     */
    answer: z.strictObject({
      content: z.enum(itemContents),
      secret: z.string(),
      name: z.nullable(z.string()),
      login: z.nullable(z.string()),
      note: z.nullable(z.string()),
      signing_key: z.nullable(z.string()),
    }),
  },
);

/** A credential that an operator enters, written as in an import: an account as `login:password`. */
const secretField = secret(
  multiline(z.string().check(z.trim(), z.minLength(1), z.maxLength(ITEM_TEXT_MAX))),
);

/**
 * Finds items by a link, code, login or text that a buyer sent, a file by the SHA-256 of its bytes in hex, and the
 * template that made a link, in the inventories of all services: by keyed hash, without opening the items. Up to 20,
 * newest first.
 */
export const findInventoryItems = routes.post('findInventoryItems', '/inventory-search', {
  permission: 'inventory:reveal',
  confirmed: true,
  summary: 'Find items and their buyers by content; recorded in the audit log',
  body: z.strictObject({ secret: secretField, reason: reasonField }),
  answer: z.array(foundItemField),
});

/**
 * Changes the content of a shared item or the address of a template, whose signing key stays, for everyone who holds
 * it. Their buyers are notified. Content that stays the same notifies no buyer.
 */
export const editInventoryItem = routes.put('editInventoryItem', '/inventory-items/:id', {
  confirmed: true,
  summary: 'Change a shared item or template for everyone who holds it',
  params: ofItem,
  body: z.strictObject({
    /** Ignored for templates. */
    content: z.enum(writtenContents),
    secret: secretField,
    reason: reasonField,
    version: versionField,
  }),
  answer: inventoryItemField,
  errors: ['version_conflict', 'item_assigned', 'item_invalid'],
  current: inventoryItemField,
});

const fileLine = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^\P{Cc}*$/u));

const fileLabel = {
  name: fileLine(ITEM_FILE_NAME_MAX).check(z.minLength(1)),
  /** Shown below the name; may be empty. */
  note: fileLine(ITEM_CODE_MAX),
};

/** Its bytes stay, so no buyer is notified. What looks like a folder in the name is left out. */
export const renameInventoryFile = routes.put('renameInventoryFile', '/inventory-items/:id/file', {
  summary: 'Change the name and the note of a file, as its buyer sees them',
  params: ofItem,
  body: z.strictObject({
    ...fileLabel,
    reason: reasonField,
    version: versionField,
  }),
  answer: inventoryItemField,
  errors: ['version_conflict'],
  current: inventoryItemField,
});

/** Their buyers are notified, and get the new file at their next download. The same bytes notify no buyer. */
export const replaceInventoryFile = routes.post(
  'replaceInventoryFile',
  '/inventory-items/:id/file',
  {
    confirmed: true,
    summary: 'Replace a shared file of up to 1 MB for everyone who holds it',
    params: ofItem,
    query: z.strictObject({ ...fileLabel, reason: reasonField, version: versionInQuery }),
    multipart: true,
    answer: inventoryItemField,
    errors: ['version_conflict', 'item_assigned', 'item_invalid', 'payload_too_large'],
    current: inventoryItemField,
  },
);

export const retireInventoryItem = routes.post(
  'retireInventoryItem',
  '/inventory-items/:id/retire',
  {
    summary: 'Retire an item; existing assignments are kept. Idempotent',
    params: ofItem,
    body: z.strictObject({ reason: reasonField }),
    answer: inventoryItemField,
  },
);

export const waitingDeliveryField = z.strictObject({
  id: uuidField,
  subscription_id: uuidField,
  product: z.strictObject({ id: idField, ...titledFields }),
  service: z.strictObject({ id: idField, ...titledFields, picture: z.string() }),
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  waiting_since: timestampField,
  /** Waiting for more than 15 minutes. */
  late: z.boolean(),
  attempts: z.int(),
  /** Whether a provisioning webhook gives access to the service; otherwise its inventory is empty. */
  by_webhook: z.boolean(),
  /** Why the last attempt failed, in the words of the log; null before the first failure. */
  problem: z.nullable(z.string()),
  next_try_at: z.nullable(timestampField),
  access_until: timestampField,
  /** The payment of the current access; null when it was earned or given. */
  payment_id: z.nullable(uuidField),
});
export type WaitingDelivery = z.output<typeof waitingDeliveryField>;

const deliveryFilters = {
  /** Part of a username or email. */
  search: z.optional(searchField),
  service: z.optional(idInQuery),
  late: z.optional(z.enum(['true'])),
};

export const listWaitingDeliveries = routes.list('listWaitingDeliveries', '/deliveries', {
  summary: 'Pending deliveries of paid access, longest waiting first, 50 at a time',
  filters: deliveryFilters,
  cursor: { after: uuidField },
  row: waitingDeliveryField,
  export: {
    id: 'exportWaitingDeliveries',
    name: 'deliveries',
    summary: 'Pending deliveries of paid access as CSV',
  },
});

export const retryDelivery = routes.post('retryDelivery', '/deliveries/:id/retry', {
  summary: 'Retry a delivery from the inventory now',
  params: ofItem,
  answer: z.strictObject({ delivered: z.boolean() }),
  errors: ['delivery_over'],
});

/** A credential that an operator enters for one buyer. */
export const typedCredential = {
  content: z.enum(writtenContents),
  secret: secretField,
};

export const assignDelivery = routes.post('assignDelivery', '/deliveries/:id/assign', {
  summary:
    'Deliver a link, code, account or text manually; it becomes an assigned item of the service',
  params: ofItem,
  body: z.strictObject({ ...typedCredential, reason: reasonField }),
  answer: z.strictObject({ delivered: z.literal(true) }),
  errors: ['delivery_over', 'item_assigned', 'item_invalid'],
});

/** The buyer is notified which service replaces the original. */
export const substituteDelivery = routes.post('substituteDelivery', '/deliveries/:id/substitute', {
  summary: 'Deliver an item of another service instead',
  params: ofItem,
  body: z.strictObject({ service: idField, reason: reasonField }),
  answer: z.strictObject({ delivered: z.literal(true) }),
  errors: ['delivery_over', 'inventory_empty'],
});
