import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { requireCode } from './require-code.ts';
import { replaceRecoveryCodes } from './second-factor.store.ts';

/** Replaces the recovery codes with ten new ones. */
export async function renewRecoveryCodes(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  await requirePassword(platform, userId, password);
  return inTransaction(platform.db, async (tx) => {
    await requireCode(tx, platform, userId, code);
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, userId, hashRecoveryCodes(userId, codes));
    return codes;
  });
}
