import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUnchecked } from './proofs.store.ts';

/** Raises an alert for proofs of payment that have waited too long for an operator. */
export async function alertUncheckedProofs({
  clock,
  config,
  db,
}: Pick<Platform, 'clock' | 'config' | 'db'>): Promise<void> {
  const at = clock.now();
  const { proof_alert_hours: hours } = config.shop().limits;
  const before = new Date(at.getTime() - hours * 3_600_000);
  for (const { payment_id: subject, stored_at } of await findUnchecked(db, before)) {
    await raiseAlert(db, { kind: 'proof_unchecked', subject, detail: { since: stored_at }, at });
  }
}
