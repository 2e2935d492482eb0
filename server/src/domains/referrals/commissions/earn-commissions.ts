import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { moveMoney } from '../../ledger/index.ts';
import { dayOf } from '../campaigns/visitors.rules.ts';
import { assessBuyer } from '../partners/assess-buyer.ts';
import { findPartnerOfBuyer } from '../partners/partners.store.ts';
import { currentRules } from '../rules/referral-rules.store.ts';
import { commissionCents, ratesFor } from './commissions.rules.ts';
import { addToDay, hasPaidBefore, insertCommission } from './commissions.store.ts';

export interface Purchase {
  readonly paymentId: string;
  readonly buyerId: string;
  /** External money without the fee of the payment method; with 0 there is no commission. */
  readonly baseCents: number;
  readonly at: Date;
}

/**
 * Books the commissions of a purchase for the buyer's inviter, in the settlement's transaction and with the current
 * rates, rules and mode. A database constraint allows one per payment and kind.
 */
export async function earnCommissions(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  { paymentId, buyerId, baseCents, at }: Purchase,
): Promise<void> {
  if (baseCents === 0) return;
  const partner = await findPartnerOfBuyer(tx, buyerId);
  if (partner === undefined) return;
  const rules = await currentRules(tx);
  const assessment = await assessBuyer(tx, platform, {
    id: buyerId,
    partnerId: partner.id,
    network: partner.network,
    accountsMax: rules.network_accounts_max,
  });
  if (assessment === 'refused') return;

  const first = !(await hasPaidBefore(tx, buyerId, paymentId));
  for (const { kind, ratePercent } of ratesFor(rules, { verified: partner.verified, first })) {
    const amountCents = commissionCents(baseCents, ratePercent);
    if (amountCents === 0) continue;
    const id = platform.ids.uuid();
    const inserted = await insertCommission(tx, {
      id,
      payment_id: paymentId,
      kind,
      partner_id: partner.id,
      buyer_id: buyerId,
      mode: partner.mode,
      service_ids: partner.mode === 'subs' ? [...partner.serviceIds] : [],
      rule_version: rules.version,
      rate_percent: ratePercent,
      base_cents: baseCents,
      amount_cents: amountCents,
      created_at: at,
      available_at: new Date(at.getTime() + rules.hold_days * DAY_MS),
      state: assessment === 'review' ? 'review' : 'pending',
      reason: assessment === 'review' ? 'many_accounts' : null,
    });
    if (!inserted) continue;
    const [from, to] =
      partner.mode === 'subs'
        ? (['days_earned', 'days_pending'] as const)
        : (['earned', 'pending'] as const);
    await moveMoney(tx, platform, {
      kind: 'commission',
      subject: `commission:${id}`,
      effect: 'earned',
      partnerId: partner.id,
      from,
      to,
      amountCents,
      at,
    });
    if (partner.mode === 'subs') continue;
    await addToDay(tx, { partnerId: partner.id, day: dayOf(at), kind, cents: amountCents });
  }
}
