import { OPERATOR_SESSION_S } from '@sesame/contract/limits.ts';
import type { operatorLogin } from '@sesame/contract/operators.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { isEmail, isPasswordOf, newTotpSecret, normalizeEmail } from '../users/index.ts';
import { isCodeOf } from './is-code-of.ts';
import { upsertOperatorDevice } from './operator-devices.store.ts';
import {
  findOperatorByEmail,
  holdOperator,
  insertOperatorSession,
  type OperatorRow,
} from './operators.store.ts';
import { sealedFor } from './put-operator.ts';
import { recordAct } from './record-act.ts';
import {
  endDelays,
  logNameOfOperator,
  requireSignInTurn,
  type SignInFrom,
} from './sign-in-turn.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'log' | 'sealer'>;

/**
 * Opens a session of the console. An unknown e-mail, a wrong password and a wrong code are one answer, take one
 * duration, and are counted alike. Outside a demo nobody enters without a code.
 * @param from.newCookie the name by which the browser is known when it has none yet
 */
export async function logInOperator(
  platform: Needs,
  { email: typed, password, code }: BodyOf<typeof operatorLogin>,
  from: SignInFrom & {
    readonly ip: string;
    readonly userAgent: string;
    readonly newCookie: string;
  },
): Promise<AnswerOf<typeof operatorLogin>> {
  const email = normalizeEmail(typed);
  if (!isEmail(email, typed)) refuse('login_failed');
  const counted = await requireSignInTurn(platform, email, from);
  const operator = await findOperatorByEmail(platform.db, email);
  const matches = await isPasswordOf(operator?.password_hash, password);
  const token = platform.ids.token();
  const isEntered = await enter(platform, operator ?? nobody(platform, email), {
    matches,
    code,
    token,
    from,
  });
  if (operator === undefined || !isEntered) {
    const account = logNameOfOperator(email);
    platform.log.warn({ account, network: from.ipPrefix }, 'operator sign-in failed');
    refuse('login_failed');
  }
  await endDelays(platform, counted);
  return { token, operator: { id: operator.id, name: operator.name, role: operator.role } };
}

interface Entering {
  readonly matches: boolean;
  readonly code: string | undefined;
  readonly token: string;
  readonly from: { ip: string; userAgent: string; cookie: string | undefined; newCookie: string };
}

/** Asks the same questions whatever is wrong, so that the duration does not tell a right password from a wrong one. */
async function enter(
  platform: Needs,
  operator: OperatorRow,
  { matches, code, token, from }: Entering,
): Promise<boolean> {
  const unchanged = new Error('nothing is kept of a sign-in that failed');
  try {
    await inTransaction(platform.db, async (tx) => {
      const isHeld = await holdOperator(tx, operator);
      const isCode = await isCodeOf(tx, platform, operator, code);
      // Thrown, so that a right code beside a wrong password is not used up.
      if (!matches || !isHeld || !isCode) throw unchanged;
      await openOperatorSession(tx, platform, { operator, token, from });
      await upsertOperatorDevice(tx, {
        operatorId: operator.id,
        device: sha256(from.cookie ?? from.newCookie),
        at: platform.clock.now(),
      });
    });
    return true;
  } catch (error) {
    if (error === unchanged) return false;
    throw error;
  }
}

/** Stands in for an operator that is not there, with as much to open and compare. */
function nobody({ ids, clock, sealer }: Needs, email: string): OperatorRow {
  return {
    id: ids.uuid(),
    email,
    name: '',
    role: 'support',
    password_hash: '',
    totp_secret: sealer.seal(newTotpSecret(), sealedFor(email)),
    totp_last_step: 0,
    created_at: clock.now(),
    disabled_at: null,
    version: 1,
  };
}

/** Opens a session for somebody who has just shown password and code. */
export async function openOperatorSession(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
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
