import { PASSWORD_MAX, PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OperatorSession } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashPassword, isCommonPassword } from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { changeOperator, deleteOtherSessions } from '../operators.store.ts';

type By = { readonly operator: OperatorSession; readonly request: { readonly ip: string } };

/** Changes the operator's name; nothing is recorded when it is the same. */
export async function renameOwnOperator(
  platform: Pick<Platform, 'db' | 'clock'>,
  name: string,
  { operator, request }: By,
): Promise<Record<string, never>> {
  if (name === operator.name) return {};
  await inTransaction(platform.db, async (tx) => {
    await changeOperator(tx, operator.id, { name });
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'session.rename',
      subject: `operator:${operator.id}`,
      before: { name: operator.name },
      after: { name },
      request,
    });
  });
  return {};
}

/**
 * Changes the operator's password and ends their other sessions, in which someone who knew the old one may be signed in.
 * Refuses `password_short` and `password_common`.
 */
export async function changeOwnPassword(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  password: string,
  { operator, request }: By,
): Promise<Record<string, never>> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) refuse('password_short');
  if (await isCommonPassword(platform, password)) refuse('password_common');
  const hash = await hashPassword(password);
  await inTransaction(platform.db, async (tx) => {
    await changeOperator(tx, operator.id, { password_hash: hash });
    const ended = await deleteOtherSessions(tx, operator.id, operator.tokenHash);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'session.change_password',
      subject: `operator:${operator.id}`,
      after: { ended },
      request,
    });
  });
  return {};
}
