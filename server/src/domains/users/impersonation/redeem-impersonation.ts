import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { redeemImpersonation as route } from '@sesame/contract/shop/impersonation.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { insertSession } from '../sessions/sessions.store.ts';
import { findUser } from '../users.store.ts';
import { useTicket } from './impersonations.store.ts';

/** Exchanges the ticket for a read-only impersonation session, which is not in the user's list of sessions. */
export function redeemImpersonation(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  ticket: string,
): Promise<AnswerOf<typeof route>> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const impersonation = await useTicket(tx, sha256(ticket), now);
    if (impersonation === undefined) refuse('impersonation_invalid');
    const user = await findUser(tx, impersonation.user_id);
    if (user === undefined || user.deleted_at !== null) refuse('impersonation_invalid');
    const token = platform.ids.token();
    await insertSession(tx, {
      token_hash: sha256(token),
      user_id: user.id,
      created_at: now,
      expires_at: impersonation.expires_at,
      id: platform.ids.uuid(),
      signed_in_at: now,
      last_seen_at: now,
      impersonation_id: impersonation.id,
      hides_secrets: impersonation.hides_secrets,
    });
    return { token, username: user.username, until: impersonation.expires_at.toISOString() };
  });
}
