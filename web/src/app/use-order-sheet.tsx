import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { lazyScreen } from '../shell/lazy-screen.ts';
import {
  changedSubscription,
  orderedPlan,
  orderedProduct,
  ordersAgain,
} from './routing/ordered-product.ts';

const orderSheet = lazyScreen(() =>
  import('../features/order/order-sheet.tsx').then((module) => module.OrderSheet),
);

/** State of the history entry of an open sheet: the entry before it is the page below it, and why it was opened. */
type SheetEntry = { overPage: true; withCoupon: boolean };

/** With `?order=<product>`, the order sheet over this page, so that Back closes the sheet. */
export function useOrderSheet(): {
  openOrder: (query: string, withCoupon?: boolean) => void;
  preloadOrder: () => void;
  sheet: ReactNode;
} {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const productId = orderedProduct(search);
  // Only this hook writes the state of these entries.
  const entry = useHistoryState<SheetEntry | null>();
  const [needed, setNeeded] = useState(false);
  if (productId !== null && !needed) setNeeded(true);
  const OrderSheet = orderSheet.Component;
  return {
    openOrder: (query, withCoupon = false) => {
      // On returning to an address with a fragment, the browser would move the focus to its target.
      if (location.hash) navigate(path, { replace: true });
      navigate(`${path}?${query}`, { state: { overPage: true, withCoupon } satisfies SheetEntry });
    },
    preloadOrder: orderSheet.preload,
    sheet: needed ? (
      <Suspense fallback={null}>
        <OrderSheet
          again={ordersAgain(search)}
          changes={changedSubscription(search)}
          onClose={() => {
            if (entry?.overPage) history.back();
            else navigate(path, { replace: true });
          }}
          planId={orderedPlan(search)}
          productId={productId}
          withCoupon={entry?.withCoupon ?? false}
        />
      </Suspense>
    ) : null,
  };
}
