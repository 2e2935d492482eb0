import { SECOND_FACTOR_TICKET_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { login } from '@sesame/contract/shop/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { issueToken } from '../registration/one-time-token.ts';
import { findSecondFactor } from '../second-factor/second-factor.store.ts';
import type { Device } from '../sessions/create-session.ts';
import { lockUserForShare, type UserRow } from '../users.store.ts';
import { clearSignInDelay } from './delay/sign-in-delay.ts';
import { type SignInMethod, signIn } from './sign-in.ts';

/**
 * Completes a sign-in after a correct password or a verified Google identity. Returns an access token, or a
 * second-factor ticket if the account has a second factor.
 */
export async function completeSignIn(
  platform: TransactionalPlatform,
  user: UserRow,
  device: Device,
  method: SignInMethod,
): Promise<AnswerOf<typeof login>> {
  const factor = await findSecondFactor(platform.db, user.id);
  if (factor !== undefined && factor.confirmed_at !== null) {
    return { status: 'second_factor', ticket: await ticketFor(platform, user) };
  }
  return { status: 'success', access_token: await signIn(platform, user, device, method) };
}

function ticketFor(platform: TransactionalPlatform, user: UserRow): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    // As in `signIn`: the password must not have changed since it was verified.
    const current = await lockUserForShare(tx, user.id);
    if (current?.password_hash !== user.password_hash) refuse('sign_in_failed');
    // The password was right; wrong codes are counted apart.
    await clearSignInDelay(tx, user.email);
    return issueToken(tx, platform, {
      kind: 'second_factor',
      userId: user.id,
      lifetimeS: SECOND_FACTOR_TICKET_LIFETIME_S,
    });
  });
}
