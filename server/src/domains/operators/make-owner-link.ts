import { sha256 } from '../../platform/crypto.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { insertOwnerLink } from './owner-links.store.ts';

const LIFE_MS = 24 * 3_600_000;

/** @returns the ticket that lets this operator of a demo in once, within a day; it is kept nowhere */
export async function makeOwnerLink(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  operatorId: string,
): Promise<string> {
  const ticket = ids.token();
  await insertOwnerLink(tx, {
    token_hash: sha256(ticket),
    operator_id: operatorId,
    expires_at: new Date(clock.now().getTime() + LIFE_MS),
  });
  return ticket;
}
