import { INVITATION_LIFE_S, type Language } from '@sesame/contract/limits.ts';
import type { inviteOperator as contract } from '@sesame/contract/operator-staff.ts';
import { mayGrant, type OperatorRole } from '@sesame/contract/permissions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { isEmail, newTotpSecret, normalizeEmail } from '../users/index.ts';
import { invitationMail } from './mails/invitation.mail.ts';
import { findOperatorByEmail } from './operators.store.ts';
import { sealedFor } from './put-operator.ts';
import { recordAct } from './record-act.ts';
import { deleteInvitation, lockOperator, putInvitation } from './staff.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl' | 'sealer'>;

/** Who invites, from where, and in which language the mail is. */
export interface Inviting {
  readonly operator: Operator;
  readonly request: { readonly ip: string };
  readonly language: Language;
}

type Invited = AnswerOf<typeof contract>;

/** Invites somebody new, or somebody back who was sent away. */
export async function inviteOperator(
  platform: Needs,
  { email: typed, name, role }: BodyOf<typeof contract>,
  by: Inviting,
): Promise<Invited> {
  const email = normalizeEmail(typed);
  if (!isEmail(email, typed)) refuse('email_invalid');
  if (!mayGrant(by.operator.role, role)) refuse('role_above_own');
  return inTransaction(platform.db, async (tx) => {
    const known = await findOperatorByEmail(tx, email);
    if (known !== undefined && known.disabled_at === null) refuse('operator_exists');
    if (known !== undefined && !mayGrant(by.operator.role, known.role)) refuse('role_above_own');
    const invited = await invite(tx, platform, { email, name, role }, by);
    await recordAct(tx, platform, {
      ...by,
      action: 'staff.invite',
      subject: `operator:${email}`,
      after: { email, name, role },
    });
    return invited;
  });
}

/** A link to choose password and authenticator app anew, for somebody who works here and keeps their role. */
export async function renewOperator(
  platform: Needs,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Inviting,
): Promise<Invited> {
  return inTransaction(platform.db, async (tx) => {
    const operator = await lockOperator(tx, id);
    if (operator === undefined || operator.disabled_at !== null) refuse('not_found');
    if (!mayGrant(by.operator.role, operator.role)) refuse('role_above_own');
    const invited = await invite(tx, platform, operator, by);
    await recordAct(tx, platform, {
      ...by,
      action: 'staff.renew',
      subject: `operator:${id}`,
      reason,
    });
    return invited;
  });
}

export async function withdrawInvitation(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
  by: Pick<Inviting, 'operator' | 'request'>,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const invitation = await deleteInvitation(tx, id);
    if (invitation === undefined) refuse('not_found');
    const { email, name, role } = invitation;
    await recordAct(tx, platform, {
      ...by,
      action: 'staff.withdraw',
      subject: `operator:${email}`,
      before: { email, name, role },
    });
  });
}

async function invite(
  tx: Executor,
  platform: Needs,
  { email, name, role }: { email: string; name: string; role: OperatorRole },
  { operator, language }: Inviting,
): Promise<Invited> {
  const { clock, ids, mail, publicUrl, sealer } = platform;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE_S * 1_000);
  const token = ids.token();
  await putInvitation(tx, {
    id: ids.uuid(),
    email,
    name,
    role,
    token_hash: sha256(token),
    totp_secret: sealer.seal(newTotpSecret(), sealedFor(email)),
    invited_by: operator.id,
    created_at: now,
    expires_at: expiresAt,
  });
  const path = `/admin/join?token=${token}`;
  if (mail.enabled) {
    await mail.queue(tx, {
      key: `operator-invitation:${ids.uuid()}`,
      to: email,
      language,
      mail: invitationMail(shopOf(platform), language, { path, inviter: operator.name }),
    });
  }
  return {
    expires_at: expiresAt.toISOString(),
    link: mail.enabled ? null : `${publicUrl()}${path}`,
  };
}
