import {
  listBulkActions as list,
  type readBulkAction as readRoute,
} from '@sesame/contract/console/bulk-actions.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBulkActions } from './bulk.store.ts';
import { serializeBulkAction } from './serialize-bulk-action.ts';
import { listFailures } from './subjects.store.ts';

const FAILURES = 100;

/** Bulk actions, newest first. */
export function listBulkActions({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (_filters, page) => findBulkActions(db, page),
    answer: (rows) => rows.map(serializeBulkAction),
  });
}

export async function readBulkAction(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<AnswerOf<typeof readRoute>> {
  const [row] = await findBulkActions(db, { after: undefined, limit: 1 }, id);
  if (row === undefined) refuse('not_found');
  const failures = await listFailures(db, { id, kind: row.kind, limit: FAILURES });
  return { ...serializeBulkAction(row), failures };
}
