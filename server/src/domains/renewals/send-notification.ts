import type { Executor, Platform } from '../../platform/platform.ts';
import { keepAccess } from '../access/index.ts';
import { quoteRenewal } from '../payments/index.ts';
import { aheadDaysOf } from './ahead/read-ahead-days.ts';
import { closeRenewal } from './close-renewal.ts';
import type { DecidedRenewal } from './load-renewal.ts';
import { graceUntilOf } from './next-step.rules.ts';
import { notifyRenewal } from './notify-renewal.ts';
import { changeRenewal } from './renewals.store.ts';

/**
 * Notifies the buyer of the coming charge and freezes its total: that is what is charged, or less. A price above what
 * the buyer agreed to ends the agreement instead, and so does a product that is no longer sold.
 */
export async function sendNotification(
  tx: Executor,
  platform: Platform,
  decided: DecidedRenewal,
  { count, isSilent }: { readonly count: number; readonly isSilent: boolean },
): Promise<void> {
  const { row, view } = decided;
  const now = platform.clock.now();
  const quote = await quoteRenewal(tx, platform, {
    gateway: row.gateway,
    priceId: row.price_id,
    durationCount: row.duration_count,
    durationUnit: row.duration_unit,
  });
  if (quote === 'not_sold') {
    return closeRenewal(tx, platform, decided, { to: 'skipped', why: quote });
  }
  // The attempt is refused for the same reason, and then an operator is alerted.
  const lines = quote === 'method_off' ? undefined : quote.lines;
  if (lines !== undefined && lines.totalCents > row.ceiling_cents) {
    return closeRenewal(tx, platform, decided, { to: 'skipped', why: 'price_raised' });
  }
  if (row.ends_at > now) {
    await keepAccess(tx, { subscriptionId: row.subscription_id, until: graceUntilOf(view) });
  }
  const seen = {
    state: row.state === 'planned' ? 'notified' : row.state,
    notifications: count,
  } as const;
  if (isSilent || quote === 'method_off') {
    return changeRenewal(tx, row.id, { ...seen, next_at: now });
  }
  const isNotified = row.notified_at !== null && row.total_cents === quote.lines.totalCents;
  await changeRenewal(tx, row.id, {
    ...seen,
    total_cents: quote.lines.totalCents,
    charge_minor: quote.charge.charge_minor,
    charge_currency: quote.charge.charge_currency,
    ...(isNotified
      ? {}
      : { notified_at: now, ahead_days: await aheadDaysOf(tx, decided, quote.lines.totalCents) }),
    next_at: now,
  });
  await notifyRenewal(tx, platform, row, { kind: 'coming', quote, number: count });
}
