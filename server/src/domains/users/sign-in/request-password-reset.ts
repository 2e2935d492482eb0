import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { isEmail, normalizeEmail } from '../users.rules.ts';
import { processResetRequests } from './process-reset-requests.ts';
import { insertResetRequest } from './reset-requests.store.ts';

/**
 * Stores a request for a reset link; a job looks up the address and sends the mail. The work is the same for known and
 * unknown addresses, so neither the answer nor its duration reveals whether an account exists. Invalid addresses are
 * not stored.
 */
export async function requestPasswordReset(
  platform: TransactionalPlatform & Pick<Platform, 'jobs'>,
  typedEmail: string,
): Promise<void> {
  const email = normalizeEmail(typedEmail);
  if (!platform.mail.enabled || !isEmail(email, typedEmail)) return;
  const id = platform.ids.uuid();
  const sealed = platform.sealer.seal(email, `reset request ${id}`);
  await inTransaction(platform.db, async (tx) => {
    await insertResetRequest(tx, { id, email: sealed, requested_at: platform.clock.now() });
    await platform.jobs.enqueue(tx, processResetRequests, { request: id });
  });
}
