import type { ConsoleProduct } from '@sesame/contract/console/catalogue.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { productMessages } from './products.messages.ts';

/** Earlier price versions, collapsed. */
export function PastPrices({ prices }: { prices: ConsoleProduct['past_prices'] }) {
  const { language, t: tShop } = useI18n();
  const t = useMessages(productMessages);
  if (prices.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="type-label min-h-6 cursor-pointer text-text-secondary pointer-coarse:min-h-11">
        {t('past')}
      </summary>
      <ul className="type-tabular m-0 mt-2 grid list-none gap-1.5 p-0 text-[.8125rem] text-muted">
        {prices.map(({ id, count, unit, amount, from, until }) => (
          <li className="flex flex-wrap justify-between gap-x-4" key={id}>
            <span>
              {formatTerm(tShop, serializeDuration({ count, unit }))} ·{' '}
              {formatDollars(language, amount)}
            </span>
            <span>{t('pastRange', { from: formatDate(from), until: formatDate(until) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
