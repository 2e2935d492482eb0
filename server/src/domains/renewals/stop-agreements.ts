import { inTransaction } from '../../platform/db/transaction.ts';
import { processEach } from '../../platform/jobs/process-each.ts';
import type { Platform } from '../../platform/platform.ts';
import { markStopped } from './agreements/agreements.store.ts';
import { stopWithoutMethod } from './agreements/stop-without-method.ts';
import { findOrphaned, findReplaced, findTakenBack } from './renewals.store.ts';

const BATCH = 200;

/**
 * Stops agreements that their buyers have ended in another way: their account is erased, their method removed, the plan
 * replaced by another one, or the latest purchase taken back. Open renewals are canceled by what follows from that.
 */
export async function stopAgreements(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  const orphaned = await findOrphaned(platform.db, BATCH);
  const takenBack = await findTakenBack(platform.db, BATCH);
  const replaced = await findReplaced(platform.db, BATCH);
  const stops = [
    ...orphaned.map(({ id, why }) => ({ id, reason: why })),
    ...replaced.map(({ id }) => ({ id, reason: 'changed' as const })),
    ...takenBack.map(({ agreement_id: id, state }) => ({
      id,
      reason: state === 'disputed' ? ('disputed' as const) : ('refunded' as const),
    })),
  ];
  await processEach(stops, (stop) =>
    inTransaction(platform.db, async (tx) => {
      if (stop.reason === 'method_removed') await stopWithoutMethod(tx, platform, stop.id);
      else await markStopped(tx, { ...stop, at, by: 'system' });
    }),
  );
}
