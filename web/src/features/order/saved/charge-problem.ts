import type { ChargeResult } from '@sesame/contract/shop/payments.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import type { Translate } from '../../../i18n/use-i18n.ts';

const TEXTS = {
  funds: 'chargeDeclinedFunds',
  bank: 'chargeDeclinedBank',
  technical: 'chargeDeclinedTechnical',
  method_dead: 'chargeDeclinedDead',
  shop: 'chargeDeclinedShop',
} as const satisfies Record<NonNullable<ChargeResult['reason']>, TextKey>;

/** Why a saved method was not charged, and what the buyer can do. */
export function chargeProblem(t: Translate, { reason = 'bank' }: ChargeResult): string {
  return t(TEXTS[reason]);
}
