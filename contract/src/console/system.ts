import * as z from 'zod/mini';
import { emptyAnswer, timestampField, uuidField } from '../shared/fields.ts';
import { consoleRoutes } from './routes.ts';

const queueField = z.strictObject({
  waiting: z.int(),
  /** Of those, entries that failed before. */
  retried: z.int(),
  /** When the longest waiting entry was created; null when none waits. */
  oldest_at: z.nullable(timestampField),
});

const jobField = z.strictObject({
  name: z.string(),
  /** Interval of the schedule, in seconds. */
  interval_s: z.number(),
  /** Null: no worker has run it for an hour, as when it was switched off. */
  next_run_at: z.nullable(timestampField),
  /** Its next run should have started; for example, an operator requested it. */
  due: z.boolean(),
  succeeded_at: z.nullable(timestampField),
  failed_at: z.nullable(timestampField),
  /** Consecutive failures up to now. */
  failures: z.int(),
  last_error: z.nullable(z.string()),
});
export type ListedJob = z.output<typeof jobField>;

const deadJobField = z.strictObject({
  id: uuidField,
  queue: z.string(),
  attempts: z.int(),
  /** Why the last attempt failed. */
  reason: z.nullable(z.string()),
  enqueued_at: timestampField,
  died_at: timestampField,
});
export type DeadJob = z.output<typeof deadJobField>;

const backfillField = z.strictObject({
  name: z.string(),
  /** Null: it has not begun, because another one comes first. */
  started_at: z.nullable(timestampField),
  ended_at: z.nullable(timestampField),
  /** Rows read so far. */
  rows_done: z.int(),
  /** Rows in all, from the statistics of PostgreSQL; null while unknown. */
  rows_estimated: z.nullable(z.int()),
});
export type ListedBackfill = z.output<typeof backfillField>;

/** System state: queues, failures and workers. */
const routes = consoleRoutes({ tag: 'System', read: 'system:read', write: 'system:write' });

