import type { signInWithOwnerLink as route } from '@sesame/contract/console/operators.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { findOperator } from '../operators.store.ts';
import { useOwnerLink } from './owner-links.store.ts';
import { createOperatorSession } from './sign-in-operator.ts';

/**
 * Signs in with a one-time link. Demo only, so that a shop which used to be a demo never accepts a sign-in without a
 * code.
 */
export async function signInWithOwnerLink(
  platform: TransactionalPlatform,
  ticket: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<AnswerOf<typeof route>> {
  if (!platform.config.demo) refuse('owner_link_invalid');
  const token = platform.ids.token();
  await inTransaction(platform.db, async (tx) => {
    const id = await useOwnerLink(tx, sha256(ticket), platform.clock.now());
    const operator = id === undefined ? undefined : await findOperator(tx, id);
    if (operator === undefined || operator.disabled_at !== null) refuse('owner_link_invalid');
    await createOperatorSession(tx, platform, { operator, token, from });
  });
  return { token };
}
