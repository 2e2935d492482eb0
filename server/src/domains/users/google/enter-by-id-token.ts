import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Device } from '../open-session.ts';
import { findSecondFactor } from '../second-factor/second-factor.store.ts';
import { signIn } from '../sign-in.ts';
import { findUser } from '../users.store.ts';
import { findIdentity } from './google.store.ts';
import { googleClient } from './provider.ts';

/**
 * Signs in by an id_token of the provider that was made for our client. It makes no account and links none: only an
 * identity that is known enters, and none that has a second factor. Refuses `unauthorized` for everything else.
 * @returns the access token
 */
export async function enterByIdToken(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'config' | 'mail' | 'outbound' | 'publicUrl'>,
  idToken: string,
  device: Device,
): Promise<string> {
  const claims = await googleClient(platform)?.verifyIdToken(idToken);
  const known =
    claims && (await findIdentity(platform.db, { issuer: claims.iss, subject: claims.sub }));
  const user = known && (await findUser(platform.db, known.user_id));
  if (user === undefined) refuse('unauthorized');
  // Nobody is there to type a code.
  const factor = await findSecondFactor(platform.db, user.id);
  if (factor !== undefined && factor.confirmed_at !== null) refuse('unauthorized');
  return signIn(platform, user, device);
}
