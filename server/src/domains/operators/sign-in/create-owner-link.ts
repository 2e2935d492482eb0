import type { Executor, Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { insertOwnerLink } from './owner-links.store.ts';

const LIFETIME_MS = 24 * 3_600_000;

/** @returns a one-time ticket, valid for a day, that signs in this operator of a demo; only its hash is stored */
export async function createOwnerLink(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  operatorId: string,
): Promise<string> {
  const ticket = ids.token();
  await insertOwnerLink(tx, {
    token_hash: sha256(ticket),
    operator_id: operatorId,
    expires_at: new Date(clock.now().getTime() + LIFETIME_MS),
  });
  return ticket;
}
