import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { findUser } from '../users.store.ts';
import { upsertUnconfirmedFactor } from './second-factor.store.ts';
import { newTotpSecret, otpauthUrl } from './totp.ts';
import { sealedFor } from './use-code.ts';

/** Creates a secret for an authenticator app. It has no effect until a code confirms it. */
export async function startSecondFactor(
  platform: TransactionalPlatform,
  userId: string,
  password: string,
): Promise<{ secret: string; otpauth_url: string }> {
  const { clock, config, db, sealer } = platform;
  await requirePassword(platform, userId, password);
  const user = await findUser(db, userId);
  if (user === undefined) refuse('unauthorized');
  const secret = newTotpSecret();
  const upserted = await upsertUnconfirmedFactor(db, {
    user_id: userId,
    secret: sealer.seal(secret, sealedFor(userId)),
    started_at: clock.now(),
  });
  if (!upserted) refuse('second_factor_state');
  const issuer = config.shop().brandName;
  return { secret, otpauth_url: otpauthUrl(secret, { issuer, label: user.email }) };
}
