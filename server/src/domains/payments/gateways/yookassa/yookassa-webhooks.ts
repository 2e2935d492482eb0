import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { parseJson } from '../../../../platform/network/parse-json.ts';
import type { RawWebhook, WebhookVerdict } from '../webhooks.ts';
import { orderIdOf, webhookPayment, webhookRefund, yookassaWebhook } from './yookassa-wire.ts';

/** The networks that YooKassa publishes as senders of its webhooks. */
export const PUBLISHED_NETWORKS =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32';

const paymentEvents = ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'];
const REFUND_EVENT = 'refund.succeeded';

/** The events to subscribe to. */
export const yookassaEvents: readonly string[] = [...paymentEvents, REFUND_EVENT];

/**
 * Parses addresses and networks in CIDR notation, separated by commas.
 * @returns undefined when one of them is invalid
 */
export function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    if (family === undefined || rest.length > 0) return undefined;
    if (bits === undefined) {
      networks.addAddress(address, family);
      continue;
    }
    const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (!(prefix <= (family === 'ipv4' ? 32 : 128))) return undefined;
    networks.addSubnet(address, prefix, family);
  }
  return networks;
}

/**
 * YooKassa does not sign webhooks: one is accepted when it comes from its networks to the secret webhook URL. It only
 * names the payment to fetch.
 */
export function readYookassaWebhook(
  { rawBody, ip }: RawWebhook,
  networks: BlockList,
): WebhookVerdict {
  const family = familyOf(ip);
  if (family === undefined || !networks.check(ip, family)) return { kind: 'forged' };
  const webhook = yookassaWebhook.safeParse(parseJson(rawBody.toString('utf8')));
  if (!webhook.success) return { kind: 'forged' };
  const { event, object } = webhook.data;

  if (paymentEvents.includes(event)) {
    const payment = webhookPayment.safeParse(object);
    if (!payment.success) return { kind: 'forged' };
    const { id, status } = payment.data;
    return {
      kind: 'payment',
      eventKey: `${event} ${id} ${status}`,
      reference: id,
      secondaryReference: null,
      orderId: orderIdOf(payment.data),
    };
  }
  if (event === REFUND_EVENT) {
    const refund = webhookRefund.safeParse(object);
    if (!refund.success) return { kind: 'forged' };
    const { id, payment_id: reference, status } = refund.data;
    const eventKey = `${event} ${id} ${status}`;
    return { kind: 'payment', eventKey, reference, secondaryReference: null, orderId: null };
  }
  return { kind: 'irrelevant' };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4';
  return isIPv6(address) ? 'ipv6' : undefined;
}
