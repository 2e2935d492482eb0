import type { Platform } from '../../platform/platform.ts';
import { insertResetRequest } from './reset-requests.store.ts';
import { normalizeEmail } from './users.rules.ts';

/**
 * Stores that somebody asked for a reset link; a job looks whose address it is and mails. The call does the same work
 * whether the address is known or not, so neither its answer nor its duration tells.
 */
export async function requestPasswordReset(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'mail' | 'sealer'>,
  typedEmail: string,
): Promise<void> {
  if (!platform.mail.enabled) return;
  const id = platform.ids.uuid();
  await insertResetRequest(platform.db, {
    id,
    email: platform.sealer.seal(normalizeEmail(typedEmail), `reset request ${id}`),
    requested_at: platform.clock.now(),
  });
}
