import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { insertFiscalReceipt } from './fiscal-receipts.store.ts';

/** Stores the receipt of a refund that the gateway has made; only a webhook will say that it is registered. */
export async function awaitRefundReceipt(
  tx: Executor,
  { clock, ids }: Pick<TransactionalPlatform, 'clock' | 'ids'>,
  refund: { readonly id: string; readonly payment_id: string; readonly amount_minor: number },
): Promise<void> {
  const at = clock.now();
  await insertFiscalReceipt(tx, {
    id: ids.uuid(),
    payment_id: refund.payment_id,
    kind: 'refund',
    refund: refund.id,
    state: 'waiting',
    source: 'webhook',
    amount_minor: refund.amount_minor,
    created_at: at,
    waiting_since: at,
  });
}
