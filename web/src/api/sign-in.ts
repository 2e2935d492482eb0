import type { InputOf } from '@sesame/contract/route.ts';
import { login, register } from '@sesame/contract/users.ts';
import { call } from './call.ts';
import { forgetCodes } from './kept-codes.ts';
import { startSession } from './start-session.ts';

export type Registration = InputOf<typeof register>['body'];

/**
 * @returns the ticket of the second step where the account has one; null when the person is signed in.
 * @throws ApiError `login_failed` for a wrong pair, and what every call may meet.
 */
export async function signIn(email: string, password: string): Promise<string | null> {
  const answer = await call(login, { body: { email, password } });
  if (answer.status === 'second_factor') return answer.ticket;
  startSession(answer.access_token);
  return null;
}

/** Creates the account and signs in to it. @throws ApiError with the codes of the `register` route. */
export async function signUp(registration: Registration): Promise<void> {
  const answer = await call(register, { body: registration });
  startSession(answer.access_token, { isNew: true });
  // From here on the account knows who invited and which coupon came along.
  forgetCodes('r', 'coupon');
}
