import { randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { WireAnswer } from '../kit/answer-with-fault.ts';
import type { Emulator } from '../kit/emulator.ts';
import type { FaultPlace } from '../kit/faults.ts';
import { untouched } from '../kit/payment-record.ts';
import { Refusal } from '../kit/refusal.ts';
import {
  amountOf,
  errorCodeOf,
  statusOf,
  sumLeft,
  type TbankPayment,
  terminalOf,
} from './payment.ts';
import { register, registerWaiting } from './receipts.ts';
import { signToken, type Terminal } from './token.ts';
import {
  cancelBody,
  closingBody,
  initBody,
  orderBody,
  qrBody,
  type ReceiptBody,
  sbpTestBody,
  stateBody,
} from './wire.ts';

/** The bank's error codes; an error is answered with status 200. */
const ERRORS = {
  fields: ['201', 'Неверные параметры'],
  token: ['204', 'Неверный токен'],
  amount: ['251', 'Неверная сумма'],
  payment: ['255', 'Платёж не найден'],
  terminal: ['331', 'Неверный терминал'],
  order: ['335', 'Заказ не найден'],
  sbp: ['3001', 'Оплата через QrPay недоступна'],
  state: ['8', 'Неверный статус транзакции'],
  noPrepayment: ['308', 'Закрывающий чек невозможен'],
  receipt: ['309', 'Поле Receipt не должно быть пустым'],
  receiptSum: ['334', 'Суммы в чеке и в платеже не совпадают'],
} as const;

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
  terminal: Terminal,
) {
  const { payments } = emulator;

  function method<T extends { TerminalKey: string; Token: string }>(
    name: string,
    place: FaultPlace,
    schema: z.ZodMiniType<T>,
    work: (body: T) => object,
    base = '/v2',
  ) {
    app.post(`${base}/${name}`, (request, reply) =>
      emulator.answer(reply, place, (): WireAnswer => {
        const parsed = schema.safeParse(request.body);
        if (!parsed.success) fail('fields', namesOf(parsed.error.issues));
        requireGenuine(terminal, parsed.data);
        return { status: 200, body: work(parsed.data) };
      }),
    );
  }

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

  method('Init', 'create', initBody, (body) => {
    const now = emulator.unixNow();
    const due = body.RedirectDueDate;
    const expiresAt = due === undefined ? now + DEFAULT_LIFETIME_S : Date.parse(due) / 1000;
    if (expiresAt < now + MINUTE_S || expiresAt > now + 90 * DAY_S) {
      fail('fields', 'RedirectDueDate');
    }
    requireReceipt(body.Receipt, body.Amount);
    const earlier = payments.listByOrder(body.OrderId);
    if (earlier.some(({ capturedMinor }) => capturedMinor > 0)) fail('state', 'OrderId');
    const id = newPaymentId();
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

  method('GetState', 'status', stateBody, ({ PaymentId: id }) => {
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

  method('CheckOrder', 'status', orderBody, ({ OrderId: orderId }) => {
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

  method('Cancel', 'refund', cancelBody, ({ PaymentId: id, Amount: amount, ...rest }) => {
    const before = getPayment(id);
    const key = rest.ExternalRequestId;
    const repeated = key !== undefined && !before.sbp && before.refundKeys.includes(key);
    const error = emulator.switchOf('cancelError');
    if (error !== '') throw failure(error, 'Ошибка', 'Cancel');
    if (
      !repeated &&
      before.capturedMinor > 0 &&
      (amount ?? sumLeft(before)) < before.capturedMinor
    ) {
      requireReceipt(rest.Receipt, amount ?? sumLeft(before));
    }
    const after = repeated ? before : cancelOrRefund(emulator, before, amount, key);
    const errorAfterWork = emulator.switchOf('errorAfterCancel');
    if (errorAfterWork !== '') throw failure(errorAfterWork, 'Ошибка', 'Cancel');
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

  method('GetQr', 'create', qrBody, ({ PaymentId: id }) => {
    const payment = getPayment(id);
    if (payment.state !== 'open') fail('state', id);
    if (emulator.switchOf('qr') === 'refused') fail('sbp', id);
    payments.put({ ...payment, sbp: true });
    return {
      Success: true,
      ErrorCode: '0',
      Message: 'OK',
      TerminalKey: terminal.key,
      OrderId: payment.orderId,
      Data: payment.url,
      PaymentId: rawNumber(payment.id),
      RequestKey: 0,
    };
  });

  method(
    'SendClosingReceipt',
    'receipt',
    closingBody,
    ({ PaymentId: id, Receipt: receipt }) => {
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
    },
    '/cashbox',
  );

  /** What the buyer sees when he opens the link of a receipt. */
  app.get<{ Params: { number: string } }>('/receipts/:number', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Чек</title><p>Чек № ${Number(request.params.number)}`),
  );

  method('SbpPayTest', 'status', sbpTestBody, (body) => {
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

function requireGenuine(terminal: Terminal, body: { TerminalKey: string; Token: string }) {
  if (body.TerminalKey !== terminal.key) fail('terminal', body.TerminalKey);
  const expected = Buffer.from(signToken(body, terminal.password));
  const given = Buffer.from(body.Token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) fail('token', 'Token');
}

function fail(error: keyof typeof ERRORS, details: string): never {
  const [code, message] = ERRORS[error];
  throw failure(code, message, details);
}

function failure(code: string, message: string, details: string): Refusal {
  const body = { Success: false, ErrorCode: code, Message: message, Details: details };
  return new Refusal(200, message, body);
}

function namesOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
    )
    .join(', ');
}

/** Of the greatest length that the bank uses: more digits than a double can represent. */
function newPaymentId(): string {
  const half = () => String(randomInt(1_000_000_000, 9_999_999_999));
  return half() + half();
}

/** Newer than TypeScript's declaration of `JSON`. */
function rawNumber(digits: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
}
