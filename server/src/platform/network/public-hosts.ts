import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that are not reachable on the public internet: loopback, private, link-local, test and multicast networks.
 */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** In IPv6 only the allocated range is public, except the ranges that embed IPv4 or are for documentation. */
const PUBLIC_V6 = [['2000::', 3]] as const;
const CLOSED_V6 = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const closedV4 = new BlockList();
for (const [network, bits] of PRIVATE_V4) closedV4.addSubnet(network, bits, 'ipv4');
const openV6 = new BlockList();
for (const [network, bits] of PUBLIC_V6) openV6.addSubnet(network, bits, 'ipv6');
const closedV6 = new BlockList();
for (const [network, bits] of CLOSED_V6) closedV6.addSubnet(network, bits, 'ipv6');

/** The host is in a private network, or its name resolves to one of its addresses. */
export class PrivateHost extends Error {
  override readonly name = 'PrivateHost';
  constructor() {
    super('this name does not resolve to public addresses only');
  }
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closedV4.check(address, 'ipv4');
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** False for private IP addresses. A host name passes here; `lookupPublicAddress` checks the addresses it resolves to. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isPublicAddress(bare);
}

/**
 * DNS lookup for an outgoing connection that refuses a name when one of its addresses is not public. Checked while
 * connecting and not before, so that the name cannot resolve differently a moment later.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error, '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateHost(), '', 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
