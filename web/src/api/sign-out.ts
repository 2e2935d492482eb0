import { logout } from '@sesame/contract/users.ts';
import { call } from './call.ts';
import { logQuietly } from './log.ts';
import { dropToken } from './token-store.ts';

/**
 * Forgets the token on this device and asks the server to revoke it.
 *
 * @returns false when the server could not be asked: the device is signed out all the same, and the token ends by itself.
 */
export async function signOut(): Promise<boolean> {
  const revoked = await call(logout, {}).then(
    () => true,
    (error: unknown) => {
      logQuietly('The token was not revoked', error);
      return false;
    },
  );
  dropToken();
  return revoked;
}
