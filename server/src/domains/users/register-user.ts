import { DEFAULT_LANGUAGE, PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import type { register } from '@sesame/contract/users.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCommonPassword } from './common-passwords.ts';
import { type Device, openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { isEmail, normalizeEmail, usernameFromEmail, usernameKey } from './users.rules.ts';
import { findUserByEmail, insertSecurityEvent, insertUser } from './users.store.ts';

/**
 * Creates an account and signs it in. Everything else in the payload that would give rights or pictures is
 * read by nobody; asking for rights is remembered.
 * @returns the access token
 */
export async function registerUser(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  body: BodyOf<typeof register>,
  device: Device,
): Promise<string> {
  const email = normalizeEmail(body.email);
  if (!isEmail(email, body.email)) refuse('email_invalid');
  if (body.password.length < PASSWORD_MIN) refuse('password_short');
  if (await isCommonPassword(body.password)) refuse('password_common');

  // Hashed before anything is looked up, so a known e-mail takes as long as a new one.
  const passwordHash = await hashPassword(body.password);
  const userId = await insertUnderFreeName(platform, {
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

async function insertUnderFreeName(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  account: { email: string; password_hash: string; language: 'en' | 'ru'; coupon: string | null },
): Promise<string> {
  const base = usernameFromEmail(account.email);
  for (let attempt = 0; attempt < 50; attempt++) {
    const username =
      attempt === 0 && base !== 'user' ? base : `${base}${numberFor(platform, attempt)}`;
    const id = platform.ids.uuid();
    const inserted = await insertUser(platform.db, {
      ...account,
      id,
      username,
      username_key: usernameKey(username),
      image_url: null,
      trc20_address: null,
      tg_first_name: null,
      tg_last_name: null,
      created_at: platform.clock.now(),
    });
    if (inserted) return id;
    if (await findUserByEmail(platform.db, account.email)) refuse('email_in_use');
  }
  throw new Error(`no free username like ${base}`);
}

/** Small numbers first; popular names soon need random ones. */
function numberFor(platform: Pick<Platform, 'ids'>, attempt: number): number {
  if (attempt < 5) return attempt + 1;
  return Number.parseInt(
    Buffer.from(platform.ids.token(), 'base64url').toString('hex').slice(0, 5),
    16,
  );
}
