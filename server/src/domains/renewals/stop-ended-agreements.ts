import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueDue } from '../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { markStopped } from './agreements/agreements.store.ts';
import { stopWithoutMethod } from './agreements/stop-without-method.ts';
import { findAgreementsToStop } from './agreements/stops.store.ts';

const BATCH = 200;

export const stopAgreementQueue = defineQueue<{ readonly agreement: string }>('stop-agreement', {
  onePerKey: true,
});

/** Finds agreements that their buyers have ended in another way than by turning the renewal off. */
export function stopEndedAgreements(platform: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  return enqueueDue(platform, {
    queue: stopAgreementQueue,
    limit: BATCH,
    find: (limit) => findAgreementsToStop(platform.db, { limit }),
    toJob: ({ id }) => ({ key: id, data: { agreement: id } }),
  });
}

/** Stops such an agreement; its open renewal is canceled by what follows from that. */
export function stopEndedAgreement(platform: Platform, agreement: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const [stop] = await findAgreementsToStop(tx, { limit: 1, id: agreement });
    if (stop === undefined) return;
    if (stop.reason === 'method_removed') await stopWithoutMethod(tx, platform, stop.id);
    else await markStopped(tx, { ...stop, at: platform.clock.now(), by: 'system' });
  });
}
