import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { lockUser, type UserRow } from '../users.store.ts';
import { findSecondFactor } from './second-factor.store.ts';
import { useCode } from './use-code.ts';

/**
 * Verifies a code of an enabled second factor and locks the user. Refuses `second_factor_state` when it is disabled.
 */
export async function requireCode(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'sealer'>,
  userId: string,
  code: string,
): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  const factor = await findSecondFactor(tx, userId);
  if (user === undefined || factor === undefined) refuse('second_factor_state');
  if (factor.confirmed_at === null) refuse('second_factor_state');
  if (!(await useCode(tx, platform, factor, code))) refuse('second_factor_wrong');
  return user;
}
