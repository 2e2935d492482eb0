import type { ChargeDto, RateDto } from '@sesame/contract/shared/fields.ts';
import { type Cents, centsFromDollars } from '@sesame/contract/shared/money.ts';
import { formatMoney } from './format.ts';
import type { I18n } from './use-i18n.ts';

/** The Bank of Russia's days start at midnight in Moscow, which is UTC+3 all year. */
const MOSCOW_MS = 3 * 3_600_000;

type Charge = RateDto & { amountMinor: Cents };

/** `= ₽867.58 at 81.23 per dollar (Bank of Russia, 21.11)`, «= 867,58 ₽ по курсу 81,23 (ЦБ, 21.11)». */
export function chargeText({ t, language }: I18n, charge: Charge): string {
  const amount = formatCharge(language, charge);
  const rate = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(charge.rate);
  if (charge.source !== 'cbr') return t('chargeOwn', { amount, rate });
  const [month, day] = new Date(new Date(charge.rate_at).getTime() + MOSCOW_MS)
    .toISOString()
    .slice(5, 10)
    .split('-');
  return t('chargeOfficial', { amount, rate, date: `${day}.${month}` });
}

/** The total of a payment, in the currency that is charged. */
export function totalText(
  { language }: Pick<I18n, 'language'>,
  { charge, total }: { total: number; charge?: Pick<ChargeDto, 'amount' | 'currency'> | undefined },
): string {
  if (!charge) return formatMoney(centsFromDollars(total));
  const amountMinor = centsFromDollars(charge.amount);
  return formatCharge(language, { amountMinor, currency: charge.currency });
}

/** `₽867.58`, `867,58 ₽`: unlike the shop's dollars, rubles follow the format of each language. */
function formatCharge(
  language: I18n['language'],
  { amountMinor, currency }: Pick<Charge, 'amountMinor' | 'currency'>,
): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amountMinor / 100);
}
