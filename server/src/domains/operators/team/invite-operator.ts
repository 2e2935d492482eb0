import { mayGrant, type OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { inviteOperator as contract } from '@sesame/contract/console/team.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { isEmail, normalizeEmail } from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import { findOperatorByEmail } from '../operators.store.ts';
import { createInvitation } from './create-invitation.ts';
import { deleteInvitation, lockOperator } from './team.store.ts';

/** The inviting operator, the origin of the call, and the language of the mail. */
export interface Inviting {
  readonly operator: Operator;
  readonly request: { readonly ip: string };
  readonly language: Language;
}

type Invited = AnswerOf<typeof contract>;

/** Invites a new operator, or one who was disabled. */
export async function inviteOperator(
  platform: TransactionalPlatform,
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
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'team.invite',
      subject: `operator:${email}`,
      after: { email, name, role },
    });
    return invited;
  });
}

/** Sends a link for setting a new password and authenticator app; an active operator keeps name and role. */
export async function resetOperatorAccess(
  platform: TransactionalPlatform,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Inviting,
): Promise<Invited> {
  return inTransaction(platform.db, async (tx) => {
    const operator = await lockOperator(tx, id);
    if (operator === undefined || operator.disabled_at !== null) refuse('not_found');
    if (!mayGrant(by.operator.role, operator.role)) refuse('role_above_own');
    const invited = await invite(tx, platform, operator, by);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'team.reset_access',
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
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'team.withdraw',
      subject: `operator:${email}`,
      before: { email, name, role },
    });
  });
}

async function invite(
  tx: Executor,
  platform: TransactionalPlatform,
  { email, name, role }: { email: string; name: string; role: OperatorRole },
  { operator, language }: Inviting,
): Promise<Invited> {
  const { ids, mail, publicUrl } = platform;
  const invitation = { email, name, role, invitedBy: operator.id };
  const { token, expiresAt } = await createInvitation(tx, platform, invitation);
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
