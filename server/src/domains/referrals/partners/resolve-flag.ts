import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { changeCommission, lockCommission } from '../commissions/commissions.store.ts';
import { reverseCommission } from '../commissions/reverse-commission.ts';
import { listHeldCommissions, lockFlag, resolveFlag as store } from './flags.store.ts';

/** Resolves a flag for good: held commissions become pending again or are reversed. */
export async function resolveFlag(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  input: By & { flagId: string; verdict: 'cleared' | 'confirmed'; reason: string },
): Promise<void> {
  const { operator, request, flagId, verdict, reason } = input;
  await inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    const flag = await lockFlag(tx, flagId);
    if (flag === undefined) refuse('not_found');
    if (flag.verdict !== null) refuse('flag_resolved');
    await store(tx, flagId, verdict, at);
    const held = await listHeldCommissions(tx, flagId);
    for (const id of held) {
      const row = await lockCommission(tx, id);
      if (row?.state !== 'review') continue;
      if (verdict === 'confirmed') {
        const toCents = row.amount_cents;
        await reverseCommission(tx, platform, row, { toCents, reason: 'many_accounts', at });
        continue;
      }
      await changeCommission(tx, id, {
        state: 'pending',
        reason: row.reversed_cents > 0 ? 'refund' : null,
      });
    }
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'referrals.resolve_flag',
      subject: `referral_flag:${flagId}`,
      after: { verdict, commissions: held.length },
      reason,
      request,
    });
  });
}
