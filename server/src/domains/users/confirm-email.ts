import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isForEmail } from './one-time-token.rules.ts';
import { redeemToken } from './one-time-token.ts';
import { confirmEmail as confirm, findUser } from './users.store.ts';

/** Uses up the token of a confirmation mail. One that was sent to an earlier address of the user confirms nothing. */
export async function confirmEmail(
  platform: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const redeemed = await redeemToken(tx, platform, { kind: 'confirm_email', token });
    const user = redeemed && (await findUser(tx, redeemed.userId));
    if (user === undefined || !isForEmail(redeemed?.data, user.email)) {
      refuse('confirm_link_invalid');
    }
    await confirm(tx, user.id, platform.clock.now());
  });
}
