import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { formatCharge } from '../../../i18n/charge-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import type { I18n } from '../../../i18n/use-i18n.ts';

/** The price, in the currency that the gateway charges. */
export function amountText(
  { language }: Pick<I18n, 'language'>,
  { charge, total }: Pick<PaymentPage, 'charge' | 'total'>,
): string {
  if (!charge) return formatMoney(centsFromDollars(total));
  const amountMinor = centsFromDollars(charge.amount);
  return formatCharge(language, { amountMinor, currency: charge.currency });
}
