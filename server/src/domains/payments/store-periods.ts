import type { Executor } from '../../platform/platform.ts';
import type { ShiftedPeriod } from '../access/index.ts';
import { updatePayment } from './payments.store.ts';

/** Keeps on payments what their periods are now: a payment says itself until when its access runs. */
export async function storePeriods(tx: Executor, shifted: readonly ShiftedPeriod[]): Promise<void> {
  for (const period of shifted) {
    await updatePayment(tx, period.paymentId, {
      access_from: period.from,
      access_until: period.until,
    });
  }
}
