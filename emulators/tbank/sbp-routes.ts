import { randomInt } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { calls, type Method } from './calls.ts';
import { refusal } from './errors.ts';
import type { TbankPayment } from './payment.ts';
import { rawNumber } from './raw-number.ts';
import type { Terminal } from './token.ts';

/** Payments by the Faster Payments System (SBP): the link of the QR code, and the test call that decides one. */
export function registerSbp(
  method: Method,
  { payments, switchOf, decide }: Emulator<TbankPayment>,
  { terminal, getPayment }: { terminal: Terminal; getPayment: (id: string) => TbankPayment },
) {
  method(calls.getQr, ({ PaymentId: id }) => {
    const payment = getPayment(id);
    if (payment.state !== 'open') throw refusal('state', id);
    if (switchOf('qr') === 'refused') throw refusal('sbp', id);
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

  method(calls.sbpPayTest, (body) => {
    const payment = getPayment(body.PaymentId);
    if (payment.state !== 'open' || !payment.sbp) throw refusal('state', body.PaymentId);
    const outcome = body.IsDeadlineExpired ? 'expire' : body.IsRejected ? 'decline' : 'pay';
    decide(payment.id, outcome);
    return { Success: true, ErrorCode: '0', Message: 'OK' };
  });
}
