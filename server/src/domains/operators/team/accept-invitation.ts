import type {
  acceptInvitation as acceptContract,
  readInvitation as readContract,
} from '@sesame/contract/console/team.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { closeNewShop } from '../../../platform/shop/close-new-shop.ts';
import { hashPassword, isCommonPassword, otpauthUrl, stepOfCode } from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { deleteChat } from '../chat/chats.store.ts';
import {
  deleteOperatorSessionsOf,
  findOperatorByEmail,
  upsertOperator,
  useOperatorStep,
} from '../operators.store.ts';
import { issueRecoveryCodes } from '../sign-in/issue-recovery-codes.ts';
import { deleteSetupLinks, hasActiveOwner } from '../sign-in/setup-links.store.ts';
import { createOperatorSession } from '../sign-in/sign-in-operator.ts';
import { findInvitation, getTeamMemberRow, useInvitation } from './team.store.ts';
import { sealedFor } from './upsert-operator.ts';

/** The content of the invitation page. Possession of the link proves access to the invited mailbox. */
export async function readInvitation(
  { db, clock, config, sealer }: TransactionalPlatform,
  token: string,
): Promise<AnswerOf<typeof readContract>> {
  const invitation = await findInvitation(db, sha256(token), clock.now());
  if (invitation === undefined) refuse('invitation_invalid');
  const { name, email, role, totp_secret } = invitation;
  const secret = sealer.open(totp_secret, sealedFor(email));
  return {
    name,
    email,
    role,
    secret,
    otpauth_url: otpauthUrl(secret, { issuer: config.shop().brandName, label: email }),
  };
}

/**
 * Creates the invited operator and signs them in. An active operator keeps name and role: the link only replaces
 * password and authenticator app, and ends all older sessions.
 */
export async function acceptInvitation(
  platform: TransactionalPlatform,
  { token: invitationToken, password, code }: BodyOf<typeof acceptContract>,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<AnswerOf<typeof acceptContract>> {
  const { db, clock, ids, sealer } = platform;
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) refuse('password_short');
  if (await isCommonPassword(platform, password)) refuse('password_common');
  const now = clock.now();
  const tokenHash = sha256(invitationToken);
  // Check the invitation first, because hashing the password is expensive.
  if ((await findInvitation(db, tokenHash, now)) === undefined) refuse('invitation_invalid');
  const passwordHash = await hashPassword(password);
  const token = ids.token();
  const codes = await inTransaction(db, async (tx) => {
    const invitation = await useInvitation(tx, tokenHash, now);
    if (invitation === undefined) refuse('invitation_invalid');
    if (invitation.invited_by === null) await requireNoOwner(tx);
    const { email, totp_secret } = invitation;
    const typed = code.replace(/\s/g, '');
    const step = stepOfCode(sealer.open(totp_secret, sealedFor(email)), typed, now);
    if (step === undefined) refuse('second_factor_wrong');
    const known = await findOperatorByEmail(tx, email);
    const { name, role } = known?.disabled_at === null ? known : invitation;
    const id = await upsertOperator(tx, {
      id: ids.uuid(),
      email,
      name,
      role,
      password_hash: passwordHash,
      totp_secret,
      created_at: now,
    });
    if (invitation.invited_by === null) await closeNewShop(tx, { operatorId: id, at: now });
    await useOperatorStep(tx, id, step);
    await deleteOperatorSessionsOf(tx, id);
    await deleteChat(tx, id);
    const operator = await getTeamMemberRow(tx, id);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'team.accept_invitation',
      subject: `operator:${id}`,
      after: { email, name, role },
      request: from,
    });
    await createOperatorSession(tx, platform, { operator, token, from });
    return issueRecoveryCodes(tx, id);
  });
  return { token, recovery_codes: codes };
}

/** The invitation of the first owner has no effect once the shop has one. Deleting the links lets only one owner in. */
async function requireNoOwner(tx: Executor): Promise<void> {
  if (!(await deleteSetupLinks(tx))) refuse('invitation_invalid');
  if (await hasActiveOwner(tx)) refuse('invitation_invalid');
}
