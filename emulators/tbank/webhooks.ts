import type { Emulator } from '../kit/emulator.ts';
import type { Tampering, Webhook } from '../kit/webhook-sender.ts';
import { BANK, hasLink } from './accounts.ts';
import { CARD, isCardSaved } from './cards.ts';
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
        ...(isCardSaved(after) && { RebillId: after.rebillId }),
        ...(!after.sbp && { CardId: after.cardId, ...CARD }),
      };
      const password = badSignature ? `not ${terminal.password}` : terminal.password;
      const message = { ...fields, Token: signToken(fields, password) };
      return {
        url,
        // Long ids are numbers in webhooks.
        body: JSON.stringify(message).replace(/"(PaymentId|CardId|RebillId)":"(\d+)"/g, '"$1":$2'),
        headers: { 'content-type': 'application/json' },
      };
    },
  }));
  const linked = paidNow && hasLink(after) ? [linkWebhook(after, { emulator, terminal })] : [];
  return [...payments, ...linked, ...receipts];
}

/** That an account is linked: it names the request alone, not the payment. */
function linkWebhook(
  payment: TbankPayment,
  { emulator, terminal }: { emulator: Emulator<TbankPayment>; terminal: Terminal },
): Webhook {
  return {
    paymentId: payment.id,
    type: 'LINKACCOUNT',
    build({ badSignature }: Tampering) {
      const url = payment.notificationUrl ?? emulator.webhookUrl();
      if (url === undefined) return undefined;
      const fields = {
        ...{ TerminalKey: terminal.key, NotificationType: 'LINKACCOUNT', Status: 'ACTIVE' },
        ...{ RequestKey: payment.requestKey, AccountToken: payment.accountToken, ...BANK },
        ...{ Success: true, ErrorCode: '0', Message: 'OK' },
      };
      const password = badSignature ? `not ${terminal.password}` : terminal.password;
      const body = JSON.stringify({ ...fields, Token: signToken(fields, password) });
      return { url, body, headers: { 'content-type': 'application/json' } };
    },
  };
}
