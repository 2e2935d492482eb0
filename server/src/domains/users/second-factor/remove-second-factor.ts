import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyAccountChanged } from '../notify-account-changed.ts';
import { voidToken } from '../registration/one-time-tokens.store.ts';
import type { Recipient } from '../users.store.ts';
import { deleteFactor, findSecondFactor } from './second-factor.store.ts';

/**
 * Disables the second factor for a user who has lost both phone and recovery codes. The password is still required to
 * sign in.
 * @returns false when it was not enabled
 */
export async function removeSecondFactor(
  tx: Executor,
  platform: Notifying,
  user: Recipient,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, user.id);
  if (factor === undefined || factor.confirmed_at === null) return false;
  await deleteFactor(tx, user.id);
  await voidToken(tx, user.id, 'second_factor');
  await notifyAccountChanged(tx, platform, user, 'second_factor_off');
  return true;
}
