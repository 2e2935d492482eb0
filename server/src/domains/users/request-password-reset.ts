import type { Platform } from '../../platform/platform.ts';
import { insertResetRequest } from './reset-requests.store.ts';
import { isEmail, normalizeEmail } from './users.rules.ts';

/**
 * Stores that somebody asked for a reset link; a job looks whose address it is and mails. The call does the same work
 * whether the address is known or not, so neither its answer nor its duration tells. What is no address is not stored.
 */
export async function requestPasswordReset(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'mail' | 'sealer'>,
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
