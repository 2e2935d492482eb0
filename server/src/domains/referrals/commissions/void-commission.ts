import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { lockCommission } from './commissions.store.ts';
import { reverseCommission } from './reverse-commission.ts';

/** Reverses the rest of a commission by decision of an operator. */
export async function voidCommission(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  input: By & { commissionId: string; reason: string },
): Promise<void> {
  const { operator, request, commissionId, reason } = input;
  await inTransaction(platform.db, async (tx) => {
    const row = await lockCommission(tx, commissionId);
    if (row === undefined) refuse('not_found');
    await reverseCommission(tx, platform, row, {
      toCents: row.amount_cents,
      reason: 'operator',
      at: platform.clock.now(),
    });
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'referrals.void',
      subject: `commission:${row.id}`,
      before: { state: row.state, reversed_cents: row.reversed_cents },
      after: { state: 'reversed', reversed_cents: row.amount_cents },
      reason,
      request,
    });
  });
}
