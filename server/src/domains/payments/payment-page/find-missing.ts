import type { Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findHeldReport } from './coin-payments.store.ts';
import { missingOf } from './missing.rules.ts';

/** What a held payment misses by the report with which it was held, in cents; null when nothing can be added. */
export async function findMissing(
  { db }: Pick<Platform, 'db'>,
  payment: Pick<PaymentRow, 'id' | 'state' | 'review_reason' | 'charge_minor'>,
): Promise<number | null> {
  const held = {
    state: payment.state,
    reviewReason: payment.review_reason,
    chargeMinor: payment.charge_minor,
  };
  if (held.state !== 'review') return null;
  const report = await findHeldReport(db, payment.id);
  const captured = report?.capturedMinor;
  if (typeof captured !== 'number') return null;
  return missingOf(held, { capturedMinor: captured, needsReview: report?.needsReview === true });
}
