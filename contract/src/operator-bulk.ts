import * as z from 'zod/mini';
import { idField, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { EXTENSION_DAYS_MAX } from './operator-subscriptions.ts';
import { defineRoute } from './route.ts';

/** One act on many records: counted first, then confirmed, then done by a job that goes on wherever it is cut off. */
const BASE = '/api-admin/api/v1/bulk-acts';

/** The most users that are chosen by hand. */
export const BULK_USERS_MAX = 1_000;
/** The most records that one act may be about. */
export const BULK_MAX = 200_000;

const users = z.array(uuidField).check(z.minLength(1), z.maxLength(BULK_USERS_MAX));

export const bulkWorkField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('extend_subscriptions'),
    days: z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
    /** Only of this product; of this service; otherwise all that run. */
    product: z.optional(idField),
    origin: z.optional(idField),
  }),
  z.strictObject({ kind: z.literal('end_sessions'), users }),
  z.strictObject({ kind: z.literal('block_users'), users }),
]);
export type BulkWork = z.output<typeof bulkWorkField>;
export const bulkKinds = ['extend_subscriptions', 'end_sessions', 'block_users'] as const;
export const bulkStates = ['running', 'stopped', 'done'] as const;

const sampleField = z.array(z.strictObject({ id: uuidField, name: z.string() }));

export const bulkActField = z.strictObject({
  id: uuidField,
  kind: z.enum(bulkKinds),
  /** Of an extension. */
  days: z.nullable(z.int()),
  product: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  reason: z.string(),
  operator: z.string(),
  state: z.enum(bulkStates),
  created_at: timestampField,
  finished_at: z.nullable(timestampField),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
});
export type BulkAct = z.output<typeof bulkActField>;

const tag = 'Bulk acts';
const reading = {
  tag,
  auth: 'operator',
  permission: 'bulk:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag,
  auth: 'operator',
  permission: 'bulk:write',
  limit: 'operatorWrite',
} as const;
const ofOne = z.strictObject({ id: uuidField });

export const listBulkActs = defineRoute({
  ...reading,
  id: 'listBulkActs',
  method: 'GET',
  path: BASE,
  summary: 'Acts on many records, newest first, 50 at a time',
  query: z.strictObject({
    /** The act that the page before ended with. */
    before: z.optional(uuidField),
  }),
  answer: z.array(bulkActField),
});

export const readBulkAct = defineRoute({
  ...reading,
  id: 'readBulkAct',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'How far an act has come, and what it could not do',
  params: ofOne,
  answer: z.extend(bulkActField, {
    /** The first 100, with the code of each refusal. */
    failures: z.array(z.strictObject({ id: uuidField, name: z.string(), problem: z.string() })),
  }),
});

/** Changes nothing. */
export const previewBulkAct = defineRoute({
  ...writing,
  id: 'previewBulkAct',
  method: 'POST',
  path: '/api-admin/api/v1/bulk-preview',
  summary: 'How many records an act would be about, with the first ten',
  body: z.strictObject({ work: bulkWorkField }),
  answer: z.strictObject({ count: z.int(), sample: sampleField }),
});

/** The records are those of this moment, kept with the act. Another count than was seen: 409 with the present one. */
export const startBulkAct = defineRoute({
  ...writing,
  confirmed: true,
  id: 'startBulkAct',
  method: 'POST',
  path: BASE,
  summary: 'Begin an act on many records',
  body: z.strictObject({
    work: bulkWorkField,
    seen_count: z.int().check(z.gte(1), z.lte(BULK_MAX)),
    reason: reasonField,
  }),
  answer: ofOne,
  status: 201,
  errors: ['changed_meanwhile'],
  idempotent: true,
});

export const stopBulkAct = defineRoute({
  ...writing,
  id: 'stopBulkAct',
  method: 'POST',
  path: `${BASE}/:id/stop`,
  summary: 'Leave what still waits as it is; what is done stays done',
  params: ofOne,
  answer: bulkActField,
  errors: ['changed_meanwhile'],
  current: bulkActField,
});
