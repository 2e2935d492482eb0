import { brandOf } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** The name of a method: “Visa ending in 4242”, or the name of a wallet. */
export function useMethodName(): (method: SavedMethod) => string {
  const { t } = useI18n();
  return (method) => {
    const brand = brandOf(method);
    return method.last4 === '' ? brand : t('savedMethodCard', { brand, last4: method.last4 });
  };
}
