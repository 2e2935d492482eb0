import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lateBefore } from './fiscal-receipts.rules.ts';
import { findLateReceipts } from './fiscal-receipts.store.ts';

/** Raises an alert for payments whose fiscal receipt waits too long; it closes when the receipt is registered. */
export async function alertLateReceipts({
  clock,
  db,
}: Pick<Platform, 'clock' | 'db'>): Promise<void> {
  const at = clock.now();
  for (const subject of await findLateReceipts(db, lateBefore(at))) {
    await raiseAlert(db, { kind: 'fiscal_receipt_late', subject, at });
  }
}
