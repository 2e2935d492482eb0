import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueDue } from '../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Queueing, TransactionalPlatform } from '../../platform/platform.ts';
import { advanceRenewalQueue } from './advance-renewal-queue.ts';
import { findUnplanned, planRow } from './renewals.store.ts';

const BATCH = 200;

export const planRenewalQueue = defineQueue<{ readonly agreement: string }>('plan-renewal', {
  onePerKey: true,
});

/** Finds agreements whose subscription has no open renewal. */
export function planRenewals(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: planRenewalQueue,
    limit: BATCH,
    find: (limit) => findUnplanned(platform.db, { now: platform.clock.now(), limit }),
    toJob: ({ id }) => ({ key: id, data: { agreement: id } }),
  });
}

/** Plans the next renewal of an agreement: for the end that its subscription has now. */
export async function planRenewal(
  platform: TransactionalPlatform,
  agreement: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    const [found] = await findUnplanned(tx, { now: at, limit: 1, id: agreement });
    if (found === undefined) return;
    const { subscription_id: subscriptionId, ends_at: periodStart } = found;
    const id = platform.ids.uuid();
    const planned = await planRow(tx, {
      ...{ id, subscriptionId, agreementId: agreement, periodStart, at },
    });
    if (planned === undefined) return;
    await platform.jobs.enqueue(
      tx,
      advanceRenewalQueue,
      { renewal: planned.id },
      { key: planned.id },
    );
  });
}
