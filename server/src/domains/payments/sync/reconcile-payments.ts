import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  claimDueSyncs,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../records/payments.store.ts';
import { nextSync, type SyncResult } from '../records/reconcile.rules.ts';
import { syncPayment } from './sync-payment.ts';

const BATCH = 40;
const PARALLEL = 4;
/** Longer than a call to a slow gateway takes; a crash in between costs this delay. */
const CLAIM_MS = 60_000;

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/** Syncs payments that are due, so that a lost webhook only causes a delay. */
export async function reconcilePayments(platform: Needs, gateways: Gateways): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await inTransaction(platform.db, (tx) =>
    claimDueSyncs(tx, { now, until, limit: BATCH }),
  );
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let payment = due.shift(); payment !== undefined; payment = due.shift()) {
      await syncDuePayment(platform, gateways, payment);
    }
  });
  await Promise.all(workers);
}

async function syncDuePayment(
  platform: Needs,
  gateways: Gateways,
  payment: PaymentRow,
): Promise<void> {
  // Without an answer the gateway may still know the payment: only an explicit "not found" counts as unknown.
  let result: SyncResult = 'unanswered';
  try {
    const report = await syncPayment(platform, gateways, payment);
    result = report === undefined ? 'unknown' : 'known';
  } catch (error) {
    platform.log.warn({ err: error, paymentId: payment.id }, 'payment could not be synced');
  }
  await scheduleNext(platform, payment, result);
}

function scheduleNext(platform: Needs, { id }: PaymentRow, result: SyncResult): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    // Settled meanwhile: no further sync.
    if (payment === undefined || payment.sync_at === null) return;
    const { state, expires_at: expiresAt } = payment;
    const checkCount = payment.sync_count + (result === 'unanswered' ? 0 : 1);
    const next = nextSync({ state, expiresAt, checkCount }, result, platform.clock.now());
    await updatePayment(tx, id, { sync_at: next ?? null, sync_count: checkCount });
  });
}
