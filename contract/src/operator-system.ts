import * as z from 'zod/mini';
import { timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** How the machinery does: what waits, what failed, what runs. */
const BASE = '/api-admin/api/v1/system';

const reading = {
  tag: 'System',
  auth: 'operator',
  permission: 'system:read',
  limit: 'operatorRead',
} as const;

const queueField = z.strictObject({
  waiting: z.int(),
  /** Of those, how many failed before. */
  retried: z.int(),
  /** When the one that waits longest came; null when none waits. */
  oldest_at: z.nullable(timestampField),
});

export const getSystem = defineRoute({
  ...reading,
  id: 'getSystem',
  method: 'GET',
  path: BASE,
  summary: 'Version, database, workers and queues',
  answer: z.strictObject({
    version: z.string(),
    node: z.string(),
    started_at: timestampField,
    database: z.strictObject({
      version: z.string(),
      embedded: z.boolean(),
      bytes: z.int(),
      migrations: z.array(z.string()),
    }),
    /** When a worker was last heard of; null: never. */
    worker_seen_at: z.nullable(timestampField),
    notices: queueField,
    mails: z.extend(queueField, {
      /** Whether the shop sends any. */
      enabled: z.boolean(),
      given_up: z.int(),
    }),
    alerts: z.array(
      z.strictObject({
        kind: z.string(),
        subject: z.string(),
        created_at: timestampField,
      }),
    ),
  }),
});

export const mailStates = ['waiting', 'sent', 'given_up'] as const;

export const mailField = z.strictObject({
  id: uuidField,
  /** What it was about, without whom it was for. */
  kind: z.string(),
  state: z.enum(mailStates),
  queued_at: timestampField,
  sent_at: z.nullable(timestampField),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
});
export type LoggedMail = z.output<typeof mailField>;

/** Addresses are not kept after a mail is sent, so none is shown. */
export const listMails = defineRoute({
  ...reading,
  id: 'listMails',
  method: 'GET',
  path: `${BASE}/mails`,
  summary: 'Mails of the last weeks, newest first, 50 at a time',
  query: z.strictObject({
    state: z.optional(z.enum(mailStates)),
    /** The id of the last row of the page before. */
    before: z.optional(uuidField),
  }),
  answer: z.array(mailField),
});

/** What waits for its next try is tried at once; what was given up has no words any more and stays so. */
export const hurryMails = defineRoute({
  id: 'hurryMails',
  method: 'POST',
  path: `${BASE}/mails/hurry`,
  tag: 'System',
  summary: 'Try the waiting mails again now',
  auth: 'operator',
  permission: 'system:write',
  limit: 'operatorWrite',
  answer: z.strictObject({ hurried: z.int() }),
});
