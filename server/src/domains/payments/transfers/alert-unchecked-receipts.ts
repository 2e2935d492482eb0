import type { Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../alerts.store.ts';
import { findUnchecked } from './receipts.store.ts';

/** Buyers wait for people here, so it is told when nobody comes. */
export async function alertUncheckedReceipts({
  clock,
  config,
  db,
}: Pick<Platform, 'clock' | 'config' | 'db'>): Promise<void> {
  const at = clock.now();
  const { receipt_alert_hours: hours } = config.shop().limits;
  const before = new Date(at.getTime() - hours * 3_600_000);
  for (const { payment_id: subject, kept_at } of await findUnchecked(db, before)) {
    await raiseAlert(db, { kind: 'receipt_unchecked', subject, detail: { since: kept_at }, at });
  }
}
