import { durationOnWire } from '@sesame/contract/durations.ts';
import { centsFromDollars } from '@sesame/contract/money.ts';
import type { OperatorProduct } from '@sesame/contract/operator-catalogue.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { productWords } from './products.words.ts';

/** Versions that held before, folded away. */
export function PastPrices({ prices }: { prices: OperatorProduct['past_prices'] }) {
  const { t } = useI18n();
  const say = useWords(productWords);
  if (prices.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="type-label min-h-6 cursor-pointer text-text-secondary pointer-coarse:min-h-11">
        {say('past')}
      </summary>
      <ul className="type-tabular m-0 mt-2 grid list-none gap-1.5 p-0 text-[.8125rem] text-muted">
        {prices.map(({ id, count, unit, amount, from, until }) => (
          <li className="flex flex-wrap justify-between gap-x-4" key={id}>
            <span>
              {formatTerm(t, durationOnWire({ count, unit }))} ·{' '}
              {formatMoney(centsFromDollars(amount))}
            </span>
            <span>{say('pastRange', { from: formatDate(from), until: formatDate(until) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
