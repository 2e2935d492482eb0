import type { confirmOperator as contract } from '@sesame/contract/console/operators.ts';
import { OPERATOR_CONFIRMED_S } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OperatorSession } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { clearDelay, enforceDelay, type Guessed, isPasswordOf } from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { confirmSession, findOperator, lockOperatorIfUnchanged } from '../operators.store.ts';
import { isCodeOf } from './is-code-of.ts';

/**
 * Re-authenticates a session for ten minutes, as routes with `confirmed` require: an unattended screen must not be
 * enough to move money or change roles. Wrong tries are delayed as at sign-in, but per session, so that no outsider can
 * keep the operator from confirming.
 */
export async function confirmOperator(
  platform: TransactionalPlatform,
  session: OperatorSession,
  { password, code }: BodyOf<typeof contract>,
  request: { readonly ip: string },
): Promise<AnswerOf<typeof contract>> {
  const operator = await findOperator(platform.db, session.id);
  if (operator === undefined) refuse('unauthorized');
  const guessed: Guessed = ['operator session', session.tokenHash.toString('base64url')];
  await enforceDelay(platform, guessed);
  if (!(await isPasswordOf(operator.password_hash, password))) refuse('confirmation_failed');
  const now = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    if (!(await lockOperatorIfUnchanged(tx, operator))) refuse('confirmation_failed');
    if (!(await isCodeOf(tx, platform, operator, code))) refuse('confirmation_failed');
    await confirmSession(tx, session.tokenHash, now);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'session.confirm',
      subject: `operator:${operator.id}`,
      request,
    });
  });
  await clearDelay(platform.db, guessed);
  return { until: new Date(now.getTime() + OPERATOR_CONFIRMED_S * 1_000).toISOString() };
}
