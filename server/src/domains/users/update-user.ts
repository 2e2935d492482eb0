import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { updateUser as updateUserRoute } from '@sesame/contract/shop/session.ts';
import { violatedConstraint } from '../../platform/db/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { notifyAccountChanged } from './notify-account-changed.ts';
import { requirePassword } from './sign-in/require-password.ts';
import { isTrc20Address } from './trc20-address.ts';
import { isReservedUsername, parseUsername, usernameKey } from './users.rules.ts';
import { findUser, updateUser as store, type UserRow } from './users.store.ts';

/**
 * Changes language, username, TRC20 address or mails of the signed-in user. Payouts go to the TRC20 address, so changing it
 * requires the password, mails the owner and stores the time of the change.
 */
export async function updateUser(
  platform: TransactionalPlatform,
  userId: string,
  { language, username, trc20_address, unpaid_mails, password }: BodyOf<typeof updateUserRoute>,
): Promise<UserRow> {
  if ([language, username, trc20_address, unpaid_mails].every((field) => field === undefined)) {
    refuse('bad_request');
  }
  const user = await findUser(platform.db, userId);
  if (user === undefined) refuse('unauthorized');
  const name = username === undefined ? {} : checkedName(username);
  const address = trc20_address === undefined ? user.trc20_address : checkedAddress(trc20_address);
  const movesPayouts = address !== user.trc20_address;
  if (movesPayouts) await requirePassword(platform, userId, password ?? '');

  const change = {
    ...name,
    ...(language !== undefined && { language }),
    ...(unpaid_mails !== undefined && { unpaid_mails }),
    ...(movesPayouts && { trc20_address: address, trc20_changed_at: platform.clock.now() }),
  };
  if (Object.keys(change).length === 0) return user;
  try {
    return await inTransaction(platform.db, async (tx) => {
      const updated = await store(tx, userId, change);
      if (movesPayouts) await notifyAccountChanged(tx, platform, updated, 'trc20');
      return updated;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_username_key_key') refuse('username_taken');
    throw error;
  }
}

function checkedName(typed: string): { username: string; username_key: string } {
  const username = parseUsername(typed);
  if (username === undefined) refuse('username_invalid');
  if (isReservedUsername(username)) refuse('username_reserved');
  return { username, username_key: usernameKey(username) };
}

function checkedAddress(typed: string | null): string | null {
  const address = typed?.trim() || null;
  if (address !== null && !isTrc20Address(address)) refuse('trc20_invalid');
  return address;
}
