import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { clearDelay, enforceDelay, type Guessed, logNameOf } from '../../users/index.ts';
import { isOperatorDevice } from './operator-devices.store.ts';

/** Failures of one operator from all networks without a delay; only a distributed attack reaches this number. */
const FREE_TRIES_ANYWHERE = 200;

/** The origin of a sign-in, with the device cookie of the browser if it has one. */
export interface SignInFrom {
  readonly ipPrefix: string;
  readonly cookie: string | undefined;
}

/**
 * Counts a sign-in try for this operator.
 * @returns the counters to clear on success
 */
export async function enforceSignInDelay(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  email: string,
  { ipPrefix, cookie }: SignInFrom,
): Promise<readonly Guessed[]> {
  const device = cookie === undefined ? undefined : sha256(cookie);
  if (device !== undefined && (await isOperatorDevice(platform.db, email, device))) {
    const own: Guessed = ['operator device', email, device.toString('base64url')];
    await enforceDelay(platform, own);
    return [own];
  }
  const network: Guessed = ['operator network', email, ipPrefix];
  const anywhere: Guessed = ['operator', email];
  await enforceDelay(platform, network);
  await enforceDelay(platform, anywhere, FREE_TRIES_ANYWHERE);
  return [network, anywhere];
}

export async function clearDelays(
  { db }: Pick<Platform, 'db'>,
  counted: readonly Guessed[],
): Promise<void> {
  for (const guessed of counted) await clearDelay(db, guessed);
}

/** A name for log lines that does not reveal the operator's email. */
export function logNameOfOperator(email: string): string {
  return logNameOf(['operator', email]);
}
