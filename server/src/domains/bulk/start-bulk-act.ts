import {
  BULK_MAX,
  type BulkWork,
  type previewBulkAct as previewRoute,
  type startBulkAct as startRoute,
} from '@sesame/contract/operator-bulk.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { insertBulkAct } from './bulk.store.ts';
import { countSubjects, keepSubjects, sampleSubjects } from './subjects.store.ts';

const SAMPLE = 10;

/** How many records an act would be about, and the first of them. */
export async function previewBulkAct(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  work: BulkWork,
): Promise<AnswerOf<typeof previewRoute>> {
  const now = clock.now();
  const count = await countSubjects(db, work, now);
  return { count, sample: await sampleSubjects(db, work, { now, limit: SAMPLE }) };
}

/** Keeps what the act is about as it is now; the job begins with the commit. */
export function startBulkAct(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  { work, seen_count: seenCount, reason }: BodyOf<typeof startRoute>,
  by: DoneBy,
): Promise<AnswerOf<typeof startRoute>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const total = await countSubjects(tx, work, at);
    if (total !== seenCount || total > BULK_MAX) refuse('changed_meanwhile', { count: total });
    const id = platform.ids.uuid();
    const { operator, request } = by;
    await insertBulkAct(tx, {
      ...{ id, work, reason, total, at },
      operatorId: operator.id,
      ip: request.ip,
    });
    // What appeared between the two statements was not confirmed.
    if ((await keepSubjects(tx, id, work, at)) !== total) refuse('changed_meanwhile');
    await recordAct(tx, platform, {
      ...by,
      action: 'bulk.start',
      subject: `bulk_act:${id}`,
      after: { ...work, total },
      reason,
    });
    return { id };
  });
}
