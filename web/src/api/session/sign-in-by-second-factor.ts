import { signInWithSecondFactor } from '@sesame/contract/shop/account.ts';
import { call } from '../client/call.ts';
import { startSession } from './start-session.ts';

/** @throws ApiError `second_factor_wrong`, or `second_factor_expired` when the password is needed again. */
export async function signInBySecondFactor(ticket: string, code: string): Promise<void> {
  const answer = await call(signInWithSecondFactor, { body: { ticket, code } });
  await startSession(answer.access_token);
}
