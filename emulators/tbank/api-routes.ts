import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { untouched } from '../kit/payment-record.ts';
import type { Serve } from '../kit/wire/wire.ts';
import { registerAccounts } from './account-routes.ts';
import { calls, type Method } from './calls.ts';
import { registerCards } from './card-routes.ts';
import { type BankError, refusal, refusalWith } from './errors.ts';
import {
  amountOf,
  errorCodeOf,
  NO_MONEY,
  statusOf,
  sumLeft,
  type TbankPayment,
  terminalOf,
} from './payment.ts';
import { register, registerWaiting } from './receipts.ts';
import { signToken, type Terminal } from './token.ts';
import type { ReceiptBody, Signed } from './wire.ts';

const PREPAYMENTS: readonly string[] = ['full_prepayment', 'prepayment', 'advance'];

/** How long a refund by the SBP takes, once the switch `sbpRefund` says that it takes time. */
const SBP_REFUND_S = 5;

const MINUTE_S = 60;
const DAY_S = 86_400;
const DEFAULT_LIFETIME_S = DAY_S;

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
    const payment = payments.find(id) ?? fail('payment', id);
    registerWaiting(payment, { emulator, terminal });
    const isOver = (payment.refundEndsAt ?? Number.POSITIVE_INFINITY) <= emulator.unixNow();
    return isOver && payment.refunds.at(-1)?.state === 'pending'
      ? emulator.decide(id, 'finish')
      : payment;
  }

  const shownSum = (payment: TbankPayment) =>
    amountOf(payment, emulator.switchOf('sumAfterRefund'));
  const shownStatus = (payment: TbankPayment) => emulator.switchOf('status') || statusOf(payment);

  function requireReceipt(receipt: ReceiptBody | undefined, sum: number) {
    if (receipt === undefined) {
      if (emulator.switchOf('till') === 'on') fail('receipt', 'Receipt');
      return;
    }
    const total = receipt.Items.reduce((sum, { Amount: amount }) => sum + amount, 0);
    const isExact = receipt.Items.every(
      ({ Price: price, Quantity: quantity, Amount: amount }) =>
        Math.round(price * quantity) === amount,
    );
    if (total !== sum || !isExact) fail('receiptSum', 'Receipt');
  }

  method(calls.init, (body) => {
    const now = emulator.unixNow();
    const due = body.RedirectDueDate;
    const expiresAt = due === undefined ? now + DEFAULT_LIFETIME_S : Date.parse(due) / 1000;
    if (expiresAt < now + MINUTE_S || expiresAt > now + 90 * DAY_S) {
      fail('fields', 'RedirectDueDate');
    }
    requireReceipt(body.Receipt, body.Amount);
    const earlier = payments.listByOrder(body.OrderId);
    if (body.Recurrent !== undefined && body.CustomerKey === undefined) {
      fail('fields', 'CustomerKey');
    }
    if (body.Recurrent !== undefined && emulator.switchOf('saving') === 'forbidden') {
      throw refusalWith('10', 'Метод Charge заблокирован для данного терминала', 'Recurrent');
    }
    if (earlier.some(({ capturedMinor }) => capturedMinor > 0)) fail('state', 'OrderId');
    const id = newLongId();
    const payment: TbankPayment = {
      ...untouched,
      id,
      orderId: body.OrderId,
      amountMinor: body.Amount,
      currency: 'RUB',
      description: body.Description ?? '',
      url: emulator.payUrl(id),
      returnUrl: body.SuccessURL,
      createdAt: now,
      expiresAt,
      notificationUrl: body.NotificationURL,
      sbp: false,
      customerKey: body.CustomerKey,
      saves: body.Recurrent === 'Y' && emulator.switchOf('saving') === 'saved',
      cardId: newLongId(),
      rebillId: newLongId(),
      isCardRemoved: false,
      requestKey: 0,
      accountToken: newLongId(),
      isLinkRead: false,
      isAccountCharge: false,
      declineCode: NO_MONEY,
      receipt: body.Receipt,
      closedMinor: 0,
      unregistered: [],
      refundKeys: [],
    };
    payments.put(payment);
    return {
      Success: true,
      ErrorCode: '0',
      TerminalKey: terminal.key,
      Status: statusOf(payment),
      PaymentId: id,
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
    const opened = payments.listByOrder(orderId);
    if (opened.length === 0) fail('order', orderId);
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

  registerCards(method, emulator, { terminal, getPayment });
  registerAccounts(method, emulator, { terminal, getPayment });

  method(calls.cancel, ({ PaymentId: id, Amount: amount, ...rest }) => {
    const before = getPayment(id);
    const key = rest.ExternalRequestId;
    const repeated = key !== undefined && !before.sbp && before.refundKeys.includes(key);
    const error = emulator.switchOf('cancelError');
    if (error !== '') throw refusalWith(error, 'Ошибка', 'Cancel');
    if (
      !repeated &&
      before.capturedMinor > 0 &&
      (amount ?? sumLeft(before)) < before.capturedMinor
    ) {
      requireReceipt(rest.Receipt, amount ?? sumLeft(before));
    }
    const after = repeated ? before : cancelOrRefund(emulator, before, amount, key);
    const errorAfterWork = emulator.switchOf('errorAfterCancel');
    if (errorAfterWork !== '') throw refusalWith(errorAfterWork, 'Ошибка', 'Cancel');
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

  method(calls.getQr, ({ PaymentId: id }) => {
    const payment = getPayment(id);
    if (payment.state !== 'open') fail('state', id);
    if (emulator.switchOf('qr') === 'refused') fail('sbp', id);
    const requestKey = payment.requestKey || randomInt(1, 2 ** 31);
    payments.put({ ...payment, sbp: true, requestKey });
    return {
      Success: true,
      ErrorCode: '0',
      Message: 'OK',
      TerminalKey: terminal.key,
      OrderId: payment.orderId,
      Data: payment.url,
      PaymentId: rawNumber(payment.id),
      RequestKey: requestKey,
    };
  });

  method(calls.sendClosingReceipt, ({ PaymentId: id, Receipt: receipt }) => {
    const payment = getPayment(id);
    if (statusOf(payment) !== 'CONFIRMED') fail('state', id);
    const isPrepaid = payment.receipt?.Items.some(({ PaymentMethod: method = '' }) =>
      PREPAYMENTS.includes(method),
    );
    if (!isPrepaid) fail('noPrepayment', id);
    const amountMinor = receipt.Items.reduce((sum, { Amount: amount }) => sum + amount, 0);
    if (payment.closedMinor + amountMinor > sumLeft(payment)) fail('receiptSum', 'Receipt');
    const after = { ...payment, closedMinor: payment.closedMinor + amountMinor };
    payments.put(after);
    const made = [{ type: 'Income', amountMinor, receipt }] as const;
    emulator.webhooks.send(...register(after, made, { emulator, terminal }));
    return { Success: true, ErrorCode: '0', Message: 'OK' };
  });

  /** What the buyer sees when he opens the link of a receipt. */
  app.get<{ Params: { number: string } }>('/receipts/:number', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Чек</title><p>Чек № ${Number(request.params.number)}`),
  );

  method(calls.sbpPayTest, (body) => {
    const payment = getPayment(body.PaymentId);
    if (payment.state !== 'open' || !payment.sbp) fail('state', body.PaymentId);
    const outcome = body.IsDeadlineExpired ? 'expire' : body.IsRejected ? 'decline' : 'pay';
    emulator.decide(payment.id, outcome);
    return { Success: true, ErrorCode: '0', Message: 'OK' };
  });
}

/** Cancels an open payment, refunds a paid one. */
function cancelOrRefund(
  { payments, decide, switchOf, unixNow }: Emulator<TbankPayment>,
  payment: TbankPayment,
  amount: number | undefined,
  key: string | undefined,
): TbankPayment {
  if (payment.state === 'open') return decide(payment.id, 'cancel');
  if (payment.state !== 'paid' && payment.state !== 'partially_refunded') fail('state', payment.id);
  if (payment.refunds.at(-1)?.state === 'pending') fail('state', payment.id);
  const left = sumLeft(payment);
  if ((amount ?? left) > left) fail('amount', String(amount));
  const isSlow = payment.sbp && switchOf('sbpRefund') === 'slow';
  const refunded = decide(payment.id, isSlow ? 'refund_pending' : 'refund', amount ?? left);
  // Its receipt may have been stored meanwhile.
  const after = payments.find(payment.id) ?? refunded;
  const marked = {
    ...after,
    refundKeys: [...after.refundKeys, ...(key ? [key] : [])],
    refundEndsAt: isSlow ? unixNow() + SBP_REFUND_S : undefined,
  };
  payments.put(marked);
  return marked;
}

function requireGenuine(terminal: Terminal, body: Signed) {
  if (body.TerminalKey !== terminal.key) fail('terminal', body.TerminalKey);
  if (!isSameSecret(body.Token, signToken(body, terminal.password))) fail('token', 'Token');
}

function fail(error: BankError, details: string): never {
  throw refusal(error, details);
}

/** Of the greatest length that the bank uses: more digits than a double can represent. */
function newLongId(): string {
  const half = () => String(randomInt(1_000_000_000, 9_999_999_999));
  return half() + half();
}

/** Newer than TypeScript's declaration of `JSON`. */
function rawNumber(digits: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
}
