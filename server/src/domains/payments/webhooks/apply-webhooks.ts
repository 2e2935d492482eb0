import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { applyWebhook } from './apply-webhook.ts';
import { claimDueWebhookEvents } from './webhook-events.store.ts';

const BATCH = 50;
const PARALLEL = 4;
/** Longer than applying one event takes; a crash in between costs this delay. */
const CLAIM_MS = 60_000;

/**
 * Applies the waiting webhook events: left by a crash, a full queue, or an earlier failure. It takes batch after batch
 * until none is due, because one batch per run delayed bursts of buyers by minutes. It terminates, because claiming an
 * event postpones it.
 */
export async function applyWebhooks(
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
      claimDueWebhookEvents(tx, { now, until, limit: BATCH }),
    );
    claimed = ids.length;
    const workers = Array.from({ length: PARALLEL }, async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        await applyWebhook(platform, gateways, id);
      }
    });
    await Promise.all(workers);
  } while (claimed === BATCH);
}
