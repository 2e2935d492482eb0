/** Balances of a partner. */
interface Figures {
  readonly available_cents: number;
  readonly withheld_cents: number;
}

/** Card networks let a buyer dispute a payment for up to this long. */
const DISPUTE_WINDOW_MS = 120 * 24 * 60 * 60 * 1_000;

/** From when on money of a payment may leave the shop as a payout. */
export function releasableAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + DISPUTE_WINDOW_MS);
}

/** The amount a payout may request. */
export function payableCents({ available_cents, withheld_cents }: Figures): number {
  return available_cents - withheld_cents;
}

/** The part of the available balance that can pay orders only. */
export function withheldCents({ available_cents, withheld_cents }: Figures): number {
  return Math.max(0, Math.min(available_cents, withheld_cents));
}

/** The remainder of one hold, given that the oldest credits are spent first. */
export function remainingHoldCents(
  amountCents: number,
  { withheldCents: withheld, newerCents }: { withheldCents: number; newerCents: number },
): number {
  return Math.max(0, Math.min(amountCents, withheld - newerCents));
}
