import {
  type listViews as listRoute,
  SAVED_VIEWS_MAX,
  type SavedView,
  type saveView as saveRoute,
} from '@sesame/contract/operator-desk.ts';
import type { BodyOf, QueryOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteViewRow, listViewRows, lockOperator, putViewRow } from './views.store.ts';

export function listViews(
  { db }: Pick<Platform, 'db'>,
  operator: Operator,
  { list }: QueryOf<typeof listRoute>,
): Promise<SavedView[]> {
  return listViewRows(db, { operatorId: operator.id, list });
}

/** Their own convenience, which changes nothing of the shop: no act is recorded. */
export function saveView(
  { db, ids, clock }: Pick<Platform, 'db' | 'ids' | 'clock'>,
  operator: Operator,
  { list, name, filters }: BodyOf<typeof saveRoute>,
): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    // Two tabs of one operator take turns, so that the count holds.
    await lockOperator(tx, operator.id);
    const views = await listViewRows(tx, { operatorId: operator.id, list });
    const isNew = views.every((view) => view.name !== name);
    if (isNew && views.length >= SAVED_VIEWS_MAX) refuse('bad_request');
    return putViewRow(tx, {
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
