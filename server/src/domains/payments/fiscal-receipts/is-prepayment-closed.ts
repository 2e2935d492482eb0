import type { Executor } from '../../../platform/platform.ts';
import { listFiscalReceipts } from './fiscal-receipts.store.ts';

/**
 * Whether a receipt had closed the prepayment of a payment before `before`; then a refund returns a full payment. Asked
 * with the time of the refund, so that a repeated request to the gateway says the same.
 */
export async function isPrepaymentClosed(
  db: Executor,
  paymentId: string,
  before: Date,
): Promise<boolean> {
  const rows = await listFiscalReceipts(db, paymentId);
  return rows.some(
    ({ kind, state, created_at: at }) =>
      kind === 'closing' && at < before && (state === 'waiting' || state === 'registered'),
  );
}
