import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { confirmEmail as route } from '@sesame/contract/shop/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { findSession } from '../sessions/sessions.store.ts';
import { isPasswordOf } from '../sign-in/passwords.ts';
import { confirmEmail as confirm, findUser, lockUser, type UserRow } from '../users.store.ts';
import { isForEmail } from './one-time-token.rules.ts';
import { redeemToken } from './one-time-token.ts';
import { countTokenTry, findTokenOwner } from './one-time-tokens.store.ts';

const PASSWORD_TRIES_MAX = 10;

/**
 * Redeems the token of a confirmation mail. The token proves access to the mailbox; a session or the password must
 * prove ownership of the account. Otherwise an attacker could register another person's address and have that person
 * confirm it. A token sent to an earlier address of the user is invalid.
 * @param sessionToken the access token sent with the call, if any
 */
export async function confirmEmail(
  platform: Pick<Platform, 'db' | 'pool' | 'clock'>,
  { token, password }: BodyOf<typeof route>,
  sessionToken: string | undefined,
): Promise<void> {
  const now = platform.clock.now();
  const owner = await findTokenOwner(platform.db, 'confirm_email', sha256(token), now);
  const user = owner && (await findUser(platform.db, owner.user_id));
  if (user === undefined || !isForEmail(owner?.data, user.email)) refuse('confirm_link_invalid');
  if (!(await isSessionOf(platform, user.id, sessionToken))) {
    await requirePasswordOf(platform, user, { token, password });
  }
  await inTransaction(platform.db, async (tx) => {
    const current = await lockUser(tx, user.id);
    if (current?.password_hash !== user.password_hash) refuse('confirm_link_invalid');
    const redeemed = await redeemToken(tx, platform, { kind: 'confirm_email', token });
    if (!isForEmail(redeemed?.data, current.email)) refuse('confirm_link_invalid');
    await confirm(tx, user.id, now);
  });
}

async function isSessionOf(
  { pool, clock }: Pick<Platform, 'pool' | 'clock'>,
  userId: string,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const session = await findSession(pool, sha256(token), clock.now());
  return session?.user_id === userId && session.impersonation_id === null;
}

/** A wrong password uses up one of `PASSWORD_TRIES_MAX` tries of the token. */
async function requirePasswordOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: UserRow,
  { token, password }: BodyOf<typeof route>,
): Promise<void> {
  if (password === undefined || user.password_hash === null) {
    refuse('confirm_needs_owner', {
      email: user.email,
      has_password: user.password_hash !== null,
    });
  }
  const tried = await countTokenTry(db, {
    kind: 'confirm_email',
    tokenHash: sha256(token),
    max: PASSWORD_TRIES_MAX,
    now: clock.now(),
  });
  if (tried === undefined) refuse('confirm_link_invalid');
  if (!(await isPasswordOf(user.password_hash, password))) refuse('password_wrong');
}
