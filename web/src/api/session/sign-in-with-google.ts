import { getGoogleUser } from '@sesame/contract/shop/google.ts';
import { register } from '@sesame/contract/shop/users.ts';
import { ApiError } from '../client/api-error.ts';
import { call } from '../client/call.ts';
import type { Registration } from './sign-in.ts';
import { startSession } from './start-session.ts';

/** The person of a one-time ticket. @throws ApiError, also for errors at Google */
export async function chooseGoogleUser(ticket: string): Promise<{ email: string }> {
  return call(getGoogleUser, {}, { bearer: ticket });
}

/**
 * Signs in with the Google variant of registration, which creates the account if needed.
 * @returns the ticket of the second factor if the account has one; null when the user is signed in.
 * @throws ApiError `google_link_password` when the account with this email needs its password once.
 */
export async function signInWithGoogle(
  registration: Registration,
  { isNew }: { isNew: boolean },
): Promise<string | null> {
  try {
    const answer = await call(register, { body: registration });
    await startSession(answer.access_token, { isNew });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'second_factor_required') throw error;
    const { ticket } = error.details;
    if (typeof ticket !== 'string') throw error;
    return ticket;
  }
}
