import { getGoogleUser } from '@sesame/contract/google.ts';
import { register } from '@sesame/contract/users.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { Registration } from './sign-in.ts';
import { startSession } from './start-session.ts';

/** Who a one-time ticket stands for. @throws ApiError, also with whatever went wrong at Google. */
export async function askGoogleUser(ticket: string): Promise<{ email: string }> {
  return call(getGoogleUser, {}, { bearer: ticket });
}

/**
 * Signs in by the registration's Google variant, which makes the account where there is none.
 * @returns the ticket of the second step where the account has one; null when the person is signed in.
 * @throws ApiError `google_link_password` when the account with this e-mail wants its password given once.
 */
export async function enterByGoogle(
  registration: Registration,
  { isNew }: { isNew: boolean },
): Promise<string | null> {
  try {
    const answer = await call(register, { body: registration });
    startSession(answer.access_token, { isNew });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'second_factor_required') throw error;
    const { ticket } = error.details;
    if (typeof ticket !== 'string') throw error;
    return ticket;
  }
}
