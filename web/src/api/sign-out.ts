import { logout } from '@sesame/contract/users.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { logQuietly } from './log.ts';
import { noteSession } from './session-notice.ts';
import { dropToken } from './token-store.ts';

const PATIENCE_MS = 5_000;

/**
 * Asks the server to revoke the token, then forgets it on this device whatever came back. Where the server could not be
 * asked the sign-in screen says so; the token ends by itself within its two hours.
 */
export async function signOut(): Promise<void> {
  const failure = await call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const revoked = !failure || (failure instanceof ApiError && failure.status === 401);
  if (!revoked) logQuietly('The token was not revoked', failure);
  noteSession(revoked ? 'signed_out' : 'sign_out_failed');
  dropToken();
}
