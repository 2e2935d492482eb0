import { inTransaction } from '../../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { findUser } from '../users.store.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Mails a new confirmation link if the address is not confirmed yet. */
export async function resendConfirmation(
  platform: TransactionalPlatform,
  userId: string,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const user = await findUser(tx, userId);
    if (user?.email_confirmed_at === null) await sendConfirmation(tx, platform, user);
  });
}
