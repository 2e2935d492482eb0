import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { isEmail, normalizeEmail } from '../users.rules.ts';
import { insertResetRequest } from './reset-requests.store.ts';

/**
 * Stores a request for a reset link; a job looks up the address and sends the mail. The work is the same for known and
 * unknown addresses, so neither the answer nor its duration reveals whether an account exists. Invalid addresses are
 * not stored.
 */
export async function requestPasswordReset(
  platform: TransactionalPlatform,
  typedEmail: string,
): Promise<void> {
  const email = normalizeEmail(typedEmail);
  if (!platform.mail.enabled || !isEmail(email, typedEmail)) return;
  const id = platform.ids.uuid();
  await insertResetRequest(platform.db, {
    id,
    email: platform.sealer.seal(email, `reset request ${id}`),
    requested_at: platform.clock.now(),
  });
}
