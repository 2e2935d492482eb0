import { sha256 } from '../../platform/crypto.ts';
import type { Platform } from '../../platform/platform.ts';
import { endDelay, type Guessed, logNameOf, requireTurn } from '../users/index.ts';
import { isOperatorDevice } from './operator-devices.store.ts';

/** Failures at one operator from everywhere that cost no wait: so many only come from many networks at once. */
const FREE_TRIES_ANYWHERE = 200;

/** Where somebody signs in from, with the value of the browser's cookie if it has one. */
export interface SignInFrom {
  readonly ipPrefix: string;
  readonly cookie: string | undefined;
}

/** Counts a try to sign in as this operator; the counters that a success clears are in the answer. */
export async function requireSignInTurn(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  email: string,
  { ipPrefix, cookie }: SignInFrom,
): Promise<readonly Guessed[]> {
  const device = cookie === undefined ? undefined : sha256(cookie);
  if (device !== undefined && (await isOperatorDevice(platform.db, email, device))) {
    const own: Guessed = ['operator device', email, device.toString('base64url')];
    await requireTurn(platform, own);
    return [own];
  }
  const network: Guessed = ['operator network', email, ipPrefix];
  const anywhere: Guessed = ['operator', email];
  await requireTurn(platform, network);
  await requireTurn(platform, anywhere, FREE_TRIES_ANYWHERE);
  return [network, anywhere];
}

export async function endDelays(
  { db }: Pick<Platform, 'db'>,
  counted: readonly Guessed[],
): Promise<void> {
  for (const guessed of counted) await endDelay(db, guessed);
}

/** What the log calls an operator's account, without telling the e-mail. */
export function logNameOfOperator(email: string): string {
  return logNameOf(['operator', email]);
}
