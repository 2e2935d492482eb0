import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { getReferralStatistics as route } from '@sesame/contract/shop/referrals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayOf } from '../campaigns/visitors.rules.ts';
import { readPartnerDays } from './partners.store.ts';

/** The last `days` days, including today. */
export async function getReferralStatistics(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  days: number,
): Promise<AnswerOf<typeof route>> {
  const now = clock.now();
  const from = dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));
  const series = await readPartnerDays(db, userId, { from, to: dayOf(now) });
  return series.map((one) => ({
    day: one.day,
    visits: one.visits,
    registrations: one.registrations,
    deposits: dollarsFromCents(one.deposit_cents),
    first_payments: dollarsFromCents(one.first_payment_cents),
  }));
}
