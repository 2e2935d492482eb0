import { TRANSFER_CHECK_S } from '@sesame/contract/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../alerts.store.ts';
import { findUnchecked } from './receipts.store.ts';

/** Buyers wait for people here, so it is told when nobody comes. */
export async function alertUncheckedReceipts({
  clock,
  db,
}: Pick<Platform, 'clock' | 'db'>): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - TRANSFER_CHECK_S * 1_000);
  for (const { payment_id: subject, kept_at } of await findUnchecked(db, before)) {
    await raiseAlert(db, { kind: 'receipt_unchecked', subject, detail: { since: kept_at }, at });
  }
}
