import type { InputOf } from '@sesame/contract/shared/route.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { call } from '../client/call.ts';
import { clearCodes } from '../payments/saved-codes.ts';
import { startSession } from './start-session.ts';

export type Registration = InputOf<typeof register>['body'];

/**
 * @returns the ticket of the second factor if the account has one; null when the user is signed in.
 * @throws ApiError `sign_in_failed` for wrong credentials, and the errors of every call.
 */
export async function signIn(email: string, password: string): Promise<string | null> {
  const answer = await call(login, { body: { email, password } });
  if (answer.status === 'second_factor') return answer.ticket;
  await startSession(answer.access_token);
  return null;
}

/** Creates the account and signs in to it. @throws ApiError with the codes of the `register` route. */
export async function signUp(registration: Registration): Promise<void> {
  const answer = await call(register, { body: registration });
  await startSession(answer.access_token, { isNew: true });
  // The referral code and the coupon are stored with the account now.
  clearCodes('r', 'coupon');
}
