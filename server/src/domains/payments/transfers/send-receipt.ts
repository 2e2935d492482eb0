import { TRANSFER_RECEIPT_S } from '@sesame/contract/limits.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { drawDocument } from '../../../platform/draw-document.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { changePayment } from '../payments.store.ts';
import { findReceipts, insertReceipt, markReceiptKept } from './receipts.store.ts';
import { receiptsLeft } from './transfers.rules.ts';
import { lockOwnTransfer } from './transfers.store.ts';

type Needs = Pick<Platform, 'clock' | 'db' | 'ids' | 'storage' | 'failpoint'>;

export interface SentReceipt {
  readonly userId: string;
  readonly paymentId: string;
  readonly bytes: Buffer;
}

const ENDINGS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/**
 * Keeps the receipt of an own transfer for an operator to look at. From then on the payment waits for that decision and
 * not for its end. The row is written before the file and counts after it: a crash between them leaves a row that
 * `removeReceipts` finds.
 */
export async function sendReceipt(platform: Needs, receipt: SentReceipt): Promise<void> {
  const { clock, db, ids, storage } = platform;
  // Before any file is decoded: whose transfer it is, and whether it waits for one.
  await inTransaction(db, (tx) => requireRoom(tx, platform, receipt));
  const { bytes, type } = await drawDocument(receipt.bytes);
  const id = ids.uuid();
  const random = Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32);
  const file = `receipt-${random}.${ENDINGS[type]}`;
  await insertReceipt(db, {
    id,
    payment_id: receipt.paymentId,
    file,
    content_type: type,
    bytes: bytes.length,
    created_at: clock.now(),
    kept_at: null,
    decision: null,
    decided_at: null,
    decided_by: null,
    decision_reason: null,
  });
  await storage.put(file, bytes, type).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  await platform.failpoint('receipt_stored');
  try {
    await inTransaction(db, (tx) => waitForDecision(tx, platform, receipt, id));
  } catch (error) {
    if (violatedConstraint(error) === 'transfer_receipts_one_open') refuse('receipt_waiting');
    throw error;
  }
}

async function waitForDecision(
  tx: Executor,
  platform: Needs,
  receipt: SentReceipt,
  id: string,
): Promise<void> {
  const payment = await requireRoom(tx, platform, receipt);
  const at = platform.clock.now();
  await markReceiptKept(tx, id, at);
  const until = new Date(at.getTime() + TRANSFER_RECEIPT_S * 1_000);
  await changePayment(
    tx,
    payment.id,
    { expires_at: payment.state === 'pending' ? until : payment.expires_at },
    { kind: 'receipt_sent', detail: { receipt: id }, at },
  );
}

/** The transfer, locked, with room for one more receipt. */
async function requireRoom(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { userId, paymentId }: SentReceipt,
) {
  const payment = await lockOwnTransfer(tx, userId, paymentId);
  if (payment === undefined) refuse('not_found');
  const receipts = await findReceipts(tx, paymentId);
  const [last] = receipts;
  if (last?.decision === null) refuse('receipt_waiting');
  const dates = { createdAt: payment.created_at, expiresAt: payment.expires_at };
  const counted = { sent: receipts.length, last: last?.decision ?? null };
  const left = receiptsLeft({ state: payment.state, ...dates }, counted, clock.now());
  if (left > 0) return payment;
  // With none sent yet there would be room, if the transfer took any.
  const takesAny =
    receiptsLeft({ state: payment.state, ...dates }, { ...counted, sent: 0 }, clock.now()) > 0;
  refuse(takesAny ? 'receipts_used_up' : 'transfer_moved');
}
