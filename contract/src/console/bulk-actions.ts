import * as z from 'zod/mini';
import { idField, timestampField, uuidField } from '../shared/fields.ts';
import { itemContents } from '../shared/states.ts';
import { reasonField, titledField, titledFields } from './fields.ts';
import { itemKinds } from './inventory.ts';
import { consoleRoutes } from './routes.ts';
import { EXTENSION_DAYS_MAX } from './subscriptions.ts';

/** Maximum number of users or items that an operator can select individually. */
export const BULK_CHOSEN_MAX = 1_000;
/** Maximum number of records of one bulk action. */
export const BULK_MAX = 200_000;

const chosen = z.array(uuidField).check(z.minLength(1), z.maxLength(BULK_CHOSEN_MAX));

export const bulkOperationField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('extend_subscriptions'),
    days: z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
    /** Only this product or this service; otherwise all active subscriptions. */
    product: z.optional(idField),
    service: z.optional(idField),
  }),
  /** The days of an addition in bulk that has ended, where nothing has been built on them since. */
  z.strictObject({ kind: z.literal('undo_added_days'), bulk_action: uuidField }),
  z.strictObject({ kind: z.literal('end_sessions'), users: chosen }),
  z.strictObject({ kind: z.literal('block_users'), users: chosen }),
  /** Available items of a service: those selected, or all with this kind and content. Assigned ones are left out. */
  z.strictObject({
    kind: z.literal('retire_items'),
    service: idField,
    items: z.optional(chosen),
    item_kind: z.optional(z.enum(itemKinds)),
    content: z.optional(z.enum(itemContents)),
  }),
]);
export type BulkOperation = z.output<typeof bulkOperationField>;
export const bulkKinds = [
  'extend_subscriptions',
  'undo_added_days',
  'end_sessions',
  'block_users',
  'retire_items',
] as const;
export const bulkStates = ['running', 'stopped', 'done'] as const;

const sampleField = z.array(z.strictObject({ id: uuidField, ...titledFields }));

export const bulkActionField = z.strictObject({
  id: uuidField,
  kind: z.enum(bulkKinds),
  /** Days to add or, in bulk too, to undo. */
  days: z.nullable(z.int()),
  product: z.nullable(titledField),
  service: z.nullable(titledField),
  reason: z.string(),
  operator: z.string(),
  state: z.enum(bulkStates),
  created_at: timestampField,
  finished_at: z.nullable(timestampField),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
});
export type BulkAction = z.output<typeof bulkActionField>;

const ofOne = z.strictObject({ id: uuidField });

/** Bulk actions: the records are counted, the operator confirms, and a job does the work and resumes after a crash. */
const routes = consoleRoutes({ tag: 'Bulk actions', read: 'bulk:read', write: 'bulk:write' });

export const listBulkActions = routes.list('listBulkActions', '/bulk-actions', {
  summary: 'Bulk actions, newest first, 50 at a time',
  filters: {},
  cursor: { before: uuidField },
  row: bulkActionField,
});

export const readBulkAction = routes.get('readBulkAction', '/bulk-actions/:id', {
  summary: 'Progress and failures of a bulk action',
  params: ofOne,
  answer: z.extend(bulkActionField, {
    /** The first 100 failures, with their error codes; days that are not undone, with the reason. */
    failures: z.array(z.strictObject({ id: uuidField, ...titledFields, problem: z.string() })),
  }),
});

/** Read-only. */
export const previewBulkAction = routes.post('previewBulkAction', '/bulk-preview', {
  summary: 'Count the records that a bulk action would change, with the first ten',
  body: z.strictObject({ operation: bulkOperationField }),
  answer: z.strictObject({
    count: z.int(),
    /** Of these, how many will be listed as left out, because the days cannot be undone any more. */
    left_out: z.int(),
    sample: sampleField,
  }),
});

/**
 * The set of records is stored with the bulk action. Answers 409 with the current count when it differs from the
 * expected one.
 */
export const startBulkAction = routes.post('startBulkAction', '/bulk-actions', {
  confirmed: true,
  summary: 'Start a bulk action',
  body: z.strictObject({
    operation: bulkOperationField,
    expected_count: z.int().check(z.gte(1), z.lte(BULK_MAX)),
    reason: reasonField,
  }),
  answer: z.strictObject({ id: uuidField }),
  status: 201,
  errors: ['version_conflict'],
  idempotent: true,
});

export const stopBulkAction = routes.post('stopBulkAction', '/bulk-actions/:id/stop', {
  summary: 'Cancel the remaining records of a bulk action; finished ones are not undone',
  params: ofOne,
  answer: bulkActionField,
  errors: ['version_conflict'],
  current: bulkActionField,
});
