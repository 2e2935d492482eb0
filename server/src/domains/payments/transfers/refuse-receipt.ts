import type { OperatorTransfer } from '@sesame/contract/operator-transfers.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { changePayment, lockPayment } from '../payments.store.ts';
import { getListedTransfer } from './list-transfers.ts';
import { decideReceipt, findReceipt } from './receipts.store.ts';
import { tellReceiptRefused } from './tell-receipt-refused.ts';
import { deleteWaitingConfirmation } from './transfers.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;

export interface RefuseInput {
  readonly receiptId: string;
  readonly reason: string;
  readonly by: DoneBy;
}

/** A receipt proves nothing: the buyer is told why, and an open payment gives them time for another one. */
export function refuseReceipt(
  platform: Needs,
  { receiptId, reason, by }: RefuseInput,
): Promise<OperatorTransfer> {
  return inTransaction(platform.db, async (tx) => {
    const receipt = await findReceipt(tx, receiptId);
    if (receipt === undefined) refuse('not_found');
    // Payments are locked before what hangs on them, as everywhere.
    const payment = await lockPayment(tx, receipt.payment_id);
    if (payment === undefined) refuse('not_found');
    const at = platform.clock.now();
    const decided = await decideReceipt(tx, payment.id, {
      decision: 'refused',
      reason,
      operatorId: by.operator.id,
      at,
    });
    // The one that waits may be a later one than that which was looked at.
    if (decided?.id !== receiptId) refuse('transfer_moved');
    await deleteWaitingConfirmation(tx, payment.id);
    const { transfer_hours: hours } = platform.config.shop().limits;
    const until = new Date(at.getTime() + hours * 3_600_000);
    const changed = await changePayment(
      tx,
      payment.id,
      { expires_at: payment.state === 'pending' ? until : payment.expires_at },
      { kind: 'receipt_refused', detail: { receipt: receiptId, reason }, at },
    );
    await tellReceiptRefused(tx, platform, changed, decided);
    await recordAct(tx, platform, {
      ...by,
      action: 'transfers.refuse',
      subject: `payment:${payment.id}`,
      after: { receipt: receiptId },
      reason,
    });
    return getListedTransfer(tx, payment.id);
  });
}
