import { OPERATOR_CONFIRMED_S } from '@sesame/contract/limits.ts';
import type { confirmOperator as contract } from '@sesame/contract/operators.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { OperatorSession } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { endDelay, type Guessed, isPasswordOf, requireTurn } from '../users/index.ts';
import { isCodeOf } from './is-code-of.ts';
import { confirmSession, findOperator, holdOperator } from './operators.store.ts';
import { recordAct } from './record-act.ts';

/**
 * Lets routes with `confirmed` through for ten minutes: a screen left open is not enough to move money or roles. Guesses
 * wait as at the door, but each session for its own alone: nobody outside can keep its operator from confirming.
 */
export async function confirmOperator(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'sealer'>,
  session: OperatorSession,
  { password, code }: BodyOf<typeof contract>,
  request: { readonly ip: string },
): Promise<AnswerOf<typeof contract>> {
  const operator = await findOperator(platform.db, session.id);
  if (operator === undefined) refuse('unauthorized');
  const guessed: Guessed = ['operator session', session.tokenHash.toString('base64url')];
  await requireTurn(platform, guessed);
  if (!(await isPasswordOf(operator.password_hash, password))) refuse('confirmation_failed');
  const now = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    if (!(await holdOperator(tx, operator))) refuse('confirmation_failed');
    if (!(await isCodeOf(tx, platform, operator, code))) refuse('confirmation_failed');
    await confirmSession(tx, session.tokenHash, now);
    await recordAct(tx, platform, {
      operator,
      action: 'session.confirm',
      subject: `operator:${operator.id}`,
      request,
    });
  });
  await endDelay(platform.db, guessed);
  return { until: new Date(now.getTime() + OPERATOR_CONFIRMED_S * 1_000).toISOString() };
}
