import { closeAlerts } from '../../../../platform/alerts.store.ts';
import type { Executor } from '../../../../platform/platform.ts';
import { changeRefund } from './refunds.store.ts';

/** Ends a requested refund whose money is booked. */
export async function finishRefund(tx: Executor, id: string, at: Date): Promise<void> {
  await changeRefund(tx, id, { state: 'succeeded', try_at: null, changed_at: at });
  await closeAlerts(tx, { kinds: ['refund_stuck'], subjects: [`refund:${id}`], at });
}
