import { isIPv6 } from 'node:net';

/** The network a caller comes from: IPv4 /24 or IPv6 /64. Coarse enough to keep, fine enough to count by. */
export function ipPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const address = mapped ?? ip;
  if (!isIPv6(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
