import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { askAndSettle } from './ask-and-settle.ts';
import { claimDueChecks, lockPayment, type PaymentRow, updatePayment } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';
import { type Heard, nextCheck } from './reconcile.rules.ts';

const BATCH = 40;
const PARALLEL = 4;
/** Longer than a question to a slow gateway takes; a crash in between costs this delay. */
const CLAIM_MS = 60_000;

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/** Asks the gateways about payments whose check is due, so that a lost notice only delays. */
export async function reconcilePayments(platform: Needs, gateways: Gateways): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await inTransaction(platform.db, (tx) =>
    claimDueChecks(tx, { now, until, limit: BATCH }),
  );
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let payment = due.shift(); payment !== undefined; payment = due.shift()) {
      await checkPayment(platform, gateways, payment);
    }
  });
  await Promise.all(workers);
}

async function checkPayment(
  platform: Needs,
  gateways: Gateways,
  payment: PaymentRow,
): Promise<void> {
  // A gateway that did not answer may know the payment: only a clear "never heard of it" counts as unknown.
  let heard: Heard = 'silence';
  try {
    const report = await askAndSettle(platform, gateways, payment);
    heard = report === undefined ? 'unknown' : 'known';
  } catch (error) {
    platform.log.warn({ err: error, paymentId: payment.id }, 'payment could not be checked');
  }
  await scheduleNext(platform, payment, heard);
}

function scheduleNext(platform: Needs, { id }: PaymentRow, heard: Heard): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    // Settled meanwhile: nothing left to ask.
    if (payment === undefined || payment.check_at === null) return;
    const { state, expires_at: expiresAt } = payment;
    const checkCount = payment.check_count + (heard === 'silence' ? 0 : 1);
    const next = nextCheck({ state, expiresAt, checkCount }, heard, platform.clock.now());
    await updatePayment(tx, id, { check_at: next ?? null, check_count: checkCount });
  });
}
