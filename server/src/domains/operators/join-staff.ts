import { PASSWORD_MAX, PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type {
  acceptInvitation as acceptContract,
  readInvitation as readContract,
} from '@sesame/contract/operator-staff.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashPassword, isCommonPassword, otpauthUrl, stepOfCode } from '../users/index.ts';
import { openOperatorSession } from './log-in-operator.ts';
import {
  deleteOperatorSessionsOf,
  findOperatorByEmail,
  putOperator,
  useOperatorStep,
} from './operators.store.ts';
import { sealedFor } from './put-operator.ts';
import { recordAct } from './record-act.ts';
import { findInvitation, getStaffRow, takeInvitation } from './staff.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'sealer'>;

/** What the page of an invitation shows; whoever has the link is the one it was mailed to. */
export async function readInvitation(
  { db, clock, config, sealer }: Needs,
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
 * Makes whoever was invited an operator and signs them in. Somebody who works here already keeps name and role: the link
 * renews password and app alone, and ends every older session.
 */
export async function acceptInvitation(
  platform: Needs,
  { token: invitationToken, password, code }: BodyOf<typeof acceptContract>,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<AnswerOf<typeof acceptContract>> {
  const { db, clock, ids, sealer } = platform;
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) refuse('password_short');
  if (await isCommonPassword(password)) refuse('password_common');
  const now = clock.now();
  const tokenHash = sha256(invitationToken);
  // Looked at before the hash of the password is worth its price.
  if ((await findInvitation(db, tokenHash, now)) === undefined) refuse('invitation_invalid');
  const passwordHash = await hashPassword(password);
  const token = ids.token();
  await inTransaction(db, async (tx) => {
    const invitation = await takeInvitation(tx, tokenHash, now);
    if (invitation === undefined) refuse('invitation_invalid');
    const { email, totp_secret } = invitation;
    const typed = code.replace(/\s/g, '');
    const step = stepOfCode(sealer.open(totp_secret, sealedFor(email)), typed, now);
    if (step === undefined) refuse('second_factor_wrong');
    const known = await findOperatorByEmail(tx, email);
    const { name, role } = known?.disabled_at === null ? known : invitation;
    const id = await putOperator(tx, {
      id: ids.uuid(),
      email,
      name,
      role,
      password_hash: passwordHash,
      totp_secret,
      created_at: now,
    });
    await useOperatorStep(tx, id, step);
    await deleteOperatorSessionsOf(tx, id);
    const operator = await getStaffRow(tx, id);
    await recordAct(tx, platform, {
      operator,
      action: 'staff.join',
      subject: `operator:${id}`,
      after: { email, name, role },
      request: from,
    });
    await openOperatorSession(tx, platform, { operator, token, from });
  });
  return { token };
}
