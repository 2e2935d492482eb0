import type { Executor, Platform } from '../../../platform/platform.ts';
import { keepAccess } from '../../access/index.ts';
import type { DecidedRenewal } from '../load-renewal.ts';
import { declineOf, graceUntilOf } from '../next-step.rules.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import { changeRenewal } from '../renewals.store.ts';

/** Leaves a locked renewal to its buyer, who can pay it as an order or choose another method. */
export async function requestBuyerAction(
  tx: Executor,
  platform: Platform,
  { row, view }: DecidedRenewal,
  why: 'method_dead' | 'declined',
): Promise<void> {
  const now = platform.clock.now();
  await changeRenewal(tx, row.id, { state: 'needs_buyer', next_at: now });
  if (row.ends_at > now) {
    await keepAccess(tx, { subscriptionId: row.subscription_id, until: graceUntilOf(view) });
  }
  const news =
    why === 'declined'
      ? ({ kind: 'last_try', decline: declineOf(view.ended) } as const)
      : ({ kind: why } as const);
  await notifyRenewal(tx, platform, row, news);
}
