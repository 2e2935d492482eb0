import type { Cents } from '@sesame/contract/shared/money.ts';
import { Suspense } from 'react';
import { runtimeConfig } from '../../api/client/config.ts';
import { lazyScreen } from '../lazy-screen.ts';

const hint = lazyScreen(() =>
  import('./price-hint.tsx').then(
    ({ PriceHint }) => PriceHint,
    // A page without the hint is complete.
    () => () => null,
  ),
);

type ShownPriceProps = {
  cents: Cents;
  className?: string;
  /** With the sentence that the price is in dollars: once on a page, beside the total. */
  explained?: boolean;
};

/** What a price in dollars is about in the currency that the shop also shows, if it shows one. */
export function ShownPrice({ cents, className = '', explained = false }: ShownPriceProps) {
  if (runtimeConfig.shownCurrency === 'USD') return null;
  return (
    <span
      className={`type-tabular block font-normal text-muted text-xs leading-4 tracking-normal ${className}`}
    >
      <Suspense fallback={'\u00a0'}>
        <hint.Component cents={cents} explained={explained} />
      </Suspense>
    </span>
  );
}
