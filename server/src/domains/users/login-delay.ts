import { sha256 } from '../../platform/crypto.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { deviceKeyOf } from './device.rules.ts';
import { isKnownDevice } from './known-devices.store.ts';
import { FAILURES_KEPT_MS, FREE_TRIES, LOGIN_DELAYS_S } from './login-delay.rules.ts';
import { chargeLoginTry, forgetLoginFailures } from './login-failures.store.ts';
import type { Device } from './open-session.ts';

/**
 * Slows down guessing at one account from many networks, by a wait that grows and ends: nobody is ever locked out.
 * A device the account was used on does not wait, and a reset mail ends the wait. Unknown addresses are counted alike.
 * @param email normalised
 */
export async function requireLoginTurn(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  email: string,
  device: Device,
): Promise<void> {
  if (await isKnownDevice(platform.db, email, sha256(deviceKeyOf(device)))) return;
  await requireTurn(platform, email);
}

/**
 * Counts a try at an account as failed until `endLoginDelay`; refuses `too_many_requests` while the wait of the tries before
 * it lasts.
 * @param account what is guessed at, whether it exists or not
 */
export async function requireTurn(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  account: string,
): Promise<void> {
  const now = clock.now();
  const retryAt = await chargeLoginTry(db, {
    account: sha256(account),
    now,
    since: new Date(now.getTime() - FAILURES_KEPT_MS),
    free: FREE_TRIES * config.rateLimitScale,
    delaysS: LOGIN_DELAYS_S,
  });
  if (retryAt === undefined) return;
  const waitMs = retryAt.getTime() - now.getTime();
  throw new Refusal('too_many_requests', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

/** Wrong passwords before this moment count no more. */
export async function endLoginDelay(db: Executor, account: string): Promise<void> {
  await forgetLoginFailures(db, sha256(account));
}
