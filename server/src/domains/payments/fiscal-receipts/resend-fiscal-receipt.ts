import type { resendFiscalReceipt as route } from '@sesame/contract/console/payments/fiscal-receipts.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { lockPayment } from '../records/payments.store.ts';
import { isResendable } from './fiscal-receipts.rules.ts';
import { changeFiscalReceipt, findFiscalReceipt } from './fiscal-receipts.store.ts';
import { readFiscalReceipts } from './read-fiscal-receipts.ts';
import { updateReceiptAlerts } from './record-fiscal-receipts.ts';
import { sendFiscalReceiptQueue } from './send-fiscal-receipt-queue.ts';

/**
 * Sends a fiscal receipt again that failed or that the gateway never confirmed. Only ordered here; a job sends it.
 * @returns the receipts of the payment
 */
export function resendFiscalReceipt(
  platform: TransactionalPlatform,
  input: Actor & {
    readonly paymentId: string;
    readonly receiptId: string;
    readonly reason: string;
  },
): Promise<AnswerOf<typeof route>> {
  const { paymentId, receiptId, operator, reason, request } = input;
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const receipt = await findFiscalReceipt(tx, receiptId);
    if (payment === undefined || receipt?.payment_id !== paymentId) refuse('not_found');
    const sends = capabilitiesOf(payment.provider)?.receipts ?? [];
    if (!isResendable(receipt, { sends, now: at })) refuse('fiscal_receipt_not_resendable');
    await changeFiscalReceipt(tx, receiptId, {
      state: 'waiting',
      failure: null,
      sends: receipt.sends + 1,
      to_send: true,
      waiting_since: at,
      // What is left may have changed since.
      ...(receipt.kind === 'closing' && { amount_minor: null }),
    });
    await platform.jobs.enqueue(tx, sendFiscalReceiptQueue, { receipt: receiptId });
    await updateReceiptAlerts(tx, payment, at);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'payments.send_receipt',
      subject: `payment:${paymentId}`,
      before: { state: receipt.state, failure: receipt.failure },
      after: { receipt: receiptId, kind: receipt.kind },
      reason,
      request,
    });
    return readFiscalReceipts(tx, payment, at);
  });
}
