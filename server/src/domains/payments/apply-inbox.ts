import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyNotice } from './apply-notice.ts';
import { claimDueNotices } from './inbox.store.ts';
import type { Gateways } from './providers/live-gateways.ts';

const BATCH = 50;
const PARALLEL = 4;
/** Longer than any single application takes; a crash in between costs this delay. */
const CLAIM_MS = 60_000;

/**
 * Applies the notices that wait: left by a crash, an overflow, or an earlier failure. Batch after batch until none
 * is due: one batch per run once made a burst of buyers wait for minutes. It ends, because a claim puts off.
 */
export async function applyInbox(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
  >,
  gateways: Gateways,
): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  let claimed: number;
  do {
    const ids = await inTransaction(platform.db, (tx) =>
      claimDueNotices(tx, { now, until, limit: BATCH }),
    );
    claimed = ids.length;
    const workers = Array.from({ length: PARALLEL }, async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        await applyNotice(platform, gateways, id);
      }
    });
    await Promise.all(workers);
  } while (claimed === BATCH);
}
