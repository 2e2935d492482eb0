import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { voidToken } from '../one-time-tokens.store.ts';
import { requirePassword } from '../require-password.ts';
import { tellAccountChanged } from '../tell-account-changed.ts';
import { requireCode } from './require-code.ts';
import { deleteFactor } from './second-factor.store.ts';

/** Switches the second factor off, by both of what it took to sign in. */
export async function disableSecondFactor(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl' | 'sealer'>,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await requirePassword(platform, userId, password);
  await inTransaction(platform.db, async (tx) => {
    const user = await requireCode(tx, platform, userId, code);
    await deleteFactor(tx, userId);
    await voidToken(tx, userId, 'second_factor');
    await tellAccountChanged(tx, platform, user, 'second_factor_off');
  });
}
