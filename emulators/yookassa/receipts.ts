import { randomUUID } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { refusal } from './errors.ts';
import { money, type YookassaPayment } from './payment.ts';
import { requireReceipt } from './require-receipt.ts';
import { minorOf, type ReceiptBody } from './wire.ts';

const STORAGE_NUMBER = '9288000100115785';
const PREPAYMENTS: readonly string[] = ['full_prepayment', 'partial_prepayment', 'advance'];

/** A receipt as the API answers it: those of payments and refunds, and those sent by `POST /v3/receipts`. */
export interface ReceiptView {
  readonly id: string;
  readonly type: 'payment' | 'refund';
  readonly payment_id?: string;
  readonly refund_id?: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

/** Newest first. `status` replaces the status of every receipt, unless it is empty. */
export function receiptsOf(payment: YookassaPayment, status: string): ReceiptView[] {
  const { receipt, refunds, sentReceipts, id, madeAt } = payment;
  if (receipt === undefined || payment.capturedCurrency === null) return [];
  const own = view({ id: `rt-${id}`, type: 'payment', payment_id: id }, receipt.items, {
    settlements: [cashless(payment.capturedMinor)],
    status,
    madeAt,
  });
  const ofRefunds = refunds
    .filter(({ state }) => state === 'succeeded')
    .map(({ id: refund, amountMinor }) => {
      const link = { id: `rt-${refund}`, type: 'refund', refund_id: refund } as const;
      const items = receipt.items.map((item) => ({ ...item, amount: money(amountMinor, 'RUB') }));
      return view(link, items, { settlements: [cashless(amountMinor)], status, madeAt });
    });
  const sent = sentReceipts.map((one) => viewOfSent(one, { status, madeAt }));
  return [own, ...ofRefunds, ...sent].reverse();
}

function viewOfSent(
  { id, body }: YookassaPayment['sentReceipts'][number],
  shown: { status: string; madeAt: Date },
): ReceiptView {
  const { type, payment_id: payment = '', refund_id: refund = '', items, settlements } = body;
  const about = type === 'payment' ? { payment_id: payment } : { refund_id: refund };
  return view({ id, type, ...about }, items, { settlements, ...shown });
}

function view(
  link: Pick<ReceiptView, 'id' | 'type' | 'payment_id' | 'refund_id'>,
  items: readonly object[],
  { settlements, status, madeAt }: { settlements: readonly object[]; status: string; madeAt: Date },
): ReceiptView {
  const isRegistered = status === '' || status === 'succeeded';
  return {
    ...link,
    status: status || 'succeeded',
    items,
    settlements,
    ...(isRegistered && {
      fiscal_document_number: `${Number.parseInt(link.id.slice(3, 9), 16)}`,
      fiscal_storage_number: STORAGE_NUMBER,
      fiscal_attribute: `${Number.parseInt(link.id.slice(3, 11), 16)}`,
      registered_at: madeAt.toISOString(),
      fiscal_provider_id: link.id.slice(3),
    }),
  };
}

/**
 * Sends a receipt for a payment or a refund: an offset of a prepayment, or one that is sent again because its
 * registration failed.
 */
export function sendReceipt(emulator: Emulator<YookassaPayment>, body: ReceiptBody): ReceiptView {
  const payment = emulator.payments
    .list(Number.MAX_SAFE_INTEGER)
    .find(({ id, refunds }) =>
      body.type === 'payment'
        ? id === body.payment_id
        : refunds.some((refund) => refund.id === body.refund_id),
    );
  const parameter = body.type === 'payment' ? 'payment_id' : 'refund_id';
  if (payment?.capturedCurrency == null) throw refusal(400, 'No such payment or refund', parameter);
  const sum = body.settlements.reduce((total, { amount }) => total + minorOf(amount), 0);
  requireReceipt(body, sum);
  const status = emulator.switchOf('receiptRegistration');
  if (body.settlements.some(({ type }) => type === 'prepayment')) requirePrepayment(payment, sum);
  const sent = { id: `rt-${randomUUID()}`, body };
  emulator.payments.put({ ...payment, sentReceipts: [...payment.sentReceipts, sent] });
  return viewOfSent(sent, { status, madeAt: payment.madeAt });
}

/** The prepayment that is offset must have been paid, not returned, and not offset before. */
function requirePrepayment(payment: YookassaPayment, sum: number) {
  const isPrepaid = payment.receipt?.items.every(({ payment_mode: mode }) =>
    PREPAYMENTS.includes(mode),
  );
  if (!isPrepaid) throw refusal(400, 'The payment was no prepayment', 'settlements');
  const offset = payment.sentReceipts
    .flatMap(({ body }) => body.settlements)
    .filter(({ type }) => type === 'prepayment')
    .reduce((total, { amount }) => total + minorOf(amount), 0);
  if (offset + sum > payment.capturedMinor - payment.refundedMinor) {
    throw refusal(400, 'More than was paid ahead', 'settlements');
  }
}

function cashless(minor: number) {
  return { type: 'cashless', amount: money(minor, 'RUB') };
}
