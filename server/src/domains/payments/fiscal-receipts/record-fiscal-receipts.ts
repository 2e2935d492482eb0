import { closeAlerts, raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import type { GatewayReceipt } from '../gateways/receipts.ts';
import type { GatewayReport } from '../gateways/report.ts';
import { findGiftOfPayment } from '../gifts/gifts.store.ts';
import { isSettled } from '../records/payments.rules.ts';
import { type PaymentRow, updatePayment } from '../records/payments.store.ts';
import { nextReceiptSync } from '../records/reconcile.rules.ts';
import { findReported, isLate, isNews, mergeFiscal } from './fiscal-receipts.rules.ts';
import {
  changeFiscalReceipt,
  type FiscalReceiptRow,
  findWaitingSince,
  insertFiscalReceipt,
  listFiscalReceipts,
} from './fiscal-receipts.store.ts';
import { sendFiscalReceiptQueue } from './send-fiscal-receipt-queue.ts';

/**
 * Stores what the gateway says about the fiscal receipts of a locked payment, and orders the receipt that closes a
 * prepayment once access is given: the row is unique, so it is sent once.
 */
export async function recordFiscalReceipts(
  tx: Executor,
  platform: Pick<TransactionalPlatform, 'clock' | 'ids' | 'jobs'>,
  payment: PaymentRow,
  { receipts = [], closesPrepayment = false }: Pick<GatewayReport, 'receipts' | 'closesPrepayment'>,
): Promise<PaymentRow> {
  if (!isSettled(payment.state) || receipts.length === 0) return payment;
  const at = platform.clock.now();
  for (const reported of receipts) await recordOne(tx, platform, payment, reported);
  const isOwed = payment.captured_minor > payment.returned_minor;
  if (closesPrepayment && isOwed && (await isGiven(tx, payment)))
    await orderClosing(tx, platform, payment, receipts);
  await updateReceiptAlerts(tx, payment, at);
  // Without this nothing would ask again: a paid payment is not synced.
  const since = await findWaitingSince(tx, payment.id);
  const next = nextReceiptSync(since ?? null, at);
  const isSooner = next !== undefined && (payment.sync_at === null || next < payment.sync_at);
  return isSooner ? updatePayment(tx, payment.id, { sync_at: next }) : payment;
}

/** Whether access was given: by the payment itself, or by its gift once that was claimed. */
async function isGiven(tx: Executor, payment: PaymentRow): Promise<boolean> {
  if (!payment.is_gift) return payment.access_until !== null;
  return (await findGiftOfPayment(tx, payment.id))?.claimed_as === 'access';
}

async function recordOne(
  tx: Executor,
  { clock, ids }: Pick<TransactionalPlatform, 'clock' | 'ids'>,
  payment: PaymentRow,
  reported: GatewayReceipt,
): Promise<void> {
  const at = clock.now();
  const row = findReported(await listFiscalReceipts(tx, payment.id), reported);
  if (row === undefined) {
    await insertFiscalReceipt(tx, {
      id: ids.uuid(),
      payment_id: payment.id,
      kind: reported.kind,
      refund: reported.kind === 'refund' ? (reported.refund ?? reported.reference ?? '') : '',
      source: reported.source,
      amount_minor: reported.amountMinor,
      ...columnsOf(reported),
      created_at: at,
      waiting_since: at,
    });
    return;
  }
  if (!isNews(row, reported)) return;
  await changeFiscalReceipt(tx, row.id, {
    ...columnsOf(reported, row),
    amount_minor: row.amount_minor ?? reported.amountMinor,
    to_send: false,
  });
}

/** The columns that a report or the answer to a sent receipt sets. */
export function columnsOf(
  { state, reference, failure, fiscal }: GatewayReceipt,
  known?: FiscalReceiptRow,
) {
  const merged = mergeFiscal(
    {
      storageNumber: known?.storage_number ?? null,
      documentNumber: known?.document_number ?? null,
      attribute: known?.attribute ?? null,
      registeredAt: known?.registered_at ?? null,
      url: known?.url ?? null,
    },
    fiscal,
  );
  return {
    state,
    reference: reference ?? known?.reference ?? null,
    failure: state === 'registered' ? null : failure,
    storage_number: merged.storageNumber,
    document_number: merged.documentNumber,
    attribute: merged.attribute,
    registered_at: merged.registeredAt,
    url: merged.url,
  };
}

async function orderClosing(
  tx: Executor,
  { clock, ids, jobs }: Pick<TransactionalPlatform, 'clock' | 'ids' | 'jobs'>,
  payment: PaymentRow,
  receipts: readonly GatewayReceipt[],
): Promise<void> {
  const at = clock.now();
  const [first] = receipts;
  const closing = await insertFiscalReceipt(tx, {
    id: ids.uuid(),
    payment_id: payment.id,
    kind: 'closing',
    state: 'waiting',
    source: first?.source ?? 'sync',
    // Set when it is sent: a part may be refunded before.
    amount_minor: null,
    sends: 1,
    to_send: true,
    created_at: at,
    waiting_since: at,
  });
  if (closing !== undefined)
    await jobs.enqueue(tx, sendFiscalReceiptQueue, { receipt: closing.id });
}

/** Raises the alerts about a payment's receipts, and closes those whose cause has ended. */
export async function updateReceiptAlerts(
  tx: Executor,
  { id: subject, provider }: PaymentRow,
  at: Date,
): Promise<void> {
  const rows = await listFiscalReceipts(tx, subject);
  const failed = rows.find(({ state }) => state === 'failed');
  if (failed === undefined) {
    await closeAlerts(tx, { kinds: ['fiscal_receipt_failed'], subjects: [subject], at });
  } else {
    const detail = { provider, message: failed.failure };
    await raiseAlert(tx, { kind: 'fiscal_receipt_failed', subject, detail, at });
  }
  if (rows.some((row) => isLate(row, at))) return;
  await closeAlerts(tx, { kinds: ['fiscal_receipt_late'], subjects: [subject], at });
}
