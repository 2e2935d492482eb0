import { isPermitted } from '@sesame/contract/console/permissions.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { lockUser, startImpersonation } from '../users/index.ts';

/**
 * Starts the impersonation of a buyer. Credentials are visible only if the operator may reveal the inventory anyway.
 */
export function impersonateBuyer(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  { operator, request }: Actor & { readonly operator: Pick<Operator, 'id' | 'role'> },
): Promise<{ ticket: string }> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    const hidesSecrets = !isPermitted(operator.role, 'inventory:reveal');
    const ticket = await startImpersonation(tx, platform, {
      userId: id,
      operatorId: operator.id,
      hidesSecrets,
    });
    await recordAuditEvent(tx, platform, {
      operator,
      request,
      action: 'users.impersonate',
      subject: `user:${id}`,
      after: { links: hidesSecrets ? 'hidden' : 'shown' },
      reason,
    });
    return { ticket };
  });
}
