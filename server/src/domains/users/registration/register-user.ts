import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { PasswordRegistration } from '@sesame/contract/shop/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { createSession, type Device } from '../sessions/create-session.ts';
import { isCommonPassword } from '../sign-in/common-passwords.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { recognizeDevice } from '../sign-in/recognize-device.ts';
import { isEmail, normalizeEmail } from '../users.rules.ts';
import { insertSecurityEvent } from '../users.store.ts';
import { createAccount } from './create-account.ts';
import { notifyAlreadyRegistered } from './notify-already-registered.ts';
import { requireOpenMailHost } from './require-open-mail-host.ts';
import { sendConfirmation } from './send-confirmation.ts';

/**
 * Creates an account and signs it in. Fields of the payload that would grant rights or set a picture are ignored; a
 * request for admin rights is recorded as a security event.
 * @returns the access token
 */
export async function registerUser(
  platform: TransactionalPlatform,
  body: PasswordRegistration,
  device: Device,
): Promise<string> {
  const email = normalizeEmail(body.email);
  if (!isEmail(email, body.email)) refuse('email_invalid');
  if (body.password.length < PASSWORD_MIN) refuse('password_short');
  if (await isCommonPassword(platform, body.password)) refuse('password_common');
  await requireOpenMailHost(platform, email);

  // Hash before any lookup, so that a known email takes as long as a new one.
  const passwordHash = await hashPassword(body.password);
  const language = body.language ?? platform.config.shop().defaultLanguage;
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
      await sendConfirmation(tx, platform, user);
      await recognizeDevice(tx, platform, user, device);
      return createSession(platform, tx, userId, device);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'email_in_use') {
      await notifyAlreadyRegistered(platform, email);
    }
    throw error;
  }
}
