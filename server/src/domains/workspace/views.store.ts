import type { SavedView } from '@sesame/contract/console/workspace.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export async function lockOperator(tx: Executor, id: string): Promise<void> {
  await tx.selectFrom('operators').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Sorted by name; there are few. */
export function listViewRows(
  db: Executor,
  { operatorId, list }: { readonly operatorId: string; readonly list: string },
): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'filters'])
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
}

/** Creates the view, or replaces the filters of the one with the same name. */
export function upsertViewRow(
  tx: Executor,
  row: Insertable<Database['saved_views']>,
): Promise<SavedView> {
  const { filters, saved_at } = row;
  return tx
    .insertInto('saved_views')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'list', 'name']).doUpdateSet({ filters, saved_at }),
    )
    .returning(['id', 'name', 'filters'])
    .executeTakeFirstOrThrow();
}

/** @returns whether the operator had this view */
export async function deleteViewRow(
  db: Executor,
  { operatorId, id }: { readonly operatorId: string; readonly id: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
