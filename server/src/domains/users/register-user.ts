import { DEFAULT_LANGUAGE, PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { PasswordRegistration } from '@sesame/contract/users.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createAccount } from './create-account.ts';
import { type Device, openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { recognizeDevice } from './recognize-device.ts';
import { requireOpenMailHost } from './require-open-mail-host.ts';
import { tellAlreadyRegistered } from './tell-already-registered.ts';
import { isEmail, normalizeEmail } from './users.rules.ts';
import { insertSecurityEvent } from './users.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;

/**
 * Creates an account and signs it in. Everything else in the payload that would give rights or pictures is
 * read by nobody; asking for rights is remembered.
 * @returns the access token
 */
export async function registerUser(
  platform: Needs,
  body: PasswordRegistration,
  device: Device,
): Promise<string> {
  const email = normalizeEmail(body.email);
  if (!isEmail(email, body.email)) refuse('email_invalid');
  if (body.password.length < PASSWORD_MIN) refuse('password_short');
  if (await isCommonPassword(body.password)) refuse('password_common');
  await requireOpenMailHost(platform, email);

  // Hashed before anything is looked up, so a known e-mail takes as long as a new one.
  const passwordHash = await hashPassword(body.password);
  const language = body.language ?? DEFAULT_LANGUAGE;
  const account = {
    email,
    password_hash: passwordHash,
    language,
    coupon: body.coupon?.trim() || null,
    invitedBy: body.refferal_id ?? null,
    ipPrefix: device.ipPrefix,
  };
  try {
    return await inTransaction(platform.db, async (tx) => {
      const userId = await createAccount(platform, tx, account);
      if (body.is_admin === true) {
        await insertSecurityEvent(tx, {
          kind: 'registration_asked_for_admin',
          userId,
          ipPrefix: device.ipPrefix,
          detail: {},
          at: platform.clock.now(),
        });
      }
      const user = { id: userId, email, language };
      await askConfirmation(tx, platform, user);
      await recognizeDevice(tx, platform, user, device);
      return openSession(platform, tx, userId, device);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'email_in_use') {
      await tellAlreadyRegistered(platform, email);
    }
    throw error;
  }
}
