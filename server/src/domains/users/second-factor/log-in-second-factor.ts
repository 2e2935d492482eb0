import type { loginSecondFactor as loginSecondFactorRoute } from '@sesame/contract/account.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { ConsumeLimit } from '../../../platform/http/rate-limit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { redeemToken } from '../one-time-token.ts';
import { countTokenTry } from '../one-time-tokens.store.ts';
import type { Device } from '../open-session.ts';
import { signIn } from '../sign-in.ts';
import { isTrustedDevice } from '../trusted-devices.store.ts';
import { requireCode } from './require-code.ts';

const TRIES_PER_TICKET = 5;

interface CodeLimits {
  readonly countTrusted: ConsumeLimit;
  readonly countNetwork: ConsumeLimit;
  readonly countUser: ConsumeLimit;
}

/**
 * Finishes a sign-in whose password was right. A wrong code leaves the ticket good for the tries that are left.
 * @param limits of the tries at one user over all tickets: who knows the password gets new ones
 * @returns the access token
 */
export async function logInSecondFactor(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl' | 'sealer'>,
  { ticket, code }: BodyOf<typeof loginSecondFactorRoute>,
  device: Device,
  limits: CodeLimits,
): Promise<string> {
  const userId = await countTokenTry(platform.db, {
    kind: 'second_factor',
    tokenHash: sha256(ticket),
    max: TRIES_PER_TICKET,
    now: platform.clock.now(),
  });
  if (userId === undefined) refuse('second_factor_expired');
  await countCodeTry(platform, userId, device, limits);
  const user = await inTransaction(platform.db, async (tx) => {
    const proven = await requireCode(tx, platform, userId, code);
    const redeemed = await redeemToken(tx, platform, { kind: 'second_factor', token: ticket });
    if (redeemed === undefined) refuse('second_factor_expired');
    return proven;
  });
  return signIn(platform, user, device);
}

/** A browser that signed in before has tries of its own, which nobody else can use up. */
async function countCodeTry(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  { cookie, ipPrefix }: Device,
  { countTrusted, countNetwork, countUser }: CodeLimits,
): Promise<void> {
  const device = cookie === undefined ? undefined : sha256(cookie);
  if (device !== undefined && (await isTrustedDevice(db, userId, device))) {
    return countTrusted(`${userId} ${device.toString('base64url')}`);
  }
  await countNetwork(`${userId} ${ipPrefix}`);
  await countUser(userId);
}
