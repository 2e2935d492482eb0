import type { Executor } from '../../../platform/platform.ts';
import type { ShiftedPeriod } from '../../access/index.ts';
import { updatePayment } from './payments.store.ts';

/** Copies shifted access periods to their payments (`access_from`, `access_until`). */
export async function savePeriods(tx: Executor, shifted: readonly ShiftedPeriod[]): Promise<void> {
  for (const period of shifted) {
    await updatePayment(tx, period.paymentId, {
      access_from: period.from,
      access_until: period.until,
    });
  }
}
