import { sha256 } from '../../platform/crypto.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import {
  DEVICE_FAILURES_MAX,
  FAILURES_KEPT_MS,
  FREE_TRIES,
  LOGIN_DELAYS_S,
} from './login-delay.rules.ts';
import { chargeLoginTry, forgetLoginFailures } from './login-failures.store.ts';
import type { Device } from './open-session.ts';
import { chargeTrustedDevice } from './trusted-devices.store.ts';

/** What is guessed at: a namespace and what names the thing in it. */
export type Guessed = readonly [kind: string, ...names: string[]];

/** Encoded as JSON, so that nothing typed in one namespace can name a thing of another. */
function keyOf(guessed: Guessed): Buffer {
  return sha256(JSON.stringify(guessed));
}

const buyer = (email: string): Guessed => ['buyer', email];

/**
 * Slows down guessing at one account from many networks, by a wait that grows and ends: nobody is ever locked out.
 * A browser that signed in to the account does not wait for others, until it has failed five times itself; a reset mail
 * ends the wait. Unknown addresses are counted alike.
 * @param email normalised
 */
export async function requireLoginTurn(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  email: string,
  { cookie }: Device,
): Promise<void> {
  const isTrusted =
    cookie !== undefined &&
    (await chargeTrustedDevice(platform.db, {
      email,
      device: sha256(cookie),
      max: DEVICE_FAILURES_MAX,
    }));
  if (!isTrusted) await requireTurn(platform, buyer(email));
}

/**
 * Counts a try as failed until `endDelay`; refuses `too_many_requests` while the wait of the tries before it lasts.
 * @param guessed what is guessed at, whether it exists or not
 * @param free failures that cost no wait
 */
export async function requireTurn(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  guessed: Guessed,
  free: number = FREE_TRIES,
): Promise<void> {
  const now = clock.now();
  const retryAt = await chargeLoginTry(db, {
    account: keyOf(guessed),
    now,
    since: new Date(now.getTime() - FAILURES_KEPT_MS),
    free: free * config.rateLimitScale,
    delaysS: LOGIN_DELAYS_S,
  });
  if (retryAt === undefined) return;
  const waitMs = retryAt.getTime() - now.getTime();
  throw new Refusal('too_many_requests', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

/** Failures before this moment count no more. */
export async function endDelay(db: Executor, guessed: Guessed): Promise<void> {
  await forgetLoginFailures(db, keyOf(guessed));
}

/** Wrong passwords at a buyer's account before this moment count no more. */
export async function endLoginDelay(db: Executor, email: string): Promise<void> {
  await endDelay(db, buyer(email));
}

/** Names what was guessed at in a log, without telling it. */
export function logNameOf(guessed: Guessed): string {
  return keyOf(guessed).toString('hex').slice(0, 16);
}
