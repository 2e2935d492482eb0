import { together } from '../../../platform/db/together.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { newDeviceMail } from '../mails/new-device.mail.ts';
import type { Device } from '../sessions/create-session.ts';
import type { Recipient } from '../users.store.ts';
import { describeDevice, deviceKeyOf } from './device.rules.ts';
import { upsertDevice } from './known-devices.store.ts';
import { upsertTrustedDevice } from './trusted-devices.store.ts';

/**
 * Stores the device of a sign-in and trusts its cookie. Mails the user about a new device, except their first one.
 * Called when a session is created by proof of identity, not on a token refresh.
 */
export async function recognizeDevice(
  tx: Executor,
  platform: Notifying,
  user: Recipient,
  { userAgent, ipPrefix, cookie }: Device,
): Promise<void> {
  const at = platform.clock.now();
  const name = describeDevice(userAgent);
  const device = sha256(deviceKeyOf({ userAgent, ipPrefix }));
  const [{ isNew, isFirst }] = await together([
    upsertDevice(tx, { userId: user.id, device, at }),
    cookie === undefined
      ? undefined
      : upsertTrustedDevice(tx, { userId: user.id, device: sha256(cookie), at }),
  ]);
  if (!isNew || isFirst) return;
  await platform.mail.queue(tx, {
    key: `new-device:${user.id}:${device.toString('base64url')}:${at.toISOString()}`,
    to: user.email,
    language: user.language,
    mail: newDeviceMail(shopOf(platform), user.language, { at, device: name, ipPrefix }),
  });
}
