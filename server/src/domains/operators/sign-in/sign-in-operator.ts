import type { signInOperator as route } from '@sesame/contract/console/operators.ts';
import { type Language, OPERATOR_SESSION_S } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import {
  hashRecoveryCode,
  isEmail,
  isPasswordOf,
  newTotpSecret,
  normalizeEmail,
} from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import {
  changeOperatorLanguage,
  findOperatorByEmail,
  insertOperatorSession,
  lockOperatorIfUnchanged,
  type OperatorRow,
} from '../operators.store.ts';
import { sealedFor } from '../team/upsert-operator.ts';
import { isCodeOf } from './is-code-of.ts';
import { upsertOperatorDevice } from './operator-devices.store.ts';
import {
  clearDelays,
  enforceSignInDelay,
  logNameOfOperator,
  type SignInFrom,
} from './sign-in-delay.ts';

/**
 * Signs in to the console. An unknown email, a wrong password and a wrong code give the same answer in the same time
 * and count the same. Outside a demo a code is required.
 * @param from.newCookie device cookie to set if the browser has none yet
 */
export async function signInOperator(
  platform: TransactionalPlatform,
  { email: typed, password, code }: BodyOf<typeof route>,
  from: SignInFrom & {
    readonly ip: string;
    readonly userAgent: string;
    readonly newCookie: string;
    readonly language: Language;
  },
): Promise<AnswerOf<typeof route>> {
  const email = normalizeEmail(typed);
  if (!isEmail(email, typed)) refuse('sign_in_failed');
  const counted = await enforceSignInDelay(platform, email, from);
  const operator = await findOperatorByEmail(platform.db, email);
  const matches = await isPasswordOf(operator?.password_hash, password);
  const token = platform.ids.token();
  const isSignedIn = await signInIfValid(platform, operator ?? unknownOperator(platform, email), {
    matches,
    code,
    token,
    from,
  });
  if (operator === undefined || !isSignedIn) {
    const account = logNameOfOperator(email);
    platform.log.warn({ account, network: from.ipPrefix }, 'operator sign-in failed');
    refuse('sign_in_failed');
  }
  await clearDelays(platform, counted);
  return { token, operator: { id: operator.id, name: operator.name, role: operator.role } };
}

interface SignInAttempt {
  readonly matches: boolean;
  readonly code: string | undefined;
  readonly token: string;
  readonly from: {
    ip: string;
    userAgent: string;
    cookie: string | undefined;
    newCookie: string;
    language: Language;
  };
}

/** Performs all checks in any case, so that the duration does not reveal which one failed. */
async function signInIfValid(
  platform: TransactionalPlatform,
  operator: OperatorRow,
  { matches, code, token, from }: SignInAttempt,
): Promise<boolean> {
  const unchanged = new Error('sign-in failed, roll back');
  try {
    await inTransaction(platform.db, async (tx) => {
      const isHeld = await lockOperatorIfUnchanged(tx, operator);
      const isCode = await isCodeOf(tx, platform, operator, code);
      // Throw, so that a correct code with a wrong password is not used up.
      if (!matches || !isHeld || !isCode) throw unchanged;
      const byRecoveryCode = hashRecoveryCode(operator.id, code ?? '') !== undefined;
      await createOperatorSession(tx, platform, { operator, token, from, byRecoveryCode });
      await changeOperatorLanguage(tx, operator.id, from.language);
      const at = platform.clock.now();
      const isNewDevice = await upsertOperatorDevice(tx, {
        operatorId: operator.id,
        device: sha256(from.cookie ?? from.newCookie),
        at,
      });
      const event = { subject: `operator:${operator.id}`, detail: { about: operator.name }, at };
      if (isNewDevice) await recordOperatorEvent(tx, { kind: 'operator_new_device', ...event });
      if (byRecoveryCode) {
        await recordOperatorEvent(tx, { kind: 'operator_recovery_code', ...event });
      }
    });
    return true;
  } catch (error) {
    if (error === unchanged) return false;
    throw error;
  }
}

/** A placeholder for an unknown email, so that the checks do the same work. */
function unknownOperator(
  { ids, clock, sealer }: TransactionalPlatform,
  email: string,
): OperatorRow {
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
    language: 'en',
  };
}

/** Creates a session after password and code have been verified. */
export async function createOperatorSession(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  {
    operator,
    token,
    from,
    byRecoveryCode = false,
  }: {
    operator: Pick<OperatorRow, 'id'>;
    token: string;
    from: { ip: string; userAgent: string };
    byRecoveryCode?: boolean;
  },
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
  await recordAuditEvent(tx, platform, {
    operator,
    action: 'session.open',
    subject: `operator:${operator.id}`,
    ...(byRecoveryCode && { after: { recovery_code: true } }),
    request: from,
  });
}
