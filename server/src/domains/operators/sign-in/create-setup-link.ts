import { inTransaction } from '../../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { hasActiveOwner, insertSetupLink } from './setup-links.store.ts';

const LIFETIME_MS = 24 * 3_600_000;

/**
 * Creates the link with which the first owner of a shop joins. Several processes and restarts may each print one; all of
 * them work until an owner has joined.
 * @returns the address, valid for a day; undefined if the shop has an owner
 */
export async function createSetupLink(
  platform: TransactionalPlatform,
): Promise<string | undefined> {
  const { db, clock, ids, publicUrl } = platform;
  const now = clock.now();
  const ticket = ids.token();
  return inTransaction(db, async (tx) => {
    if (await hasActiveOwner(tx)) return undefined;
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await insertSetupLink(tx, { token_hash: sha256(ticket), expires_at: expiresAt }, now);
    return `${publicUrl()}/admin/setup#${ticket}`;
  });
}
