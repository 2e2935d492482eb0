import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import {
  hashPassword,
  isCommonPassword,
  isEmail,
  newTotpSecret,
  normalizeEmail,
  otpauthUrl,
} from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { deleteChat } from '../chat/chats.store.ts';
import {
  deleteOperatorSessionsOf,
  upsertOperator as upsertOperatorRow,
} from '../operators.store.ts';
import { issueRecoveryCodes } from '../sign-in/issue-recovery-codes.ts';
import { deleteSetupLinks } from '../sign-in/setup-links.store.ts';

export interface NewOperator {
  /** Not used when the email is known: that operator keeps their id. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly password: string;
  /** The operator signs in with the password only, which is accepted in a demo only. */
  readonly withoutCode?: true;
}

export interface UpsertedOperator {
  readonly id: string;
  /** For the authenticator app; returned only once. */
  readonly secret: string;
  readonly otpauthUrl: string;
  /** Ten codes for a lost phone; returned only once. */
  readonly recoveryCodes: readonly string[];
}

/**
 * Creates an operator. For an existing email it sets a new password and secret and ends all sessions, which is how a
 * lost phone is replaced. Refuses `email_invalid`, `password_short` and `password_common`.
 */
export async function upsertOperator(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'sealer'>,
  { id: newId, email: typed, name, role, password, withoutCode }: NewOperator,
): Promise<UpsertedOperator> {
  const { clock, config, sealer } = platform;
  const email = normalizeEmail(typed);
  if (!isEmail(email, typed)) refuse('email_invalid');
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) refuse('password_short');
  if (await isCommonPassword(platform, password)) refuse('password_common');
  const secret = newTotpSecret();
  const id = await upsertOperatorRow(tx, {
    id: newId,
    email,
    name,
    role,
    password_hash: await hashPassword(password),
    totp_secret: withoutCode ? null : sealer.seal(secret, sealedFor(email)),
    created_at: clock.now(),
  });
  await deleteOperatorSessionsOf(tx, id);
  await deleteChat(tx, id);
  if (role === 'owner') await deleteSetupLinks(tx);
  const recoveryCodes = await issueRecoveryCodes(tx, id);
  await recordAuditEvent(tx, platform, {
    operator: { id },
    action: 'operators.upsert',
    subject: `operator:${id}`,
    after: { email, name, role },
    request: { ip: '' },
  });
  const issuer = config.shop().brandName;
  return { id, secret, otpauthUrl: otpauthUrl(secret, { issuer, label: email }), recoveryCodes };
}

/** Sealing context of an operator's secret. */
export function sealedFor(email: string): string {
  return `operator second factor ${email}`;
}
