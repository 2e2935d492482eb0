import { PASSWORD_MAX, PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { OperatorRole } from '@sesame/contract/permissions.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import {
  hashPassword,
  isCommonPassword,
  isEmail,
  newTotpSecret,
  normalizeEmail,
  otpauthUrl,
} from '../users/index.ts';
import { deleteOperatorSessionsOf, putOperator as putOperatorRow } from './operators.store.ts';
import { recordAct } from './record-act.ts';

export interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly password: string;
  /** Enters by the password alone, which a demo lets happen and nothing else does. */
  readonly withoutCode?: true;
}

export interface PutOperator {
  readonly id: string;
  /** For the authenticator app; shown this once. */
  readonly secret: string;
  readonly otpauthUrl: string;
}

type Needs = Pick<Platform, 'clock' | 'config' | 'ids' | 'sealer'>;

/**
 * Makes somebody an operator. Done again for the same e-mail it gives a new password and a new secret and ends every
 * session: that is how a lost phone is replaced. Refuses what is no e-mail and a password that is short or common.
 */
export async function putOperator(
  tx: Executor,
  platform: Needs,
  { email: typed, name, role, password, withoutCode }: NewOperator,
): Promise<PutOperator> {
  const { clock, config, ids, sealer } = platform;
  const email = normalizeEmail(typed);
  if (!isEmail(email, typed)) refuse('email_invalid');
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) refuse('password_short');
  if (await isCommonPassword(password)) refuse('password_common');
  const secret = newTotpSecret();
  const id = await putOperatorRow(tx, {
    id: ids.uuid(),
    email,
    name,
    role,
    password_hash: await hashPassword(password),
    totp_secret: withoutCode ? null : sealer.seal(secret, sealedFor(email)),
    created_at: clock.now(),
  });
  await deleteOperatorSessionsOf(tx, id);
  await recordAct(tx, platform, {
    operator: { id },
    action: 'operators.put',
    subject: `operator:${id}`,
    after: { email, name, role },
    request: { ip: '' },
  });
  const issuer = config.shop().brandName;
  return { id, secret, otpauthUrl: otpauthUrl(secret, { issuer, label: email }) };
}

/** What the secret is sealed for. */
export function sealedFor(email: string): string {
  return `operator second factor ${email}`;
}
