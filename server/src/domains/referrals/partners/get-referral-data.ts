import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSoldServices } from '../../catalogue/index.ts';
import { findBalances, withheldCents } from '../../ledger/index.ts';
import { findUser } from '../../users/index.ts';
import { addressWait } from '../payouts/payouts.rules.ts';
import { currentRules } from '../rules/referral-rules.store.ts';
import { countPartner, findPartner } from './partners.store.ts';

/** The referral link, the chosen mode and the figures of a partner; all amounts come from the journal. */
export async function getReferralData(
  { db, clock, publicUrl }: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  userId: string,
): Promise<ReferralData> {
  const [user, partner, rules, balances, counts, origins] = await Promise.all([
    findUser(db, userId),
    findPartner(db, userId),
    currentRules(db),
    findBalances(db, userId),
    countPartner(db, userId),
    listSoldServices(db),
  ]);
  // The account was erased after the session check.
  if (user === undefined || user.referral_code === null) refuse('not_found');
  const chosen = origins.filter(({ id }) => partner.serviceIds.includes(id));
  return {
    link: `${publicUrl()}/register?r=${user.referral_code}`,
    type: partner.mode,
    origins: chosen.map((service) => titleIn(user.language, service)),
    service_ids: chosen.map(({ id }) => id),
    all_services: origins,
    visits: counts.visits,
    registrations: counts.registrations,
    days_earned: counts.days,
    total_earnings: dollarsFromCents(balances.earned_cents),
    credited: dollarsFromCents(balances.credited_cents),
    paid_out: dollarsFromCents(balances.paid_out_cents),
    pending_payout: dollarsFromCents(balances.pending_cents + balances.in_payout_cents),
    available_for_payout_and_orders: dollarsFromCents(balances.available_cents),
    orders_only: dollarsFromCents(withheldCents(balances)),
    on_hold: dollarsFromCents(balances.pending_cents),
    in_payout: dollarsFromCents(balances.in_payout_cents),
    spent: dollarsFromCents(balances.spent_cents),
    reversed: dollarsFromCents(balances.reversed_cents),
    verified: partner.verified,
    rates: {
      deposit: percentFromHundredths(rules.deposit_percent),
      first_payment: percentFromHundredths(rules.first_payment_percent),
      verified: percentFromHundredths(rules.verified_percent),
      hold_days: rules.hold_days,
    },
    payout: {
      minimum: dollarsFromCents(rules.payout_min_cents),
      trc20_address: user.trc20_address,
      email_confirmed: user.email_confirmed_at !== null,
      has_password: user.password_hash !== null,
      wait_until: addressWait(user.trc20_changed_at, clock.now())?.toISOString() ?? null,
    },
  };
}