export const getSystem = routes.get('getSystem', '/system', {
  summary: 'Version, database, workers and queues',
  answer: z.strictObject({
    version: z.string(),
    node: z.string(),
    started_at: timestampField,
    database: z.strictObject({
      version: z.string(),
      embedded: z.boolean(),
      /** The shop connects as the owner of its tables, a role that could rewrite journal and audit log. */
      owner_rights: z.boolean(),
      bytes: z.int(),
      migrations: z.array(z.string()),
    }),
    /** Keys of stored secrets with their number; the one `in_use` encrypts new ones, and its number is null. */
    sealed: z.array(
      z.strictObject({ key: z.string(), boxes: z.nullable(z.int()), in_use: z.boolean() }),
    ),
    /** When a worker was last seen; null: never. */
    worker_seen_at: z.nullable(timestampField),
    webhooks: queueField,
    /** Background jobs with their last runs; failing ones first. */
    jobs: z.array(jobField),
    /** Changes of old rows after an upgrade, which run in the background: those that have not ended, or ended lately. */
    backfills: z.array(backfillField),
    /** Jobs without further attempts, which wait for an operator; the oldest of them. */
    dead_jobs: z.array(deadJobField),
    /** How many there are. */
    dead: z.int(),
    /** Messages of the bot. */
    telegram: z.extend(queueField, {
      abandoned: z.int(),
    }),
    mails: z.extend(queueField, {
      /** Whether the shop sends any. */
      enabled: z.boolean(),
      abandoned: z.int(),
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

export const mailStates = ['waiting', 'sent', 'abandoned'] as const;

export const mailField = z.strictObject({
  id: uuidField,
  /** The kind of mail, without its recipient. */
  kind: z.string(),
  state: z.enum(mailStates),
  queued_at: timestampField,
  sent_at: z.nullable(timestampField),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
});
export type LoggedMail = z.output<typeof mailField>;

/** Addresses are deleted once a mail is sent, so none is shown. */
export const listMails = routes.list('listMails', '/system/mails', {
  summary: 'Emails of the last weeks, newest first, 50 at a time',
  filters: {
    state: z.optional(z.enum(mailStates)),
  },
  cursor: { before: uuidField },
  row: mailField,
  export: {
    id: 'exportMails',
    name: 'mails',
    summary: 'Emails of the last weeks as CSV, without recipients',
    confirmed: false,
  },
});

/** Retries waiting mails at once; abandoned ones are dead jobs, see `retryDeadJob`. */
export const sendMailsNow = routes.post('sendMailsNow', '/system/mails/send-now', {
  summary: 'Retry the waiting emails now',
  answer: z.strictObject({ rescheduled: z.int() }),
});

/** A worker starts it within seconds; a running job is not started twice. */
export const runJob = routes.post('runJob', '/system/jobs/:name/run', {
  summary: 'Run a background job now',
  params: z.strictObject({ name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  answer: emptyAnswer,
});

const deadJob = {
  params: z.strictObject({ id: uuidField }),
  errors: ['not_found'],
  answer: emptyAnswer,
} as const;

export const retryDeadJob = routes.post('retryDeadJob', '/system/dead-jobs/:id/retry', {
  ...deadJob,
  summary: 'Give a dead job all its attempts again',
});

/** The work of the job will not be done. */
export const discardDeadJob = routes.post('discardDeadJob', '/system/dead-jobs/:id/discard', {
  ...deadJob,
  summary: 'Discard a dead job',
});

/** Why a backup or its verification failed. */
export const backupProblems = [
  'busy',
  'damaged',
  'file_missing',
  'other_schema',
  'not_empty',
  'differs',
  'may_not_create',
  /** A link in the path of the folder leads out of the allowed folders. */
  'outside',
  /** It can only be checked where the private key is. */
  'encrypted',
  'wrong_key',
  /** The process ended during the run. */
  'interrupted',
  /** The log has the details. */
  'failed',
] as const;
export type BackupProblem = (typeof backupProblems)[number];

const backupRun = {
  state: z.enum(['requested', 'running', 'done', 'failed']),
  requested_at: timestampField,
  ended_at: z.nullable(timestampField),
  /** Tables finished, out of how many; null before the start. */
  tables_done: z.int(),
  tables: z.nullable(z.int()),
  problem: z.nullable(z.enum(backupProblems)),
};

/** Ledger invariants that the restored database violates. */
const violationsField = z.array(z.strictObject({ invariant: z.string(), rule: z.string() }));

const backupField = z.strictObject({
  ...backupRun,
  id: uuidField,
  /** The machine whose disk holds it. */
  host: z.nullable(z.string()),
  file: z.nullable(z.string()),
  /** Where its worker wrote it. */
  folder: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  /** Deleted in favor of newer ones. */
  removed: z.boolean(),
  /** Address of the bucket that holds a copy; null without one. */
  copied_to: z.nullable(z.string()),
  /** There was a bucket, but the copy could not be stored there. */
  copy_failed: z.boolean(),
  /** Fingerprint of the key that the file is encrypted for; null when it is not. */
  encrypted_for: z.nullable(z.string()),
  /** Its newest test restore. */
  check: z.nullable(
    z.strictObject({
      ...backupRun,
      violations: violationsField,
    }),
  ),
});
export type ListedBackup = z.output<typeof backupField>;

/** The newest test restore: a backup counts as good only after one. */
const drillField = z.strictObject({
  ...backupRun,
  /** The backup that was restored. */
  backup: uuidField,
  rows: z.nullable(z.int()),
  /** How long it took; null until it ended. */
  seconds: z.nullable(z.int()),
  violations: violationsField,
});
export type RestoreDrill = z.output<typeof drillField>;

/** Backup files cannot be downloaded; only the administrator of the machine has them. */
export const listBackups = routes.get('listBackups', '/system/backups', {
  summary: 'The newest backups with their test restores',
  answer: z.strictObject({
    /** On the disk of the worker that makes them. */
    folder: z.string(),
    /** Address of the bucket that new backups are copied to; null without one. */
    bucket: z.nullable(z.string()),
    /** Where uploaded files are stored; backups do not contain them. */
    uploads: z.enum(['disk', 's3']),
    /** Where the key for sealed values is stored; backups do not contain it. */
    key: z.enum(['folder', 'setting']),
    /** Fingerprint of the key that new backups are encrypted for; null when they are not encrypted. */
    encrypted_for: z.nullable(z.string()),
    /** When the next one is made by itself; null when none is. */
    next_backup_at: z.nullable(timestampField),
    /** Of how many days, weeks and months the newest one is kept. */
    kept: z.strictObject({ days: z.int(), weeks: z.int(), months: z.int() }),
    drill: z.nullable(drillField),
    /** When the newest backup is restored as a test by itself; null while that is not possible, or there is none. */
    next_drill_at: z.nullable(timestampField),
    backups: z.array(backupField),
  }),
});

const backingUp = {
  confirmed: true,
  answer: emptyAnswer,
} as const;

/** Why backups cannot be stored in their folder. */
export const backupFolderProblems = [
  /** Another process makes the backups, which may be on another machine: a backup shows whether its folder works. */
  'elsewhere',
  'may_not_write',
  'not_a_folder',
  /** A link in its path leads out of the allowed folders. */
  'outside',
  'full',
  'other',
] as const;
export type BackupFolderProblem = (typeof backupFolderProblems)[number];

/** Writes, reads and removes a small file in the folder of the backups. */
export const testBackupFolder = routes.post('testBackupFolder', '/system/backup-folder/test', {
  confirmed: true,
  summary: 'Test the folder that backups are stored in',
  answer: z.strictObject({
    /** Null when it works. */
    problem: z.nullable(z.enum(backupFolderProblems)),
    /** The code of the error. */
    detail: z.nullable(z.string()),
    folder: z.string(),
    /** Free space in it; null when it could not be used. */
    free_bytes: z.nullable(z.int()),
  }),
});

/** A worker starts within seconds; one backup at a time. */
export const createBackup = routes.post('createBackup', '/system/backups', {
  ...backingUp,
  summary: 'Make a backup now',
  errors: ['in_progress'],
});

export const checkBackup = routes.post('checkBackup', '/system/backups/:id/check', {
  ...backingUp,
  summary: 'Test restore of a backup with ledger verification',
  params: z.strictObject({ id: uuidField }),
  errors: ['in_progress', 'not_found'],
});
