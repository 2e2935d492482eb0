import type { listMails } from '@sesame/contract/console/system.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

interface QueueRow {
  readonly waiting: number;
  readonly retried: number;
  readonly oldest_at: Date | null;
}

export async function readWebhookQueue(db: Executor): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*)::integer as waiting, (count(*) filter (where attempts > 0))::integer as retried,
      min(received_at) as oldest_at
    from webhook_events where applied_at is null`.execute(db);
  return onlyOf(rows);
}

export function readMailQueue(db: Executor): Promise<MessageQueueRow> {
  return readMessageQueue(db, sql`from mails`);
}

export function readTelegramQueue(db: Executor): Promise<MessageQueueRow> {
  return readMessageQueue(db, sql`from telegram_messages`);
}

interface MessageQueueRow extends QueueRow {
  readonly abandoned: number;
}

/** Two counts with an index each; one over all unsent messages would read all that were ever sent. */
async function readMessageQueue(
  db: Executor,
  fromMessages: RawBuilder<unknown>,
): Promise<MessageQueueRow> {
  const { rows } = await sql<MessageQueueRow>`
    select waiting.*, (select count(*)::integer ${fromMessages} where abandoned_at is not null) as abandoned
    from (
      select count(*)::integer as waiting, (count(*) filter (where attempts > 0))::integer as retried,
        min(queued_at) as oldest_at
      ${fromMessages} where sent_at is null and abandoned_at is null
    ) waiting`.execute(db);
  return onlyOf(rows);
}

/** Failing jobs first. */
export function listJobRows(db: Executor) {
  return db
    .selectFrom('job_runs')
    .selectAll()
    .orderBy('failures', 'desc')
    .orderBy('name')
    .execute();
}

/** The newest first. */
export function listBackfillRows(db: Executor) {
  return db.selectFrom('backfills').selectAll().orderBy('started_at', 'desc').execute();
}

/** Makes a scheduled job due. @returns whether it exists */
export async function requestJob(
  tx: Executor,
  name: string,
  now: RawBuilder<Date>,
): Promise<boolean> {
  const due = await tx
    .updateTable('job_runs')
    .set({ next_run_at: now })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return due !== undefined;
}

const SHOWN_ALERTS = 50;

export function listOpenAlerts(db: Executor) {
  return db
    .selectFrom('alerts')
    .select(['kind', 'subject', 'created_at'])
    .where('resolved_at', 'is', null)
    .orderBy('created_at')
    .limit(SHOWN_ALERTS)
    .execute();
}

export async function readDatabase(
  db: Executor,
): Promise<{ version: string; bytes: string; migrations: string[]; worker_seen_at: Date | null }> {
  const { rows } = await sql<{
    version: string;
    bytes: string;
    migrations: string[];
    worker_seen_at: Date | null;
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select array_agg(name order by name) from kysely_migration) as migrations,
      (select max(at) from worker_heartbeats) as worker_seen_at`.execute(db);
  return onlyOf(rows);
}

/** Newest first; ids of mails grow with time. */
const newestFirst = keyset('mails', ['id'], 'desc');
const mailFilters: FilterSql<typeof listMails> = {
  state: (state) =>
    ({
      waiting: sql<SqlBool>`sent_at is null and abandoned_at is null`,
      sent: sql<SqlBool>`sent_at is not null`,
      abandoned: sql<SqlBool>`abandoned_at is not null`,
    })[state],
};

export function listMailRows(
  db: Executor,
  filters: FiltersOf<typeof listMails>,
  { after, limit }: ListPage,
) {
  return db
    .selectFrom('mails')
    .select(['id', 'key', 'queued_at', 'attempts', 'sent_at', 'abandoned_at', 'last_error'])
    .where(whereOf(mailFilters, filters, newestFirst.after(after)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function onlyOf<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('aggregate query returned no row');
  return row;
}
