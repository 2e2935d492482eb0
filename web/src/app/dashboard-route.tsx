import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { paths } from '../paths.ts';
import { lazyScreen } from '../shell/lazy-screen.ts';
import { orderedProduct, ordersAgain } from './routing/ordered-product.ts';
import { returnedPayment } from './routing/returned-payment.ts';

const orderSheet = lazyScreen(() =>
  import('../features/order/order-sheet.tsx').then((module) => module.OrderSheet),
);

/**
 * State of the history entry of an open sheet: the entry before it is the dashboard, and why the sheet was
 * opened.
 */
type SheetEntry = { overDashboard: true; withCoupon: boolean };

/** The dashboard and, with `?order=<product>`, the order sheet over it, so that Back closes the sheet. */
export function DashboardRoute() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const productId = orderedProduct(search);
  useReturn(returnedPayment(search));
  // Only this component writes the state of these entries.
  const entry = useHistoryState<SheetEntry | null>();
  const [sheetNeeded, setSheetNeeded] = useState(false);
  if (productId !== null && !sheetNeeded) setSheetNeeded(true);
  const OrderSheet = orderSheet.Component;
  return (
    <>
      <DashboardScreen
        onOrder={(product, { withCoupon, again }) => {
          // On returning to an address with a fragment, the browser would move the focus to its target.
          if (location.hash) navigate(path, { replace: true });
          navigate(`${path}?order=${product}${again ? '&again' : ''}`, {
            state: { overDashboard: true, withCoupon },
          });
        }}
        onOrderIntent={orderSheet.preload}
        onShowPlans={() => navigate(paths.subscriptions())}
        tab={path.startsWith(paths.payments()) ? 'payments' : 'subscriptions'}
      />
      {sheetNeeded ? (
        <Suspense fallback={null}>
          <OrderSheet
            onClose={() => {
              if (entry?.overDashboard) history.back();
              else navigate(path, { replace: true });
            }}
            again={ordersAgain(search)}
            productId={productId}
            withCoupon={entry?.withCoupon ?? false}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** A checkout page returns here with its payment id: it is removed from the address and the payment is synced. */
function useReturn(paymentId: string | null): void {
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    if (paymentId === null) return;
    navigate(path, { replace: true });
    // If this fails, the next poll shows the new state.
    import('../api/payments/check-returned.ts').then(
      ({ checkReturned }) => checkReturned(client, paymentId),
      () => {},
    );
  }, [client, navigate, path, paymentId]);
}
