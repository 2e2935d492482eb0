import type { BackupProblem } from '@sesame/contract/console/system.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json-columns.ts';

/** Queues, jobs, backups and daily totals. */
export interface TablesOfSystem {
  idempotency_keys: IdempotencyKeysTable;
  alerts: AlertsTable;
  mails: MailsTable;
  job_runs: JobRunsTable;
  job_item_failures: JobItemFailuresTable;
  sales_days: SalesDaysTable;
  payment_days: PaymentDaysTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  backups: BackupsTable;
  demo_rows: DemoRowsTable;
}

interface IdempotencyKeysTable {
  owner: string;
  route: string;
  key: string;
  body_hash: Buffer;
  started_at: Date;
  finished_at: ColumnType<Date | null, Date | undefined, Date>;
  status: ColumnType<number | null, number | undefined, number>;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  /** Reference of the work that was begun, until there is an answer. */
  reference: ColumnType<string | null, string | undefined, never>;
}

interface AlertsTable {
  id: Generated<number>;
  kind: string;
  subject: string;
  detail: Json;
  created_at: Date;
  resolved_at: Date | null;
  resolved_by: Generated<string | null>;
  resolution: Generated<string | null>;
}

interface MailsTable {
  id: string;
  key: string;
  /** The sealed mail; erased when it no longer has to be sent. */
  content: string | null;
  queued_at: Date;
  attempts: Generated<number>;
  sent_at: ColumnType<Date | null, undefined, Date>;
  /** Set while there are no more attempts: its job is dead, or was discarded. */
  abandoned_at: ColumnType<Date | null, undefined, Date | null>;
  last_error: ColumnType<string | null, undefined, string>;
}

/** Backups and their test restores. */
interface BackupsTable {
  id: string;
  /** The backup that is restored as a test; null for a backup. */
  checks: string | null;
  state: Generated<'wanted' | 'running' | 'done' | 'failed'>;
  requested_at: Date;
  ended_at: Date | null;
  tables_done: Generated<number>;
  tables: number | null;
  problem: BackupProblem | null;
  host: string | null;
  file: string | null;
  bytes: number | null;
  rows: number | null;
  sha256: string | null;
  removed_at: Date | null;
  violations: ColumnType<{ invariant: string; rule: string }[], string | undefined, string>;
}

/** Results of the scheduled jobs. */
interface JobRunsTable {
  name: string;
  every_s: number;
  succeeded_at: Date | null;
  failed_at: Date | null;
  /** Consecutive failures up to now. */
  failures: number;
  last_error: string | null;
  /** When an operator requested an immediate run; null once it has run. */
  requested_at: Date | null;
}

/** Records at which a job failed the last time. */
interface JobItemFailuresTable {
  job: string;
  item: string;
  /** Consecutive failures up to now. */
  failures: number;
  failed_at: Date;
  try_at: Date;
  last_error: string;
}

/** Revenue of past days, by one dimension at a time. */
interface SalesDaysTable {
  dimension: string;
  day: string;
  key: string;
  orders: number;
  gross_cents: number;
  fees_cents: number;
  refunds_cents: number;
}

/** Payments by the day they were started; the row without a gateway marks the day as counted. */
interface PaymentDaysTable {
  day: string;
  gateway: string;
  started: number;
  /** Paid within two weeks. */
  paid_soon: number;
}

interface WorkerHeartbeatsTable {
  name: string;
  at: Date;
}

/** Rows created by the demo; empty after the demo data was removed. */
interface DemoRowsTable {
  kind: 'operator' | 'promo' | 'method' | 'product' | 'service' | 'announcement' | 'user' | 'macro';
  id: string;
  created_at: Date;
}
