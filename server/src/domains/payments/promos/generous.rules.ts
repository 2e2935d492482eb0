import type { PromoTermsDraft } from '@sesame/contract/operator-promos.ts';

/** From this discount on, a code gives so much away that whoever makes it shows once more who they are. */
const GENEROUS_PERCENT = 50;

/** Half the price or more, or as often as anybody likes. */
export function isGenerous({
  percent,
  max_uses: maxUses,
}: Pick<PromoTermsDraft, 'percent' | 'max_uses'>): boolean {
  return percent >= GENEROUS_PERCENT || maxUses === null;
}
