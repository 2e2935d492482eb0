import { randomInt } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { refusal, refusalWith } from './errors.ts';
import { NO_MONEY, type TbankPayment } from './payment.ts';
import { requireReceipt } from './require-receipt.ts';
import type { InitBody } from './wire.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;
const DEFAULT_LIFETIME_S = DAY_S;

/** Init: a payment on a page, which may save a card or an account. An order may have several, of which one is paid. */
export function createPayment(emulator: Emulator<TbankPayment>, body: InitBody): TbankPayment {
  const { payments } = emulator;
  const now = emulator.unixNow();
  const due = body.RedirectDueDate;
  const expiresAt = due === undefined ? now + DEFAULT_LIFETIME_S : Date.parse(due) / 1000;
  if (expiresAt < now + MINUTE_S || expiresAt > now + 90 * DAY_S) {
    throw refusal('fields', 'RedirectDueDate');
  }
  requireReceipt(emulator, body.Receipt, body.Amount);
  const earlier = payments.listByOrder(body.OrderId);
  if (body.Recurrent !== undefined && body.CustomerKey === undefined) {
    throw refusal('fields', 'CustomerKey');
  }
  if (body.Recurrent !== undefined && emulator.switchOf('saving') === 'forbidden') {
    throw refusalWith('10', 'Метод Charge заблокирован для данного терминала', 'Recurrent');
  }
  if (earlier.some(({ capturedMinor }) => capturedMinor > 0)) throw refusal('state', 'OrderId');
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
  return payment;
}

/** An id as long as the longest of the bank: more digits than a double can represent. */
function newLongId(): string {
  const half = () => String(randomInt(1_000_000_000, 9_999_999_999));
  return half() + half();
}
