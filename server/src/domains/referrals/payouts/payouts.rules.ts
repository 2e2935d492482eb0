type PayoutState = 'requested' | 'approved' | 'paid' | 'rejected' | 'canceled';

/** Every move a payout may make; the database holds the same table and refuses all others. */
export const payoutMoves: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['approved', 'rejected', 'canceled'],
  approved: ['paid', 'rejected'],
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

/** Hashes of transactions as the networks write them. */
export function isTransaction(network: 'usdt_trc20' | 'ton', text: string): boolean {
  if (/^[0-9a-f]{64}$/i.test(text)) return true;
  return network === 'ton' && /^[A-Za-z0-9+/_-]{43}=?$/.test(text);
}
