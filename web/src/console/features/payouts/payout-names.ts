/** Network names are the same in every language. */
export const networkNames = { usdt_trc20: 'USDT TRC-20', ton: 'TON' } as const;

export const stateMessages = {
  requested: 'stateRequested',
  approved: 'stateApproved',
  paid: 'statePaid',
  rejected: 'stateRejected',
  canceled: 'stateCanceled',
} as const;

/** State of one payout; the filters use the plural forms. */
export const statusMessages = {
  requested: 'oneRequested',
  approved: 'oneApproved',
  paid: 'onePaid',
  rejected: 'oneRejected',
  canceled: 'oneCanceled',
} as const;

export const stateKinds = {
  requested: 'unpaid',
  approved: 'processing',
  paid: 'active',
  rejected: 'expired',
  canceled: 'expired',
} as const;

/** A shortened address, enough to distinguish it. */
export function shortAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
