import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { paths } from '../paths.ts';
import { returnedPayment } from './routing/returned-payment.ts';
import { useOrderSheet } from './use-order-sheet.tsx';

/** The dashboard, and the order sheet over it. */
export function DashboardRoute() {
  const [path, navigate] = useLocation();
  useReturn(returnedPayment(useSearch()));
  const { openOrder, preloadOrder, sheet } = useOrderSheet();
  return (
    <>
      <DashboardScreen
        onOrder={(product, { withCoupon, again }) =>
          openOrder(`order=${product}${again ? '&again' : ''}`, withCoupon)
        }
        onOrderIntent={preloadOrder}
        onShowPlans={() => navigate(paths.subscriptions())}
        tab={path.startsWith(paths.payments()) ? 'payments' : 'subscriptions'}
      />
      {sheet}
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
