import type { enterByOwnerLink as enterRoute } from '@sesame/contract/operators.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { openOperatorSession } from './log-in-operator.ts';
import { findOperator } from './operators.store.ts';
import { takeOwnerLink } from './owner-links.store.ts';

/** In a demo alone: a shop that was one before lets nobody in without a code. */
export async function enterByOwnerLink(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'sealer'>,
  ticket: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<AnswerOf<typeof enterRoute>> {
  if (!platform.config.demo) refuse('owner_link_invalid');
  const token = platform.ids.token();
  await inTransaction(platform.db, async (tx) => {
    const id = await takeOwnerLink(tx, sha256(ticket), platform.clock.now());
    const operator = id === undefined ? undefined : await findOperator(tx, id);
    if (operator === undefined || operator.disabled_at !== null) refuse('owner_link_invalid');
    await openOperatorSession(tx, platform, { operator, token, from });
  });
  return { token };
}
