import type { FastifyInstance } from 'fastify';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import type { Serve } from '../kit/wire/wire.ts';
import { registerAccounts } from './account-routes.ts';
import { calls, type Method } from './calls.ts';
import { cancelPayment } from './cancel-payment.ts';
import { registerCards } from './card-routes.ts';
import { createPayment } from './create-payment.ts';
import { refusal } from './errors.ts';
import {
  amountOf,
  errorCodeOf,
  statusOf,
  sumLeft,
  type TbankPayment,
  terminalOf,
} from './payment.ts';
import { rawNumber } from './raw-number.ts';
import { registerReceipts } from './receipt-routes.ts';
import { registerWaiting } from './receipts.ts';
import { registerSbp } from './sbp-routes.ts';
import { signToken, type Terminal } from './token.ts';
import type { Signed } from './wire.ts';

/** The merchant's API. Every call is signed; unknown fields are refused. */
export function registerApi(
  app: FastifyInstance,
  emulator: Emulator<TbankPayment>,
  serve: Serve,
  terminal: Terminal,
) {
  const { payments } = emulator;

  const method: Method = (call, work) =>
    serve(call, ({ body }) => {
      requireGenuine(terminal, body);
      return { status: 200, body: work(body) };
    });

  function getPayment(id: string): TbankPayment {
    const payment = payments.find(id);
    if (payment === undefined) throw refusal('payment', id);
    registerWaiting(payment, { emulator, terminal });
    const isOver = (payment.refundEndsAt ?? Number.POSITIVE_INFINITY) <= emulator.unixNow();
    return isOver && payment.refunds.at(-1)?.state === 'pending'
      ? emulator.decide(id, 'finish')
      : payment;
  }

  registerPayments(method, emulator, { terminal, getPayment });
  registerCards(method, emulator, { terminal, getPayment });
  registerAccounts(method, emulator, { terminal, getPayment });
  registerSbp(method, emulator, { terminal, getPayment });
  registerReceipts({ app, method }, emulator, { terminal, getPayment });
}

/** Payments on a page: opened, looked up, canceled or refunded. */
function registerPayments(
  method: Method,
  emulator: Emulator<TbankPayment>,
  { terminal, getPayment }: { terminal: Terminal; getPayment: (id: string) => TbankPayment },
) {
  const shownSum = (payment: TbankPayment) =>
    amountOf(payment, emulator.switchOf('sumAfterRefund'));
  const shownStatus = (payment: TbankPayment) => emulator.switchOf('status') || statusOf(payment);

  method(calls.init, (body) => {
    const payment = createPayment(emulator, body);
    return {
      Success: true,
      ErrorCode: '0',
      TerminalKey: terminal.key,
      Status: statusOf(payment),
      PaymentId: payment.id,
      OrderId: payment.orderId,
      Amount: payment.amountMinor,
      PaymentURL: payment.url,
    };
  });

  method(calls.getState, ({ PaymentId: id }) => {
    const payment = getPayment(id);
    return {
      Success: true,
      ErrorCode: errorCodeOf(payment),
      Message: 'OK',
      TerminalKey: terminalOf(payment, terminal.key),
      Status: shownStatus(payment),
      PaymentId: payment.id,
      OrderId: payment.orderId,
      Amount: shownSum(payment),
      Params: [
        { Key: 'Route', Value: 'ACQ' },
        { Key: 'Source', Value: payment.sbp ? 'qrsbp' : 'cards' },
      ],
    };
  });

  method(calls.checkOrder, ({ OrderId: orderId }) => {
    const opened = emulator.payments.listByOrder(orderId);
    if (opened.length === 0) throw refusal('order', orderId);
    return {
      Success: true,
      ErrorCode: '0',
      Message: 'OK',
      TerminalKey: terminal.key,
      OrderId: orderId,
      Payments: opened.map((payment) => ({
        PaymentId: payment.id,
        Status: shownStatus(payment),
        // A text and a number here, the other way round everywhere else.
        Success: String(payment.state !== 'declined'),
        ErrorCode: Number(errorCodeOf(payment)),
        Amount: shownSum(payment),
      })),
    };
  });

  method(calls.cancel, (body) => {
    const before = getPayment(body.PaymentId);
    const after = cancelPayment(emulator, before, body);
    return {
      Success: true,
      ErrorCode: '0',
      TerminalKey: terminal.key,
      OrderId: after.orderId,
      Status: statusOf(after),
      OriginalAmount: sumLeft(before),
      NewAmount: sumLeft(after),
      // A number here, a string in the other answers.
      PaymentId: rawNumber(after.id),
    };
  });
}

function requireGenuine(terminal: Terminal, body: Signed) {
  if (body.TerminalKey !== terminal.key) throw refusal('terminal', body.TerminalKey);
  if (!isSameSecret(body.Token, signToken(body, terminal.password))) {
    throw refusal('token', 'Token');
  }
}
