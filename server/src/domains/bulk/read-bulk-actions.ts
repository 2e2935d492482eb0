import type {
  BulkAction,
  listBulkActions as listRoute,
  readBulkAction as readRoute,
} from '@sesame/contract/console/bulk-actions.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBulkActions } from './bulk.store.ts';
import { serializeBulkAction } from './serialize-bulk-action.ts';
import { listFailures } from './subjects.store.ts';

const FAILURES = 100;

export async function listBulkActions(
  { db }: Pick<Platform, 'db'>,
  { before }: QueryOf<typeof listRoute>,
): Promise<BulkAction[]> {
  return (await findBulkActions(db, { before, limit: PAGE_MAX })).map(serializeBulkAction);
}

export async function readBulkAction(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<AnswerOf<typeof readRoute>> {
  const [row] = await findBulkActions(db, { id, limit: 1 });
  if (row === undefined) refuse('not_found');
  const failures = await listFailures(db, { id, kind: row.kind, limit: FAILURES });
  return { ...serializeBulkAction(row), failures };
}
