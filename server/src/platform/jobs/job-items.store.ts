import type { Selectable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../platform.ts';

type FailedItem = Selectable<Database['job_item_failures']>;

/** Items at which a job failed and has not succeeded since. */
export function listFailedItems(db: Executor, job: string): Promise<FailedItem[]> {
  return db.selectFrom('job_item_failures').selectAll().where('job', '=', job).execute();
}

export async function upsertFailedItem(db: Executor, failed: FailedItem): Promise<void> {
  await db
    .insertInto('job_item_failures')
    .values(failed)
    .onConflict((conflict) => conflict.columns(['job', 'item']).doUpdateSet(failed))
    .execute();
}

export async function deleteFailedItem(db: Executor, job: string, item: string): Promise<void> {
  await db
    .deleteFrom('job_item_failures')
    .where('job', '=', job)
    .where('item', '=', item)
    .execute();
}

/** Deletes failures of items that are no longer due: others would have been retried by now. */
export async function deleteOldFailedItems(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('job_item_failures').where('try_at', '<', before).execute();
}

const KIND = 'job_item_failing';

export async function raiseItemAlert(
  db: Executor,
  { job, item, failures, last_error, failed_at: at }: FailedItem,
): Promise<void> {
  const detail = JSON.stringify({ failures, last_error });
  await db
    .insertInto('alerts')
    .values({ kind: KIND, subject: `${job}:${item}`, detail, created_at: at, resolved_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ resolved_at: null, detail, created_at: at })
        .where('alerts.resolved_at', 'is not', null),
    )
    .execute();
}

export async function resolveItemAlert(
  db: Executor,
  { job, item, at }: { job: string; item: string; at: Date },
): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ resolved_at: at })
    .where('kind', '=', KIND)
    .where('subject', '=', `${job}:${item}`)
    .where('resolved_at', 'is', null)
    .execute();
}
