import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasFinancialHistory } from '../privacy/erase.store.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { insertSecurityEvent, lockUser } from '../users.store.ts';
import { isForEmail } from './one-time-token.rules.ts';
import { redeemToken } from './one-time-token.ts';

/**
 * Deletes an account that another person registered with the address of the mail's recipient. Refused once the address
 * is confirmed, or if the account has payments or access: then the address may be an honest buyer's typing error.
 */
export async function rejectAccount(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  token: string,
): Promise<void> {
  const userId = await inTransaction(platform.db, async (tx) => {
    const redeemed = await redeemToken(tx, platform, { kind: 'confirm_email', token });
    const user = redeemed && (await lockUser(tx, redeemed.userId));
    if (user === undefined || user.email_confirmed_at !== null) refuse('confirm_link_invalid');
    if (!isForEmail(redeemed?.data, user.email)) refuse('confirm_link_invalid');
    if (await hasFinancialHistory(tx, user.id)) refuse('account_in_use');
    const now = platform.clock.now();
    await eraseAccount(tx, user, now);
    await insertSecurityEvent(tx, {
      kind: 'account_rejected_by_mailbox',
      userId: user.id,
      ipPrefix: '',
      detail: {},
      at: now,
    });
    return user.id;
  });
  platform.log.info({ userId }, 'account deleted by the owner of its mailbox');
}
