import {
  BULK_MAX,
  type BulkOperation,
  type previewBulkAction as previewRoute,
  type startBulkAction as startRoute,
} from '@sesame/contract/console/bulk-actions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform, TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { insertBulkAction } from './bulk.store.ts';
import { bulkItemQueue } from './run-bulk-item.ts';
import { countLeftOut, countSubjects, sampleSubjects, snapshotSubjects } from './subjects.store.ts';

const SAMPLE = 10;

/** The number of records that a bulk action would affect, and the first of them. */
export async function previewBulkAction(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  operation: BulkOperation,
): Promise<AnswerOf<typeof previewRoute>> {
  const now = clock.now();
  const count = await countSubjects(db, operation, now);
  const leftOut =
    operation.kind === 'undo_added_days' ? await countLeftOut(db, operation.bulk_action, now) : 0;
  const sample = await sampleSubjects(db, operation, { now, limit: SAMPLE });
  return { count, left_out: leftOut, sample };
}

/** Stores the affected records as they are now, with a job for each. */
export function startBulkAction(
  platform: TransactionalPlatform,
  { operation, expected_count: expectedCount, reason }: BodyOf<typeof startRoute>,
  by: Actor,
): Promise<AnswerOf<typeof startRoute>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const total = await countSubjects(tx, operation, at);
    if (total !== expectedCount || total > BULK_MAX) refuse('version_conflict', { count: total });
    const id = platform.ids.uuid();
    const { operator, request } = by;
    await insertBulkAction(tx, {
      ...{ id, operation, reason, total, at },
      operatorId: operator.id,
      ip: request.ip,
    });
    // Records that appeared between the two statements have not been confirmed.
    const subjects = await snapshotSubjects(tx, id, operation, at);
    if (subjects.length !== total) refuse('version_conflict');
    await platform.jobs.enqueueAll(
      tx,
      bulkItemQueue,
      subjects.map((subject) => ({ data: { bulkAction: id, subject } })),
    );
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'bulk.start',
      subject: `bulk_action:${id}`,
      after: { ...operation, total },
      reason,
    });
    return { id };
  });
}
