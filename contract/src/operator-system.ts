import * as z from 'zod/mini';
import { emptyAnswer, timestampField, uuidField } from './fields.ts';
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

const jobField = z.strictObject({
  name: z.string(),
  every_s: z.number(),
  succeeded_at: z.nullable(timestampField),
  failed_at: z.nullable(timestampField),
  /** In a row, up to now. */
  failures: z.int(),
  last_error: z.nullable(z.string()),
  /** Somebody wants it run before its time, and it has not begun yet. */
  wanted: z.boolean(),
});
export type ListedJob = z.output<typeof jobField>;

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
    /** How many stored secrets are sealed with which key of SECRETS_KEY; `in_use` seals new ones. */
    sealed: z.array(z.strictObject({ key: z.string(), boxes: z.int(), in_use: z.boolean() })),
    /** When a worker was last heard of; null: never. */
    worker_seen_at: z.nullable(timestampField),
    notices: queueField,
    /** What runs in the background, as its last rounds went; failing ones first. */
    jobs: z.array(jobField),
    /** Messages of the bot. */
    telegram: z.extend(queueField, {
      given_up: z.int(),
    }),
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

export const exportMails = defineRoute({
  ...reading,
  id: 'exportMails',
  method: 'GET',
  path: `${BASE}/mails-export`,
  summary: 'Mails of the last weeks as CSV, without whom they were for',
  limit: 'operatorWrite',
  query: z.strictObject({ state: z.optional(z.enum(mailStates)) }),
  file: true,
  answer: emptyAnswer,
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

/** A worker takes it within seconds; a job that is running is not begun a second time. */
export const runJob = defineRoute({
  id: 'runJob',
  method: 'POST',
  path: `${BASE}/jobs/:name/run`,
  tag: 'System',
  summary: 'Run a background job now',
  auth: 'operator',
  permission: 'system:write',
  limit: 'operatorWrite',
  params: z.strictObject({ name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  answer: emptyAnswer,
});

/** Why a backup or its check came to nothing. */
export const backupProblems = [
  'busy',
  'damaged',
  'file_missing',
  'other_schema',
  'not_empty',
  'differs',
  'may_not_create',
  /** It is checked where the private key is. */
  'encrypted',
  'wrong_key',
  /** The process ended meanwhile. */
  'interrupted',
  /** The log says more. */
  'failed',
] as const;
export type BackupProblem = (typeof backupProblems)[number];

const backupRun = {
  state: z.enum(['wanted', 'running', 'done', 'failed']),
  asked_at: timestampField,
  ended_at: z.nullable(timestampField),
  /** How many tables are through, of how many; null until it has begun. */
  tables_done: z.int(),
  tables: z.nullable(z.int()),
  problem: z.nullable(z.enum(backupProblems)),
};

const backupField = z.strictObject({
  ...backupRun,
  id: uuidField,
  /** The machine whose disk has it. */
  host: z.nullable(z.string()),
  file: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  /** Newer ones took its place. */
  removed: z.boolean(),
  /** The newest restore of it on trial. */
  check: z.nullable(
    z.strictObject({
      ...backupRun,
      /** Rules of the ledgers that the restored shop breaks. */
      violations: z.array(z.strictObject({ invariant: z.string(), rule: z.string() })),
    }),
  ),
});
export type ListedBackup = z.output<typeof backupField>;

/** The files themselves leave only by the hands of whoever runs the machine. */
export const listBackups = defineRoute({
  ...reading,
  id: 'listBackups',
  method: 'GET',
  path: `${BASE}/backups`,
  summary: 'The newest backups and how their checks went',
  answer: z.strictObject({
    /** On the disk of the worker that makes them. */
    folder: z.string(),
    /** Where files of people are, which no backup holds. */
    uploads: z.enum(['disk', 's3']),
    /** Where the key is without which sealed values stay closed; no backup holds it either. */
    key: z.enum(['folder', 'setting']),
    backups: z.array(backupField),
  }),
});

const backingUp = {
  tag: 'System',
  auth: 'operator',
  permission: 'system:write',
  limit: 'operatorWrite',
  confirmed: true,
  answer: emptyAnswer,
} as const;

/** A worker begins within seconds; one at a time. */
export const makeBackup = defineRoute({
  ...backingUp,
  id: 'makeBackup',
  method: 'POST',
  path: `${BASE}/backups`,
  summary: 'Back the shop up now',
  errors: ['in_progress'],
});

export const checkBackup = defineRoute({
  ...backingUp,
  id: 'checkBackup',
  method: 'POST',
  path: `${BASE}/backups/:id/check`,
  summary: 'Restore a backup on trial and audit it',
  params: z.strictObject({ id: uuidField }),
  errors: ['in_progress', 'not_found'],
});
