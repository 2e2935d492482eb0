import type { Executor } from '../../../platform/platform.ts';
import type { ReceivedMoney } from '../gateways/provider.ts';

/**
 * The received money of a transfer. Undefined when the payment was closed unpaid, because the money was returned then.
 */
export async function findReceivedMoney(
  db: Executor,
  paymentId: string,
): Promise<ReceivedMoney | undefined> {
  const row = await db
    .selectFrom('transfer_confirmations')
    .innerJoin('payments', 'payments.id', 'transfer_confirmations.payment_id')
    .select(['transfer_confirmations.received_minor', 'transfer_confirmations.currency'])
    .where('transfer_confirmations.payment_id', '=', paymentId)
    .where('transfer_confirmations.settled_at', 'is not', null)
    .where('payments.state', 'not in', ['pending', 'expired', 'canceled', 'failed'])
    .executeTakeFirst();
  return row && { receivedMinor: row.received_minor, currency: row.currency };
}
