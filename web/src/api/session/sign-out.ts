import { logout } from '@sesame/contract/shop/session.ts';
import { ApiError } from '../client/api-error.ts';
import { call } from '../client/call.ts';
import { logQuietly } from '../client/log.ts';
import { sessionMessage } from './session-message.ts';
import { dropToken } from './token-store.ts';

const TIMEOUT_MS = 5_000;

/**
 * Asks the server to revoke the token, then removes it from this device in any case. If the server could not be
 * reached, the sign-in screen says so; the token expires within its two hours.
 */
export async function signOut(): Promise<void> {
  const failure = await call(logout, {}, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const revoked = !failure || (failure instanceof ApiError && failure.status === 401);
  if (!revoked) logQuietly('The token was not revoked', failure);
  sessionMessage.set(revoked ? 'signed_out' : 'sign_out_failed');
  dropToken();
}
