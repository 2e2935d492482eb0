import { WORKER_LOST_MS } from '@sesame/contract/console/reports.ts';
import { closeAlerts, raiseAlert } from '../../platform/alerts.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHeartbeat, upsertHeartbeat } from './overview.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

const ALERT = { kind: 'worker_lost', subject: 'worker' } as const;
/** A worker that keeps failing at its start does not count as running; and by then the alert has been announced. */
const STEADY_MS = 60_000;

/**
 * Raises an alert while no worker reports, which names the last report: one that an operator resolved stays resolved
 * until another loss.
 * @returns whether the worker is lost
 */
export async function watchWorker({ db, clock }: Needs): Promise<boolean> {
  const at = clock.now();
  const seenAt = await findHeartbeat(db);
  // A shop that never had a worker is still being set up.
  if (seenAt === undefined || at.getTime() - seenAt.getTime() < WORKER_LOST_MS) return false;
  await raiseAlert(db, { ...ALERT, detail: { seen_at: seenAt }, at }, 'changed');
  return true;
}

/** The report of this worker, which ends the alert once it has been working for a while. */
export function createReport({ db, clock }: Needs): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  let since = 0;
  return async () => {
    const at = clock.now();
    // After an outage of the database the same process begins anew.
    if (at.getTime() - last >= WORKER_LOST_MS) since = at.getTime();
    last = at.getTime();
    await upsertHeartbeat(db, at);
    if (last - since < STEADY_MS) return;
    await closeAlerts(db, { kinds: [ALERT.kind], subjects: [ALERT.subject], at });
  };
}
