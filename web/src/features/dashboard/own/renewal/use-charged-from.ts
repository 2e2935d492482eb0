import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { RenewalMethod } from '@sesame/contract/shop/renewals.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';

/** What a renewal is charged from, within a sentence: “Visa ···4242”, “your balance”. */
export function useChargedFrom(): (method: RenewalMethod) => string {
  const { t } = useI18n();
  return (method) => (method.kind === 'balance' ? t('renewalBalance') : shortMethodName(method));
}
