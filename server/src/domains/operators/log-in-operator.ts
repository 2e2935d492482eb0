import { OPERATOR_SESSION_S } from '@sesame/contract/limits.ts';
import type { operatorLogin } from '@sesame/contract/operators.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { endLoginDelay, isPasswordOf, normalizeEmail, requireTurn } from '../users/index.ts';
import { isCodeOf } from './is-code-of.ts';
import {
  findOperatorByEmail,
  holdOperator,
  insertOperatorSession,
  type OperatorRow,
} from './operators.store.ts';
import { recordAct } from './record-act.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'sealer'>;

/**
 * Opens a session of the console. An unknown e-mail, a wrong password and a wrong code are one answer, take one
 * duration, and are counted alike. Outside a demo nobody enters without a code.
 */
export async function logInOperator(
  platform: Needs,
  { email: typed, password, code }: BodyOf<typeof operatorLogin>,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<AnswerOf<typeof operatorLogin>> {
  const email = normalizeEmail(typed);
  // Apart from a buyer of the same e-mail: neither holds up the other.
  const account = `operator ${email}`;
  await requireTurn(platform, account);
  const operator = await findOperatorByEmail(platform.db, email);
  const matches = await isPasswordOf(operator?.password_hash, password);
  if (operator === undefined || !matches) refuse('login_failed');
  const token = platform.ids.token();
  await inTransaction(platform.db, async (tx) => {
    if (!(await holdOperator(tx, operator))) refuse('login_failed');
    if (!(await isCodeOf(tx, platform, operator, code))) refuse('login_failed');
    await openOperatorSession(tx, platform, { operator, token, from });
  });
  await endLoginDelay(platform.db, account);
  return { token, operator: { id: operator.id, name: operator.name, role: operator.role } };
}

/** Opens a session for somebody who has just shown password and code. */
export async function openOperatorSession(
  tx: Executor,
  platform: Needs,
  {
    operator,
    token,
    from,
  }: { operator: Pick<OperatorRow, 'id'>; token: string; from: { ip: string; userAgent: string } },
): Promise<void> {
  const now = platform.clock.now();
  await insertOperatorSession(tx, {
    token_hash: sha256(token),
    operator_id: operator.id,
    created_at: now,
    last_seen_at: now,
    confirmed_at: now,
    ends_at: new Date(now.getTime() + OPERATOR_SESSION_S * 1_000),
    user_agent: from.userAgent.slice(0, 300),
    ip: from.ip,
  });
  await recordAct(tx, platform, {
    operator,
    action: 'session.open',
    subject: `operator:${operator.id}`,
    request: from,
  });
}
