import { sha256 } from '../../platform/crypto.ts';
import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { describeDevice, deviceKeyOf } from './device.rules.ts';
import { upsertDevice } from './known-devices.store.ts';
import { newDeviceMail } from './mails/new-device.mail.ts';
import type { Device } from './open-session.ts';
import { upsertTrustedDevice } from './trusted-devices.store.ts';
import type { UserRow } from './users.store.ts';

/**
 * Remembers the device of a sign-in, and trusts it by its cookie. A user's first one is silent,
 * every other new one is told by mail. Called where a session is opened by proof of identity, not on refreshing it.
 */
export async function recognizeDevice(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
  { userAgent, ipPrefix, cookie }: Device,
): Promise<void> {
  const at = platform.clock.now();
  if (cookie !== undefined) {
    await upsertTrustedDevice(tx, { userId: user.id, device: sha256(cookie), at });
  }
  const name = describeDevice(userAgent);
  const device = sha256(deviceKeyOf({ userAgent, ipPrefix }));
  const { isNew, isFirst } = await upsertDevice(tx, { userId: user.id, device, at });
  if (!isNew || isFirst) return;
  await platform.mail.queue(tx, {
    key: `new-device:${user.id}:${device.toString('base64url')}:${at.toISOString()}`,
    to: user.email,
    language: user.language,
    mail: newDeviceMail(shopOf(platform), user.language, { at, device: name, ipPrefix }),
  });
}
