import type { InputOf } from '@sesame/contract/route.ts';
import { login, register } from '@sesame/contract/users.ts';
import { call } from './call.ts';
import { noteSession } from './session-notice.ts';
import { storeToken } from './token-store.ts';

/** @throws ApiError `login_failed` for a wrong pair, and what every call may meet. */
export async function signIn(email: string, password: string): Promise<void> {
  const answer = await call(login, { body: { email, password } });
  startSession(answer.access_token);
}

/** Creates the account and signs in to it. @throws ApiError with the codes of the `register` route. */
export async function signUp(registration: InputOf<typeof register>['body']): Promise<void> {
  const answer = await call(register, { body: registration });
  startSession(answer.access_token);
}

function startSession(token: string): void {
  noteSession(null);
  storeToken(token);
}
