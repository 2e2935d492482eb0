import type { Executor } from '../../../platform/platform.ts';
import type { ShiftedPeriod } from '../../access/index.ts';
import { setAccess } from './payments.store.ts';

/** Copies shifted access periods to their payments (`access_from`, `access_until`), but for gifts. */
export async function savePeriods(tx: Executor, shifted: readonly ShiftedPeriod[]): Promise<void> {
  for (const period of shifted) {
    await setAccess(tx, period.paymentId, period);
  }
}
