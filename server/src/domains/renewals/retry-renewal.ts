import { closeAlerts } from '../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { openAttemptStates } from './renewal-state.rules.ts';
import { changeRenewal, listAttempts, lockRenewal } from './renewals.store.ts';

/**
 * Lets a renewal go on that waits for an operator or for its next try. Its limits still hold, so it may only be planned
 * again.
 * @returns false when there is nothing to try
 */
export async function retryRenewal(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  id: string,
): Promise<boolean> {
  const row = await lockRenewal(tx, id);
  if (row === undefined || !['held', 'retrying', 'needs_buyer'].includes(row.state)) return false;
  // One that its buyer can still confirm is not charged beside that.
  const attempts = await listAttempts(tx, id);
  if (attempts.some(({ state }) => openAttemptStates.includes(state))) return false;
  await changeRenewal(tx, id, { state: 'retrying', next_at: clock.now() });
  await closeAlerts(tx, {
    kinds: ['renewal_stuck'],
    subjects: [row.subscription_id],
    at: clock.now(),
  });
  return true;
}
