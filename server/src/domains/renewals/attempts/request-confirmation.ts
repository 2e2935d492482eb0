import type { Executor, Platform } from '../../../platform/platform.ts';
import { awaitConfirmation } from '../../payments/index.ts';
import { viewOf } from '../load-renewal.ts';
import { confirmUntilOf } from '../next-step.rules.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import {
  changeOpenAttempt,
  changeRenewal,
  type LoadedRenewal,
  listAttempts,
} from '../renewals.store.ts';
import type { AttemptToMake } from './start-attempt.ts';

/**
 * Leaves the charge of a locked renewal to its buyer, who confirms it with their bank. The attempt stays open: there is no
 * other one, and nothing is ordered beside it, until it has ended.
 */
export async function requestConfirmation(
  tx: Executor,
  platform: Platform,
  { row, attempt }: { readonly row: LoadedRenewal; readonly attempt: AttemptToMake },
): Promise<void> {
  const { id, payment_id: paymentId } = attempt;
  const now = platform.clock.now();
  if (paymentId === null || !(await changeOpenAttempt(tx, id, { state: 'pending' }))) return;
  // Canceled meanwhile: it is closed at the gateway now.
  const isOver = row.state === 'closing' || row.stopped_at !== null;
  const shop = platform.config.shop();
  const view = viewOf(row, await listAttempts(tx, row.id), { methodTries: 0, shop });
  await awaitConfirmation(tx, paymentId, isOver ? now : confirmUntilOf(view));
  if (isOver) return changeRenewal(tx, row.id, { next_at: now });
  await changeRenewal(tx, row.id, { state: 'needs_buyer', next_at: now });
  await notifyRenewal(tx, platform, row, { kind: 'confirm', paymentId });
}
