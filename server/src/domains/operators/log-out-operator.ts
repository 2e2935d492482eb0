import { inTransaction } from '../../platform/db/transaction.ts';
import type { OperatorSession } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { endViewingsBy } from '../users/index.ts';
import { deleteOperatorSession } from './operators.store.ts';
import { recordAct } from './record-act.ts';

/** Ends the session of this token, and what was opened of the shop by its owner, on every process at once. */
export async function logOutOperator(
  platform: Pick<Platform, 'db' | 'clock'>,
  operator: OperatorSession,
  request: { readonly ip: string },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await deleteOperatorSession(tx, operator.tokenHash);
    await endViewingsBy(tx, operator.id);
    await recordAct(tx, platform, {
      operator,
      action: 'session.end',
      subject: `operator:${operator.id}`,
      request,
    });
  });
}
