import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OperatorSession } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endImpersonationsBy } from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { deleteOperatorSession } from '../operators.store.ts';

/** Ends the session of this token and all impersonations by the operator. Takes effect on all processes at once. */
export async function signOutOperator(
  platform: Pick<Platform, 'db' | 'clock'>,
  operator: OperatorSession,
  request: { readonly ip: string },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await deleteOperatorSession(tx, operator.tokenHash);
    await endImpersonationsBy(tx, operator.id);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'session.end',
      subject: `operator:${operator.id}`,
      request,
    });
  });
}
