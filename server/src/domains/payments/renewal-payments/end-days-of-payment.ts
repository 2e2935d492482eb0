import type { Executor } from '../../../platform/platform.ts';
import { endUnusedDays } from '../../access/index.ts';
import { savePeriods } from '../records/save-periods.ts';

/** Ends unused days that a payment has bought, at once, and updates the periods of the payments concerned. */
export async function endDaysOfPayment(
  tx: Executor,
  ended: { readonly paymentId: string; readonly days: number; readonly at: Date },
): Promise<void> {
  await savePeriods(tx, await endUnusedDays(tx, ended));
}
