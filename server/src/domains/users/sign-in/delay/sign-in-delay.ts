import { Refusal } from '../../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../../platform/platform.ts';
import { sha256 } from '../../../../platform/secrets/crypto.ts';
import type { Device } from '../../sessions/create-session.ts';
import { countDeviceFailure } from '../trusted-devices.store.ts';
import {
  DEVICE_FAILURES_MAX,
  FAILURES_RETENTION_MS,
  FREE_TRIES,
  SIGN_IN_DELAYS_S,
} from './sign-in-delay.rules.ts';
import { countSignInTry, deleteSignInFailures } from './sign-in-failures.store.ts';

/** The secret being guessed: a namespace and the names that identify it there. */
export type Guessed = readonly [kind: string, ...names: string[]];

/** JSON encoding keeps namespaces apart: no input in one can produce a key of another. */
function keyOf(guessed: Guessed): Buffer {
  return sha256(JSON.stringify(guessed));
}

const buyer = (email: string): Guessed => ['buyer', email];

/**
 * Delays guessing of one account's password from many networks. The delay grows up to a limit, so no account is ever
 * locked. A browser that has signed in to the account before is exempt until it has failed five times itself; a
 * password reset ends the delay. Unknown addresses are counted the same way.
 * @param email normalized
 */
export async function enforceSignInDelay(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  email: string,
  { cookie }: Device,
): Promise<void> {
  const isTrusted =
    cookie !== undefined &&
    (await countDeviceFailure(platform.db, {
      email,
      device: sha256(cookie),
      max: DEVICE_FAILURES_MAX,
    }));
  if (!isTrusted) await enforceDelay(platform, buyer(email));
}

/**
 * Counts a try as failed until `clearDelay` is called. Refuses `too_many_requests` during the delay after earlier
 * tries.
 * @param guessed what is being guessed, whether it exists or not
 * @param free failures without a delay
 */
export async function enforceDelay(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  guessed: Guessed,
  free: number = FREE_TRIES,
): Promise<void> {
  const now = clock.now();
  const retryAt = await countSignInTry(db, {
    account: keyOf(guessed),
    now,
    since: new Date(now.getTime() - FAILURES_RETENTION_MS),
    free: free * config.rateLimitScale,
    delaysS: SIGN_IN_DELAYS_S,
  });
  if (retryAt === undefined) return;
  const waitMs = retryAt.getTime() - now.getTime();
  throw new Refusal('too_many_requests', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

/** Forgets all failures up to now. */
export async function clearDelay(db: Executor, guessed: Guessed): Promise<void> {
  await deleteSignInFailures(db, keyOf(guessed));
}

/** Forgets the wrong passwords of a buyer's account up to now. */
export async function clearSignInDelay(db: Executor, email: string): Promise<void> {
  await clearDelay(db, buyer(email));
}

/** A name for log lines that does not reveal what was guessed. */
export function logNameOf(guessed: Guessed): string {
  return keyOf(guessed).toString('hex').slice(0, 16);
}
