type PayoutState = 'requested' | 'approved' | 'paid' | 'rejected' | 'canceled';

/** Allowed state transitions of a payout. The database has the same table and enforces it. */
export const payoutTransitions: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['approved', 'rejected', 'canceled'],
  // Back to `requested` when its money was reversed.
  approved: ['requested', 'paid', 'rejected'],
  paid: [],
  rejected: [],
  canceled: [],
};

/** Time for the owner to see that another person changed the payout address. */
const NEW_ADDRESS_MS = 48 * 60 * 60 * 1_000;

/** End of the waiting period after a change of the address in the profile; undefined if it is over. */
export function addressWait(changedAt: Date | null, now: Date): Date | undefined {
  if (changedAt === null) return undefined;
  const until = new Date(changedAt.getTime() + NEW_ADDRESS_MS);
  return until > now ? until : undefined;
}

/** The earliest approval of a payout: immediately for a known address, otherwise after the waiting period. */
export function notBefore(addressKnown: boolean, now: Date): Date {
  return addressKnown ? now : new Date(now.getTime() + NEW_ADDRESS_MS);
}

/**
 * Parses a transaction hash of 32 bytes: hex in any case, on TON also base64 or base64url. Undefined for anything else.
 */
export function transactionHash(network: 'usdt_trc20' | 'ton', text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (network === 'ton' && /^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  return undefined;
}

/** Shortens an address so that it can be recognized but not paid to. */
export function maskAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
