import { VIEWING_LIFE_S, VIEWING_TICKET_LIFE_S } from '@sesame/contract/limits.ts';
import { sha256 } from '../../../platform/crypto.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { insertViewing } from './viewings.store.ts';

/**
 * Lets an operator look at the shop as a user does.
 * @param input.hidesSecrets whether links of what was bought stay hidden
 * @returns the ticket that another tab shows once, within a minute; it is kept nowhere
 */
export async function openViewing(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  {
    userId,
    operatorId,
    hidesSecrets,
  }: { readonly userId: string; readonly operatorId: string; readonly hidesSecrets: boolean },
): Promise<string> {
  const ticket = ids.token();
  const now = clock.now();
  await insertViewing(tx, {
    id: ids.uuid(),
    user_id: userId,
    operator_id: operatorId,
    ticket_hash: sha256(ticket),
    ticket_expires_at: new Date(now.getTime() + VIEWING_TICKET_LIFE_S * 1_000),
    hides_secrets: hidesSecrets,
    created_at: now,
    expires_at: new Date(now.getTime() + VIEWING_LIFE_S * 1_000),
  });
  return ticket;
}
