import type { BodyOf } from '@sesame/contract/route.ts';
import type { confirmEmail as route } from '@sesame/contract/users.ts';
import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isForEmail } from './one-time-token.rules.ts';
import { redeemToken } from './one-time-token.ts';
import { countTokenTry, findTokenOwner } from './one-time-tokens.store.ts';
import { isPasswordOf } from './passwords.ts';
import { findSession } from './sessions.store.ts';
import { confirmEmail as confirm, findUser, lockUser, type UserRow } from './users.store.ts';

const PASSWORD_TRIES_MAX = 10;

/**
 * Uses up the token of a confirmation mail. The token shows that somebody reads the mailbox; that the account is theirs
 * is shown by its session or its password, or a stranger who registered the address would have it confirmed by its
 * owner. One that was sent to an earlier address of the user confirms nothing.
 * @param sessionToken the access token that came with the call, if any
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
  return session?.user_id === userId && session.viewing_id === null;
}

/** A wrong password leaves the token good for the tries that are left. */
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
