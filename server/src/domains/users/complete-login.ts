import { SECOND_FACTOR_TICKET_LIFE_S } from '@sesame/contract/limits.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { login } from '@sesame/contract/users.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { issueToken } from './one-time-token.ts';
import type { Device } from './open-session.ts';
import { findSecondFactor } from './second-factor/second-factor.store.ts';
import { signIn } from './sign-in.ts';
import { holdUser, type UserRow } from './users.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;

/**
 * What somebody gets for a password that was right or an identity that Google vouches for: a token, or where a second
 * factor is on the ticket of its step.
 */
export async function completeLogin(
  platform: Needs,
  user: UserRow,
  device: Device,
): Promise<AnswerOf<typeof login>> {
  const factor = await findSecondFactor(platform.db, user.id);
  if (factor !== undefined && factor.confirmed_at !== null) {
    return { status: 'second_factor', ticket: await ticketFor(platform, user) };
  }
  return { status: 'success', access_token: await signIn(platform, user, device) };
}

function ticketFor(platform: Needs, user: UserRow): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    // As in `signIn`: the password must still be the one that was given.
    const current = await holdUser(tx, user.id);
    if (current?.password_hash !== user.password_hash) refuse('login_failed');
    return issueToken(tx, platform, {
      kind: 'second_factor',
      userId: user.id,
      lifeS: SECOND_FACTOR_TICKET_LIFE_S,
    });
  });
}
