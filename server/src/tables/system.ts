import type { BackupProblem } from '@sesame/contract/operator-system.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json-columns.ts';

/** The machinery: queues, jobs, backups, and the days that are counted. */
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
  /** What was begun and is found by this until there is an answer. */
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
  /** The sealed mail; erased when it needs no sending any more. */
  content: string | null;
  queued_at: Date;
  attempts: Generated<number>;
  try_at: Date | null;
  sent_at: ColumnType<Date | null, undefined, Date>;
  given_up_at: ColumnType<Date | null, undefined, Date>;
  last_error: ColumnType<string | null, undefined, string>;
}

/** Backups and restores of them on trial. */
interface BackupsTable {
  id: string;
  /** The backup that is restored on trial; null: this is one. */
  checks: string | null;
  state: Generated<'wanted' | 'running' | 'done' | 'failed'>;
  asked_at: Date;
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

/** How a scheduled job did. */
interface JobRunsTable {
  name: string;
  every_s: number;
  succeeded_at: Date | null;
  failed_at: Date | null;
  /** In a row, up to now. */
  failures: number;
  last_error: string | null;
  /** When an operator wanted it run before its time; null once it is. */
  wanted_at: Date | null;
}

/** Records that a job failed at the last time it tried them. */
interface JobItemFailuresTable {
  job: string;
  item: string;
  /** In a row, up to now. */
  failures: number;
  failed_at: Date;
  try_at: Date;
  last_error: string;
}

/** Money of days that are over, by one dimension at a time. */
interface SalesDaysTable {
  dimension: string;
  day: string;
  key: string;
  orders: number;
  gross_cents: number;
  fees_cents: number;
  refunds_cents: number;
}

/** Payments by the day they were started; the row of no gateway says that the day is counted. */
interface PaymentDaysTable {
  day: string;
  gateway: string;
  started: number;
  /** Within two weeks. */
  paid_soon: number;
}

interface WorkerHeartbeatsTable {
  name: string;
  at: Date;
}

/** What the demo invented; none once the shop left it. */
interface DemoRowsTable {
  kind: 'operator' | 'promo' | 'method' | 'product' | 'origin' | 'announcement' | 'user' | 'macro';
  id: string;
  created_at: Date;
}
