import type { Executor, Platform } from '../../../platform/platform.ts';
import { grantAccess } from '../../access/index.ts';
import { findCheapestPlans } from '../../catalogue/index.ts';
import { lockBalances, moveMoney } from '../../ledger/index.ts';
import { findContact } from '../../users/index.ts';
import { daysFor } from './commissions.rules.ts';
import { type CommissionRow, insertEarnedDays } from './commissions.store.ts';

/**
 * Turns what has become available as days into access: the same share for each origin that was chosen at the purchase,
 * whole days at the daily price of its cheapest plan. What is too little for a day stays for the next time. The
 * partner is locked.
 */
export async function giveDays(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  commission: CommissionRow,
): Promise<void> {
  const { id, partner_id: partnerId, matured } = commission;
  if ((await findContact(tx, partnerId)) === undefined) return;
  const at = platform.clock.now();
  const plans = await findCheapestPlans(tx, commission.origin_ids);
  let { days_available_cents: leftCents } = await lockBalances(tx, partnerId);
  for (const [index, plan] of plans.entries()) {
    const shareCents = Math.floor(leftCents / (plans.length - index));
    const { days, valueCents } = daysFor(shareCents, plan);
    if (days === 0) continue;
    const earnedDaysId = platform.ids.uuid();
    await insertEarnedDays(tx, {
      id: earnedDaysId,
      commission_id: id,
      matured,
      origin_id: plan.originId,
      product_id: plan.productId,
      partner_id: partnerId,
      days,
      value_cents: valueCents,
      created_at: at,
    });
    await grantAccess(tx, platform, {
      earnedDaysId,
      userId: partnerId,
      productId: plan.productId,
      durationCount: days,
      durationUnit: 'day',
      at,
    });
    await moveMoney(tx, platform, {
      kind: 'days',
      subject: `commission:${id}`,
      effect: `days:${matured}:${plan.originId}`,
      partnerId,
      from: 'days_available',
      to: 'days_given',
      amountCents: valueCents,
      at,
    });
    leftCents -= valueCents;
  }
}
