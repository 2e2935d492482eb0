import { inTransaction } from '../../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyAccountChanged } from '../notify-account-changed.ts';
import { voidToken } from '../registration/one-time-tokens.store.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { requireCode } from './require-code.ts';
import { deleteFactor } from './second-factor.store.ts';

/** Disables the second factor; requires the password and a code. */
export async function disableSecondFactor(
  platform: TransactionalPlatform,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await requirePassword(platform, userId, password);
  await inTransaction(platform.db, async (tx) => {
    const user = await requireCode(tx, platform, userId, code);
    await deleteFactor(tx, userId);
    await voidToken(tx, userId, 'second_factor');
    await notifyAccountChanged(tx, platform, user, 'second_factor_off');
  });
}
