import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { signInWithSecondFactor as route } from '@sesame/contract/shop/account.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { ConsumeLimit } from '../../../platform/http/limits/rate-limit.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { redeemToken } from '../registration/one-time-token.ts';
import { countTokenTry } from '../registration/one-time-tokens.store.ts';
import type { Device } from '../sessions/create-session.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { isTrustedDevice } from '../sign-in/trusted-devices.store.ts';
import { requireCode } from './require-code.ts';

const TRIES_PER_TICKET = 5;

interface CodeLimits {
  readonly countTrusted: ConsumeLimit;
  readonly countNetwork: ConsumeLimit;
  readonly countUser: ConsumeLimit;
}

/**
 * Completes a sign-in after a correct password or Google identity. A wrong code uses up one of `TRIES_PER_TICKET` tries
 * of the ticket.
 * @param limits on the tries per user across tickets, because a new ticket costs only the password
 * @returns the access token
 */
export async function signInWithSecondFactor(
  platform: TransactionalPlatform,
  { ticket, code }: BodyOf<typeof route>,
  device: Device,
  limits: CodeLimits,
): Promise<string> {
  const method = 'second_factor';
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
  }).catch((error: unknown) => {
    const failed = { user: userId, network: device.ipPrefix, method };
    if (error instanceof Refusal) platform.log.info(failed, 'sign-in failed');
    throw error;
  });
  return signIn(platform, user, device, method);
}

/** A trusted browser has its own limit, which tries from elsewhere cannot exhaust. */
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
