import { DEFAULT_LANGUAGE, PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { PasswordRegistration } from '@sesame/contract/users.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createAccount } from './create-account.ts';
import { type Device, openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { isEmail, normalizeEmail } from './users.rules.ts';
import { insertSecurityEvent } from './users.store.ts';

/**
 * Creates an account and signs it in. Everything else in the payload that would give rights or pictures is
 * read by nobody; asking for rights is remembered.
 * @returns the access token
 */
export async function registerUser(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  body: PasswordRegistration,
  device: Device,
): Promise<string> {
  const email = normalizeEmail(body.email);
  if (!isEmail(email, body.email)) refuse('email_invalid');
  if (body.password.length < PASSWORD_MIN) refuse('password_short');
  if (await isCommonPassword(body.password)) refuse('password_common');

  // Hashed before anything is looked up, so a known e-mail takes as long as a new one.
  const passwordHash = await hashPassword(body.password);
  const userId = await createAccount(platform, platform.db, {
    email,
    password_hash: passwordHash,
    language: body.language ?? DEFAULT_LANGUAGE,
    coupon: body.coupon?.trim() || null,
  });
  if (body.is_admin === true) {
    await insertSecurityEvent(platform.db, {
      kind: 'registration_asked_for_admin',
      userId,
      ipPrefix: device.ipPrefix,
      detail: {},
      at: platform.clock.now(),
    });
  }
  return openSession(platform, platform.db, userId, device);
}
