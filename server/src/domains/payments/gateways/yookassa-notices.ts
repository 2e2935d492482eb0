import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { NoticeVerdict, RawNotice } from './gateway.ts';
import { noticedPayment, noticedRefund, orderIdOf, yookassaNotice } from './yookassa-wire.ts';

/** The networks that YooKassa publishes as the senders of its notifications. */
export const PUBLISHED_NETWORKS =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32';

const paymentEvents = ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'];
const REFUND_EVENT = 'refund.succeeded';

/**
 * Addresses and networks in CIDR notation, separated by commas.
 * @returns undefined when one of them is none
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
 * YooKassa signs nothing: a notification counts when it comes from its networks, at an address that only it was told. It says
 * no more than which payment to read again.
 */
export function judgeNotice({ rawBody, ip }: RawNotice, networks: BlockList): NoticeVerdict {
  const family = familyOf(ip);
  if (family === undefined || !networks.check(ip, family)) return { kind: 'forged' };
  const notice = yookassaNotice.safeParse(parseJson(rawBody.toString('utf8')));
  if (!notice.success) return { kind: 'forged' };
  const { event, object } = notice.data;

  if (paymentEvents.includes(event)) {
    const payment = noticedPayment.safeParse(object);
    if (!payment.success) return { kind: 'forged' };
    const { id, status } = payment.data;
    return {
      kind: 'payment',
      eventKey: `${event} ${id} ${status}`,
      reference: id,
      handle: null,
      orderId: orderIdOf(payment.data),
    };
  }
  if (event === REFUND_EVENT) {
    const refund = noticedRefund.safeParse(object);
    if (!refund.success) return { kind: 'forged' };
    const { id, payment_id: reference, status } = refund.data;
    const eventKey = `${event} ${id} ${status}`;
    return { kind: 'payment', eventKey, reference, handle: null, orderId: null };
  }
  return { kind: 'irrelevant' };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4';
  return isIPv6(address) ? 'ipv6' : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
