import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a caller: IPv4 /24, IPv6 /64. One person easily owns a whole network, so limits count it as one; and
 * it is all that is stored of an address.
 */
export function ipPrefix(ip: string): string {
  const address = withoutMapping(ip);
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** A single caller: the full IPv4 address, which a mobile network may share among hundreds, or the IPv6 /64. */
export function callerAddress(ip: string): string {
  const address = withoutMapping(ip);
  return isIPv4(address) ? address : ipPrefix(address);
}

function withoutMapping(ip: string): string {
  return ip.startsWith('::') ? ip.replace(/^::ffff:(?=\d+\.)/i, '') : ip;
}
