import type { Executor, Platform } from '../../../platform/platform.ts';
import { grantAccess } from '../../access/index.ts';
import { findCheapestPlans } from '../../catalogue/index.ts';
import { lockBalances, moveMoney } from '../../ledger/index.ts';
import { findContact } from '../../users/index.ts';
import { daysFor } from './commissions.rules.ts';
import { type CommissionRow, insertEarnedDays } from './commissions.store.ts';

/**
 * Converts available value into access: an equal share for each service chosen at the purchase, in whole days at the
 * daily price of its cheapest plan. The remainder is kept for the next commission. The caller has locked the partner.
 */
export async function grantEarnedDays(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids' | 'jobs'>,
  commission: CommissionRow,
): Promise<void> {
  const { id, partner_id: partnerId, matured_count: maturedCount } = commission;
  if ((await findContact(tx, partnerId)) === undefined) return;
  const at = platform.clock.now();
  const plans = await findCheapestPlans(tx, commission.service_ids);
  let { days_available_cents: leftCents } = await lockBalances(tx, partnerId);
  for (const [index, plan] of plans.entries()) {
    const shareCents = Math.floor(leftCents / (plans.length - index));
    const { days, valueCents } = daysFor(shareCents, plan);
    if (days === 0) continue;
    const earnedDaysId = platform.ids.uuid();
    await insertEarnedDays(tx, {
      id: earnedDaysId,
      commission_id: id,
      matured_count: maturedCount,
      service_id: plan.serviceId,
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
      effect: `days:${maturedCount}:${plan.serviceId}`,
      partnerId,
      from: 'days_available',
      to: 'days_given',
      amountCents: valueCents,
      at,
    });
    leftCents -= valueCents;
  }
}
