/**
 * Whether an address from the server may be opened. The last of three checks: inventory and gateways refuse other
 * schemes, and so does the contract's schema.
 */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
