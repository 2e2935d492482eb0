import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSecondFactor } from '../second-factor/second-factor.store.ts';
import type { Device } from '../sessions/create-session.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { findUser } from '../users.store.ts';
import { findIdentity } from './google.store.ts';
import { googleClient } from './provider.ts';

/**
 * Signs in with an id_token issued by the provider for our client. Only a known identity without a second factor can
 * sign in; no account is created or linked. Refuses `unauthorized` for everything else.
 * @returns the access token
 */
export async function signInWithIdToken(
  platform: Platform,
  idToken: string,
  device: Device,
): Promise<string> {
  const claims = await googleClient(platform)?.verifyIdToken(idToken);
  const known =
    claims && (await findIdentity(platform.db, { issuer: claims.iss, subject: claims.sub }));
  const user = known && (await findUser(platform.db, known.user_id));
  if (user === undefined) refuse('unauthorized');
  // This API has no step for entering a code.
  const factor = await findSecondFactor(platform.db, user.id);
  if (factor !== undefined && factor.confirmed_at !== null) refuse('unauthorized');
  return signIn(platform, user, device, 'id_token');
}
