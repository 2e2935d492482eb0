import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Transfer } from '@sesame/contract/shop/transfers.ts';
import { formatCharge } from '../../i18n/charge-text.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { I18n } from '../../i18n/use-i18n.ts';

/** The amount to send, in its currency. */
export function expectedText({ language }: I18n, { charge, total }: Transfer): string {
  if (!charge) return formatMoney(centsFromDollars(total));
  const amountMinor = centsFromDollars(charge.amount);
  return formatCharge(language, { amountMinor, currency: charge.currency });
}
