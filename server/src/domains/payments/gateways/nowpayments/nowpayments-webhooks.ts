import type { RawWebhook, WebhookVerdict } from '../webhooks.ts';
import { depositReference } from './nowpayments-deposit.rules.ts';
import { partsReference, readOrderName } from './nowpayments-order.rules.ts';
import { isSigned, nowpaymentsWebhook, readMessage, withTexts } from './nowpayments-wire.ts';

/** Verifies a webhook signed with one of the secrets, and reads which payment it is about. */
export function readNowpaymentsWebhook(
  { headers, rawBody }: Pick<RawWebhook, 'headers' | 'rawBody'>,
  secrets: readonly string[],
): WebhookVerdict {
  const message = readMessage(rawBody.toString('utf8'));
  if (message === undefined) return { kind: 'forged' };
  if (!isSigned(message, headers['x-nowpayments-sig'], secrets)) return { kind: 'forged' };
  const webhook = nowpaymentsWebhook.safeParse(withTexts(message));
  // The same secret signs webhooks about payouts and subscriptions.
  if (!webhook.success) return { kind: 'irrelevant' };
  const { payment_id: id, payment_status: status, actually_paid: paid } = webhook.data;
  const parent = webhook.data.parent_payment_id ?? null;
  const named = webhook.data.order_id ?? null;
  const order = named === null ? null : readOrderName(named);
  const orderId = order?.orderId ?? null;
  // A deposit that follows another one is never added up: an operator decides.
  const isPart = parent === null && order !== null && order.adds.length > 0;
  const secondaryReference = isPart
    ? partsReference([...order.adds, id])
    : depositReference({ id, parent });
  return {
    kind: 'payment',
    eventKey: `${id} ${status} ${paid ?? 0}`,
    // Any invoice of the order is valid, not only the one we know.
    reference: orderId === null ? (webhook.data.invoice_id ?? null) : null,
    secondaryReference,
    orderId,
  };
}
