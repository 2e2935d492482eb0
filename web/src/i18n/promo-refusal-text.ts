import type { PromoRefusal } from '@sesame/contract/shared/errors.ts';
import { promoInvalidDetails } from '@sesame/contract/shop/payments.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { ApiError } from '../api/client/api-error.ts';
import { errorText } from './error-text.ts';
import type { Translate } from './use-i18n.ts';

const reasons = {
  unknown: 'promoInvalid',
  expired: 'promoExpired',
  not_this_product: 'promoNotThisProduct',
  already_used: 'promoAlreadyUsed',
  limit_reached: 'promoLimitReached',
  minimum: 'promoMinimum',
  method: 'promoMethod',
  first_purchase: 'promoFirstPurchase',
} as const satisfies Record<PromoRefusal, TextKey>;

/**
 * The message of a refused call, for a promo code its specific reason: text 24 says that a code does not exist, which
 * is true only for unknown ones.
 */
export function refusalText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'promo_invalid') return errorText(t, error);
  const details = promoInvalidDetails.safeParse(error.details);
  return t(details.success ? reasons[details.data.reason] : 'promoInvalid');
}
