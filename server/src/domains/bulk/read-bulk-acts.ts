import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  BulkAct,
  listBulkActs as listRoute,
  readBulkAct as readRoute,
} from '@sesame/contract/operator-bulk.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBulkActs } from './bulk.store.ts';
import { bulkActOnWire } from './bulk-act-on-wire.ts';
import { listFailures } from './subjects.store.ts';

const FAILURES = 100;

export async function listBulkActs(
  { db }: Pick<Platform, 'db'>,
  { before }: QueryOf<typeof listRoute>,
): Promise<BulkAct[]> {
  return (await findBulkActs(db, { before, limit: PAGE_MAX })).map(bulkActOnWire);
}

export async function readBulkAct(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<AnswerOf<typeof readRoute>> {
  const [row] = await findBulkActs(db, { id, limit: 1 });
  if (row === undefined) refuse('not_found');
  const failures = await listFailures(db, { id, kind: row.kind, limit: FAILURES });
  return { ...bulkActOnWire(row), failures };
}
