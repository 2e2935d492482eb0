import type { Cents } from '@sesame/contract/shared/money.ts';
import { readShownRate } from '@sesame/contract/shop/orders/shown-currency.ts';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { aboutPrice } from './about-price.rules.ts';

/** `≈ 1 150 ₽`; nothing while the shop has no recent rate. */
export function PriceHint({ cents, explained }: { cents: Cents; explained: boolean }) {
  const { t, language } = useI18n();
  const { data, isPending } = useRouteQuery(readShownRate, {}, { staleTime: 10 * 60_000 });
  // The line keeps its height until the rate is known.
  if (isPending) return '\u00a0';
  if (!data?.shown || cents === 0) return null;
  const price = aboutPrice(language, cents, data.shown);
  if (explained) return t('priceAboutNote', { price });
  return (
    <>
      <span aria-hidden="true">≈&nbsp;{price}</span>
      <span className="sr-only">{t('priceAbout', { price })}</span>
    </>
  );
}
