import type { Emulator } from '../kit/emulator.ts';
import type { Tampering, Webhook } from '../kit/webhook-sender.ts';
import {
  amountOf,
  errorCodeOf,
  statusOf,
  sumLeft,
  type TbankPayment,
  terminalOf,
} from './payment.ts';
import { newReceipts, register } from './receipts.ts';
import { signToken, type Terminal } from './token.ts';

/** The statuses that the bank sends webhooks for; an expired payment is only visible by fetching it. */
const REPORTED: readonly string[] = [
  'CONFIRMED',
  'REJECTED',
  'CANCELED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
];
/** More digits than a double can represent. */
const CARD_ID = '98765432109876543210';

/** The webhooks of a change, in sending order. */
export function webhooksOf(
  after: TbankPayment,
  before: TbankPayment,
  { emulator, terminal }: { emulator: Emulator<TbankPayment>; terminal: Terminal },
): Webhook[] {
  const status = statusOf(after);
  const changed = status !== statusOf(before) || sumLeft(after) !== sumLeft(before);
  if (!changed || !REPORTED.includes(status)) return [];
  const paidNow = before.capturedMinor === 0 && after.capturedMinor > 0;
  // In one-stage payments the authorization and its confirmation are sent at the same moment.
  const statuses = paidNow ? ['AUTHORIZED', status] : [status];
  const receipts = register(after, newReceipts(after, before), { emulator, terminal });
  const payments = statuses.map((status) => ({
    paymentId: after.id,
    type: status,
    build({ badSignature, wrongAmount }: Tampering) {
      const url = after.notificationUrl ?? emulator.webhookUrl();
      if (url === undefined) return undefined;
      const fields = {
        TerminalKey: terminalOf(after, terminal.key),
        OrderId: after.orderId,
        Success: status !== 'REJECTED',
        Status: status,
        PaymentId: after.id,
        ErrorCode: errorCodeOf(after),
        Amount: amountOf(after, emulator.switchOf('sumAfterRefund')) + (wrongAmount ? 100 : 0),
        ...(!after.sbp && { CardId: CARD_ID, Pan: '430000******0777', ExpDate: '1299' }),
      };
      const password = badSignature ? `not ${terminal.password}` : terminal.password;
      const message = { ...fields, Token: signToken(fields, password) };
      return {
        url,
        // Long ids are numbers in webhooks.
        body: JSON.stringify(message).replace(/"(PaymentId|CardId)":"(\d+)"/g, '"$1":$2'),
        headers: { 'content-type': 'application/json' },
      };
    },
  }));
  return [...payments, ...receipts];
}
