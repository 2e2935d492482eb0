/**
 * Whether an address that came from the server may be opened. The last guard of three: stock and gateways
 * refuse other schemes, the contract's schema refuses them too.
 */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
