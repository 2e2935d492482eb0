import type { Executor, Platform } from '../../../platform/platform.ts';
import { quoteRenewal } from '../../payments/index.ts';
import { AHEAD_DAYS, chargeAt } from '../calendar.rules.ts';
import type { RenewalView } from '../next-step.rules.ts';
import type { LoadedRenewal } from '../renewals.store.ts';
import { aheadDays } from './ahead-days.rules.ts';
import { findLastCharge } from './last-charge.store.ts';

interface Planned {
  readonly row: LoadedRenewal;
  readonly view: RenewalView;
}

/** How long before its charge the buyer of a renewal has to be notified of the total that it has now. */
export async function readAheadDays(
  db: Executor,
  platform: Pick<Platform, 'clock' | 'config'>,
  planned: Planned,
): Promise<number> {
  const { row } = planned;
  const quote = await quoteRenewal(db, platform, {
    gateway: row.gateway,
    priceId: row.price_id,
    durationCount: row.duration_count,
    durationUnit: row.duration_unit,
  });
  // Nothing is charged then, unless it is sold again by the usual notification.
  if (typeof quote === 'string') return AHEAD_DAYS;
  return aheadDaysOf(db, planned, quote.lines.totalCents);
}

/** The same for a total. */
export async function aheadDaysOf(
  db: Executor,
  { row, view }: Planned,
  totalCents: number,
): Promise<number> {
  return aheadDays({
    ...{ totalCents, term: view.term, chargeAt: chargeAt(view) },
    ...{ consentedAt: row.consented_at, ceilingCents: row.ceiling_cents },
    last: (await findLastCharge(db, row)) ?? null,
  });
}
