import type { AnswerOf } from '@sesame/contract/route.ts';
import type { enterViewing as enterRoute } from '@sesame/contract/viewing.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertSession } from '../sessions.store.ts';
import { findUser } from '../users.store.ts';
import { useTicket } from './viewings.store.ts';

/** Turns the ticket into a session that only reads: none of the user's own, and not in their list. */
export function enterViewing(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  ticket: string,
): Promise<AnswerOf<typeof enterRoute>> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const viewing = await useTicket(tx, sha256(ticket), now);
    if (viewing === undefined) refuse('viewing_invalid');
    const user = await findUser(tx, viewing.user_id);
    if (user === undefined || user.deleted_at !== null) refuse('viewing_invalid');
    const token = platform.ids.token();
    await insertSession(tx, {
      token_hash: sha256(token),
      user_id: user.id,
      created_at: now,
      expires_at: viewing.expires_at,
      id: platform.ids.uuid(),
      signed_in_at: now,
      last_seen_at: now,
      viewing_id: viewing.id,
      hides_secrets: viewing.hides_secrets,
    });
    return { token, username: user.username, until: viewing.expires_at.toISOString() };
  });
}
