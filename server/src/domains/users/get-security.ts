import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { getSecurity as getSecurityRoute } from '@sesame/contract/shop/account.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor/second-factor.store.ts';
import { findUser } from './users.store.ts';

/** The security settings of an account, for its owner. */
export async function getSecurity(
  platform: Pick<Platform, 'db'>,
  userId: string,
): Promise<AnswerOf<typeof getSecurityRoute>> {
  const user = await findUser(platform.db, userId);
  if (user === undefined) refuse('unauthorized');
  const factor = await findSecondFactor(platform.db, userId);
  const isOn = factor !== undefined && factor.confirmed_at !== null;
  return {
    has_password: user.password_hash !== null,
    second_factor: isOn,
    recovery_codes_left: isOn ? await countRecoveryCodes(platform.db, userId) : 0,
    trc20_changed_at: user.trc20_changed_at?.toISOString() ?? null,
    deletion_at: user.deletion_at?.toISOString() ?? null,
  };
}
