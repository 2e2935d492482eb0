import {
  IMPERSONATION_LIFETIME_S,
  IMPERSONATION_TICKET_LIFETIME_S,
} from '@sesame/contract/shared/limits.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { insertImpersonation } from './impersonations.store.ts';

/**
 * Starts the impersonation of a user by an operator.
 * @param input.hidesSecrets whether credentials stay hidden
 * @returns the ticket for another tab, valid once within a minute; only its hash is stored
 */
export async function startImpersonation(
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
  await insertImpersonation(tx, {
    id: ids.uuid(),
    user_id: userId,
    operator_id: operatorId,
    ticket_hash: sha256(ticket),
    ticket_expires_at: new Date(now.getTime() + IMPERSONATION_TICKET_LIFETIME_S * 1_000),
    hides_secrets: hidesSecrets,
    created_at: now,
    expires_at: new Date(now.getTime() + IMPERSONATION_LIFETIME_S * 1_000),
  });
  return ticket;
}
