import {
  type listViews as listRoute,
  SAVED_VIEWS_MAX,
  type SavedView,
  type saveView as saveRoute,
} from '@sesame/contract/console/workspace.ts';
import type { BodyOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteViewRow, listViewRows, lockOperator, upsertViewRow } from './views.store.ts';

export function listViews(
  { db }: Pick<Platform, 'db'>,
  operator: Operator,
  { list }: QueryOf<typeof listRoute>,
): Promise<SavedView[]> {
  return listViewRows(db, { operatorId: operator.id, list });
}

/** A personal setting that changes nothing in the shop, so there is no audit event. */
export function saveView(
  { db, ids, clock }: Pick<Platform, 'db' | 'ids' | 'clock'>,
  operator: Operator,
  { list, name, filters }: BodyOf<typeof saveRoute>,
): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    // Serializes an operator's tabs, so that the limit holds.
    await lockOperator(tx, operator.id);
    const views = await listViewRows(tx, { operatorId: operator.id, list });
    const isNew = views.every((view) => view.name !== name);
    if (isNew && views.length >= SAVED_VIEWS_MAX) refuse('bad_request');
    return upsertViewRow(tx, {
      id: ids.uuid(),
      operator_id: operator.id,
      list,
      name,
      filters,
      saved_at: clock.now(),
    });
  });
}

export async function deleteView(
  { db }: Pick<Platform, 'db'>,
  operator: Operator,
  id: string,
): Promise<void> {
  if (!(await deleteViewRow(db, { operatorId: operator.id, id }))) refuse('not_found');
}
