import { DELIVERY_ALERT_S } from '@sesame/contract/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { raiseAlert } from './alerts.store.ts';
import { findStuckNotices } from './inbox.store.ts';
import { findPaidWithoutAccess } from './payments.store.ts';

/** Tells an operator of money that has moved for a quarter of an hour without anything following from it. */
export async function alertStuckMoney(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = platform.clock.now();
  const before = new Date(at.getTime() - DELIVERY_ALERT_S * 1_000);
  for (const notice of await findStuckNotices(platform.db, before)) {
    await raiseAlert(platform.db, {
      kind: 'notice_stuck',
      subject: `notice:${notice.id}`,
      detail: {
        provider: notice.provider,
        attempts: notice.attempts,
        last_error: notice.last_error,
      },
      at,
    });
  }
  for (const paymentId of await findPaidWithoutAccess(platform.db, before)) {
    await raiseAlert(platform.db, { kind: 'paid_without_access', subject: paymentId, at });
  }
}
