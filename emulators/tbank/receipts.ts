import type { Emulator } from '../kit/emulator.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import { sumLeft, type TbankPayment, type TillReceipt, terminalOf } from './payment.ts';
import { signToken, type Terminal } from './token.ts';

/** Positions of the switch `receipts`: when the cash register registers them. */
export const RECEIPT_POSITIONS = ['at once', 'late', 'fail'] as const;

const STORAGE_NUMBER = '9960440300052390';
const SHIFT = 7;
let documents = 1_000;

type Context = { emulator: Emulator<TbankPayment>; terminal: Terminal };

/** The receipts that a change makes: of the payment, or of what went back. */
export function newReceipts(after: TbankPayment, before: TbankPayment): TillReceipt[] {
  const { receipt } = after;
  if (receipt === undefined) return [];
  if (before.capturedMinor === 0 && after.capturedMinor > 0) {
    return [{ type: 'Income', amountMinor: after.capturedMinor, receipt }];
  }
  const amountMinor = sumLeft(before) - sumLeft(after);
  return before.capturedMinor > 0 && amountMinor > 0
    ? [{ type: 'IncomeReturn', amountMinor, receipt }]
    : [];
}

/** Registers receipts, or leaves them to `registerWaiting` while the switch says `late`. */
export function register(
  payment: TbankPayment,
  receipts: readonly TillReceipt[],
  { emulator, terminal }: Context,
): Webhook[] {
  if (receipts.length === 0) return [];
  if (emulator.switchOf('receipts') === 'late') {
    const stored = emulator.payments.find(payment.id) ?? payment;
    emulator.payments.put({ ...stored, unregistered: [...stored.unregistered, ...receipts] });
    return [];
  }
  const isRegistered = emulator.switchOf('receipts') !== 'fail';
  return receipts.map((receipt) =>
    receiptWebhook(payment, receipt, { emulator, terminal, isRegistered }),
  );
}

/** Registers what was left waiting, once the switch no longer says `late`. */
export function registerWaiting(payment: TbankPayment, context: Context): void {
  const { emulator } = context;
  if (payment.unregistered.length === 0 || emulator.switchOf('receipts') === 'late') return;
  emulator.payments.put({ ...payment, unregistered: [] });
  emulator.webhooks.send(...register(payment, payment.unregistered, context));
}

function receiptWebhook(
  payment: TbankPayment,
  { type, amountMinor, receipt }: TillReceipt,
  { emulator, terminal, isRegistered }: Context & { isRegistered: boolean },
): Webhook {
  documents += 1;
  const number = documents;
  return {
    paymentId: payment.id,
    type: 'RECEIPT',
    build({ badSignature }) {
      const url = payment.notificationUrl ?? emulator.webhookUrl();
      if (url === undefined) return undefined;
      const page = `${emulator.publicUrl()}/receipts/${number}`;
      const fields = {
        TerminalKey: terminalOf(payment, terminal.key),
        OrderId: payment.orderId,
        Success: isRegistered,
        Status: 'RECEIPT',
        PaymentId: payment.id,
        ErrorCode: isRegistered ? '0' : '9999',
        ...(!isRegistered && { ErrorMessage: 'Касса не ответила' }),
        Amount: amountMinor,
        ...(isRegistered && {
          FiscalNumber: number - 1_000,
          ShiftNumber: SHIFT,
          ReceiptDatetime: emulator.now().toISOString(),
          FnNumber: STORAGE_NUMBER,
          EcrRegNumber: '0000000001002292',
          FiscalDocumentNumber: number,
          FiscalDocumentAttribute: 2_000_000_000 + number,
          Ofd: 'Эмулятор ОФД',
          Url: page,
          QrCodeUrl: `${page}?qr=1`,
          CalculationPlace: 'sesame.example',
        }),
        Receipt: receipt,
        Type: type,
      };
      const password = badSignature ? `not ${terminal.password}` : terminal.password;
      const message = { ...fields, Token: signToken(fields, password) };
      return {
        url,
        body: JSON.stringify(message).replace(/"PaymentId":"(\d+)"/, '"PaymentId":$1'),
        headers: { 'content-type': 'application/json' },
      };
    },
  };
}
