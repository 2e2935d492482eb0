import type { PromoTermsDraft } from '@sesame/contract/console/payments/promo-codes.ts';

/** From this discount on, creating a code requires a recent re-authentication. */
const GENEROUS_PERCENT = 50;

/** Half the price or more, or an unlimited number of uses. */
export function requiresReauthentication({
  percent,
  max_uses: maxUses,
}: Pick<PromoTermsDraft, 'percent' | 'max_uses'>): boolean {
  return percent >= GENEROUS_PERCENT || maxUses === null;
}
