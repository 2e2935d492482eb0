import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyAccountChanged } from '../notify-account-changed.ts';
import { lockUser } from '../users.store.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { confirmFactor, findSecondFactor, replaceRecoveryCodes } from './second-factor.store.ts';
import { useAppCode } from './use-code.ts';

/**
 * Enables the second factor with a code of the new secret.
 * @returns the recovery codes, of which only hashes are stored
 */
export function confirmSecondFactor(
  platform: TransactionalPlatform,
  userId: string,
  code: string,
): Promise<string[]> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    const factor = await findSecondFactor(tx, userId);
    if (user === undefined || factor === undefined) refuse('second_factor_state');
    if (factor.confirmed_at !== null) refuse('second_factor_state');
    if (!(await useAppCode(tx, platform, factor, code))) refuse('second_factor_wrong');
    if (!(await confirmFactor(tx, factor, platform.clock.now()))) refuse('second_factor_state');
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, userId, hashRecoveryCodes(userId, codes));
    await notifyAccountChanged(tx, platform, user, 'second_factor_on');
    return codes;
  });
}
