import type { FastifyInstance } from 'fastify';
import type { Emulator } from '../kit/emulator.ts';
import { calls, type Method } from './calls.ts';
import { refusal } from './errors.ts';
import { statusOf, sumLeft, type TbankPayment } from './payment.ts';
import { register } from './receipts.ts';
import { totalOf } from './require-receipt.ts';
import type { Terminal } from './token.ts';

const PREPAYMENTS: readonly string[] = ['full_prepayment', 'prepayment', 'advance'];

/** The cash register: the receipt that closes a prepayment, and the page of a receipt. */
export function registerReceipts(
  { app, method }: { app: FastifyInstance; method: Method },
  emulator: Emulator<TbankPayment>,
  { terminal, getPayment }: { terminal: Terminal; getPayment: (id: string) => TbankPayment },
) {
  method(calls.sendClosingReceipt, ({ PaymentId: id, Receipt: receipt }) => {
    const payment = getPayment(id);
    if (statusOf(payment) !== 'CONFIRMED') throw refusal('state', id);
    const isPrepaid = payment.receipt?.Items.some(({ PaymentMethod: method = '' }) =>
      PREPAYMENTS.includes(method),
    );
    if (!isPrepaid) throw refusal('noPrepayment', id);
    const amountMinor = totalOf(receipt);
    if (payment.closedMinor + amountMinor > sumLeft(payment)) {
      throw refusal('receiptSum', 'Receipt');
    }
    const after = { ...payment, closedMinor: payment.closedMinor + amountMinor };
    emulator.payments.put(after);
    const made = [{ type: 'Income', amountMinor, receipt }] as const;
    emulator.webhooks.send(...register(after, made, { emulator, terminal }));
    return { Success: true, ErrorCode: '0', Message: 'OK' };
  });

  /** The page that a buyer opens by the link of a receipt. */
  app.get<{ Params: { number: string } }>('/receipts/:number', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Чек</title><p>Чек № ${Number(request.params.number)}`),
  );
}
