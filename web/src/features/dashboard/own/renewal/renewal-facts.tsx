import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { RenewalOption, readRenewalTerms } from '@sesame/contract/shop/renewals.ts';
import { formatDate, formatDollars } from '../../../../i18n/format.ts';
import { formatTerm } from '../../../../i18n/format-term.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { type PriceLine, PriceLines } from '../../../../ui/data/price-lines.tsx';

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

type RenewalFactsProps = { terms: AnswerOf<typeof readRenewalTerms>; option: RenewalOption };

/** When the first charge is made, and how much each one is. */
export function RenewalFacts({ terms, option }: RenewalFactsProps) {
  const { t } = useI18n();
  const period = formatTerm(t, terms.duration);
  const about = option.charge && t('renewalAbout', { amount: rubles.format(option.charge.amount) });
  const lines: PriceLine[] = [
    { key: 'first', label: t('renewalNext'), value: formatDate(terms.charge_at) },
    {
      key: 'each',
      label: t('renewalEach', { period }),
      value: about ? `${formatDollars(option.total)}, ${about}` : formatDollars(option.total),
    },
  ];
  return (
    <div className="mt-5">
      <PriceLines lines={lines} />
    </div>
  );
}
