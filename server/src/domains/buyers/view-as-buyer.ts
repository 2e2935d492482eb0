import { isPermitted } from '@sesame/contract/permissions.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { lockUser, openViewing } from '../users/index.ts';

/** A look at the shop with a buyer's eyes. What they bought is shown to whoever may open the stock anyway. */
export function viewAsBuyer(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  { operator, request }: DoneBy & { readonly operator: Pick<Operator, 'id' | 'role'> },
): Promise<{ ticket: string }> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    const hidesSecrets = !isPermitted(operator.role, 'stock:reveal');
    const ticket = await openViewing(tx, platform, {
      userId: id,
      operatorId: operator.id,
      hidesSecrets,
    });
    await recordAct(tx, platform, {
      operator,
      request,
      action: 'users.view',
      subject: `user:${id}`,
      after: { links: hidesSecrets ? 'hidden' : 'shown' },
      reason,
    });
    return { ticket };
  });
}
