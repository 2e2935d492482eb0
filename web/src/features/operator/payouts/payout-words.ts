/** Names of networks are the same in every language. */
export const networkNames = { usdt_trc20: 'USDT TRC-20', ton: 'TON' } as const;

export const stateWords = {
  requested: 'stateRequested',
  approved: 'stateApproved',
  paid: 'statePaid',
  rejected: 'stateRejected',
  canceled: 'stateCanceled',
} as const;

export const stateKinds = {
  requested: 'unpaid',
  approved: 'processing',
  paid: 'active',
  rejected: 'expired',
  canceled: 'expired',
} as const;

/** Enough of an address to tell it from another. */
export function shortAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
