import type { Emulator } from '../kit/emulator.ts';
import type { Notice } from '../kit/notice-sender.ts';
import { errorCodeOf, presentAmount, statusOf, type TbankPayment, terminalOf } from './payment.ts';
import { signToken, type Terminal } from './token.ts';

/** What the bank tells by itself; that time ran out is learned by asking. */
const TOLD: readonly string[] = [
  'CONFIRMED',
  'REJECTED',
  'CANCELED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
];
/** More digits than a double holds. */
const CARD_ID = '98765432109876543210';

/** The notices that follow from a change, in sending order. */
export function noticesOf(
  after: TbankPayment,
  before: TbankPayment,
  { emulator, terminal }: { emulator: Emulator<TbankPayment>; terminal: Terminal },
): Notice[] {
  const status = statusOf(after);
  const changed = status !== statusOf(before) || presentAmount(after) !== presentAmount(before);
  if (!changed || !TOLD.includes(status)) return [];
  const paidNow = before.capturedMinor === 0 && after.capturedMinor > 0;
  // Of a payment in one stage the hold and its confirmation are told at the same moment.
  const statuses = paidNow ? ['AUTHORIZED', status] : [status];
  return statuses.map((told) => ({
    paymentId: after.id,
    type: told,
    build({ badSignature, wrongAmount }) {
      const url = after.notificationUrl ?? emulator.noticeUrl();
      if (url === undefined) return undefined;
      const fields = {
        TerminalKey: terminalOf(after, terminal.key),
        OrderId: after.orderId,
        Success: told !== 'REJECTED',
        Status: told,
        PaymentId: after.id,
        ErrorCode: errorCodeOf(after),
        Amount: presentAmount(after) + (wrongAmount ? 100 : 0),
        ...(!after.sbp && { CardId: CARD_ID, Pan: '430000******0777', ExpDate: '1299' }),
      };
      const password = badSignature ? `not ${terminal.password}` : terminal.password;
      const message = { ...fields, Token: signToken(fields, password) };
      return {
        url,
        // Long ids stand as numbers in notices.
        body: JSON.stringify(message).replace(/"(PaymentId|CardId)":"(\d+)"/g, '"$1":$2'),
        headers: { 'content-type': 'application/json' },
      };
    },
  }));
}
