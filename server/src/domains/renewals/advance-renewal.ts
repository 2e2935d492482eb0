import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueDue } from '../../platform/jobs/enqueue-due.ts';
import type { Executor, Platform, Queueing } from '../../platform/platform.ts';
import { closeRenewalConfirmation, refundsOfRenewal } from '../payments/index.ts';
import { advanceRenewalQueue } from './advance-renewal-queue.ts';
import { callForAttempt } from './attempts/call-for-attempt.ts';
import { followPayment } from './attempts/follow-payment.ts';
import { requestBuyerAction } from './attempts/request-buyer-action.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { closeRenewal } from './close-renewal.ts';
import { settleLateCharge } from './late-charges/settle-late-charge.ts';
import { type DecidedRenewal, loadRenewal, lockAndDecide } from './load-renewal.ts';
import type { Step } from './next-step.rules.ts';
import { raiseRenewalAlert } from './raise-renewal-alert.ts';
import { findPaidLate, openAttemptStates } from './renewal-state.rules.ts';
import { changeRenewal, findDue } from './renewals.store.ts';
import { sendNotification } from './send-notification.ts';

const BATCH = 100;
/** From the plan to the end of a charge there are fewer. */
const STEPS_MAX = 8;
/** Until a charge that its gateway did not close is closed again. */
const CLOSE_AGAIN_MS = 10 * 60_000;

/** Finds renewals with something to do. */
export function advanceRenewals(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: advanceRenewalQueue,
    limit: BATCH,
    find: (limit) => findDue(platform.db, { now: platform.clock.now(), limit }),
    toJob: (renewal) => ({ key: renewal, data: { renewal } }),
  });
}

/**
 * Takes every step that is due about a renewal. Each one is decided again under the locks that it is carried out with, so
 * it may be interrupted after any of them and run in any worker.
 */
export async function advanceRenewal(platform: Platform, id: string): Promise<void> {
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    const loaded = await loadRenewal(platform.db, platform, id);
    if (loaded === undefined) return;
    const isWaiting = await takeStep(platform, loaded);
    if (isWaiting) return;
  }
}

/** @returns whether there is nothing more to do now */
async function takeStep(platform: Platform, loaded: DecidedRenewal): Promise<boolean> {
  const { row, step, attempts } = loaded;
  if (step.do === 'charge') {
    const started = await startAttempt(platform, row.id);
    if (started === 'postponed') return true;
    if (started === undefined) return false;
    await platform.failpoint('renewal_started');
    await callForAttempt(platform, started, { isRepeat: false });
    return false;
  }
  if (step.do === 'check') {
    const open = attempts.find(({ state }) => openAttemptStates.includes(state));
    if (open !== undefined) await callForAttempt(platform, open, { isRepeat: true });
    return false;
  }
  if (step.do === 'close_confirmation') return closeConfirmation(platform, loaded);
  const able = await refundsOfRenewal(platform, attempts.at(-1)?.payment_id ?? null);
  return inTransaction(platform.db, async (tx) => {
    const decided = await lockAndDecide(tx, platform, row.id);
    if (decided === undefined) return true;
    // Something else happened meanwhile: the next round takes the step that follows from it.
    if (decided.step.do !== step.do) return false;
    if (decided.step.do === 'follow') await followPayment(tx, platform, decided, able);
    else await carryOut(tx, platform, decided, decided.step);
    return decided.step.do === 'wait' || decided.step.do === 'alert';
  });
}

/** @returns whether there is nothing more to do now: the gateway did not answer */
async function closeConfirmation(
  platform: Platform,
  { row, attempts }: DecidedRenewal,
): Promise<boolean> {
  const open = attempts.find(({ state }) => openAttemptStates.includes(state));
  const paymentId = open?.payment_id;
  if (!paymentId) return true;
  if ((await closeRenewalConfirmation(platform, paymentId)) !== 'open') return false;
  const next = new Date(platform.clock.now().getTime() + CLOSE_AGAIN_MS);
  await changeRenewal(platform.db, row.id, { next_at: next });
  return true;
}

async function carryOut(
  tx: Executor,
  platform: Platform,
  decided: DecidedRenewal,
  step: Step,
): Promise<void> {
  const { row } = decided;
  switch (step.do) {
    case 'wait':
      return changeRenewal(tx, row.id, { next_at: step.until });
    case 'alert':
      await raiseRenewalAlert(tx, platform, decided);
      return changeRenewal(tx, row.id, { next_at: step.until });
    case 'notify':
      return sendNotification(tx, platform, decided, step);
    case 'request_buyer_action':
      return requestBuyerAction(tx, platform, decided, step.why);
    case 'closing':
      return changeRenewal(tx, row.id, {
        ...{ state: 'closing', close_reason: step.why, next_at: platform.clock.now() },
      });
    case 'settle_late_charge': {
      const attempt = findPaidLate(row, decided.attempts);
      if (attempt !== undefined) await settleLateCharge(tx, platform, { row, attempt });
      return;
    }
    case 'close':
      return closeRenewal(tx, platform, decided, step);
    default:
      // The other steps have been taken above.
      return;
  }
}
