import type { Executor, Platform } from '../../../platform/platform.ts';
import { voidToken } from '../one-time-tokens.store.ts';
import { tellAccountChanged } from '../tell-account-changed.ts';
import type { UserRow } from '../users.store.ts';
import { deleteFactor, findSecondFactor } from './second-factor.store.ts';

/**
 * Switches the second factor off for somebody who has lost their phone and their recovery codes; their password stays what they need.
 * @returns false when it was not on
 */
export async function removeSecondFactor(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, user.id);
  if (factor === undefined || factor.confirmed_at === null) return false;
  await deleteFactor(tx, user.id);
  await voidToken(tx, user.id, 'second_factor');
  await tellAccountChanged(tx, platform, user, 'second_factor_off');
  return true;
}
