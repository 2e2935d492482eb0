type PayoutState = 'requested' | 'approved' | 'paid' | 'rejected' | 'canceled';

/** Every move a payout may make; the database holds the same table and refuses all others. */
export const payoutMoves: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['approved', 'rejected', 'canceled'],
  // Back to requested when the money it pays was taken back.
  approved: ['requested', 'paid', 'rejected'],
  paid: [],
  rejected: [],
  canceled: [],
};

/** Time for the owner to notice that somebody else changed where the money goes. */
const NEW_ADDRESS_MS = 48 * 60 * 60 * 1_000;

/** Until when a change of the profile's address forbids payouts; undefined once that is over. */
export function addressWait(changedAt: Date | null, now: Date): Date | undefined {
  if (changedAt === null) return undefined;
  const until = new Date(changedAt.getTime() + NEW_ADDRESS_MS);
  return until > now ? until : undefined;
}

/** The earliest moment a payout may be approved: at once to an address that is known, else after the same time. */
export function notBefore(addressKnown: boolean, now: Date): Date {
  return addressKnown ? now : new Date(now.getTime() + NEW_ADDRESS_MS);
}

/**
 * The 32 bytes of a transaction hash as the network writes it: hex in any case, on TON also base64 or base64url. Undefined
 * when the text is none of these.
 */
export function transactionHash(network: 'usdt_trc20' | 'ton', text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (network === 'ton' && /^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  return undefined;
}

/** Enough of an address to tell it from another one on the page, and too little to pay to. */
export function maskAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
