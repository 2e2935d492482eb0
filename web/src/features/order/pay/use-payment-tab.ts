import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../api/client/call.ts';
import { logQuietly } from '../../../api/client/log.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import {
  offerHandoff,
  type PaymentRequest,
  watchPaymentReports,
  withdrawHandoff,
} from '../../../api/payments/payment-handoff.ts';
import { paths } from '../../../paths.ts';
import type { OpenedPayment, OrderAction } from '../order.rules.ts';

/** The page that pays an order in another tab, and what it reports. `opened` is the payment that the sheet waits for. */
export function usePaymentTab(opened: OpenedPayment | null, dispatch: Dispatch<OrderAction>) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useReports(opened?.handoffId ?? null, dispatch);

  const open = (
    payment: PaymentRequest,
    of: Pick<OpenedPayment, 'totalCents' | 'charge' | 'saves' | 'renewText' | 'change'>,
    paymentId: string | null = null,
  ) => {
    const { totalCents, charge, saves, renewText, change } = of;
    const handoffId = offerHandoff(payment, totalCents, charge?.amountMinor ?? null, {
      saves,
      renewText,
      change,
    });
    // Called synchronously in the click, because of popup blockers.
    const tab = window.open(addressOf(payment), '_blank');
    // The payment provider's page follows in that tab and must not reach this one.
    if (tab) tab.opener = null;
    dispatch({
      type: 'payment_opened',
      payment: {
        ...payment,
        ...{ handoffId, totalCents, charge, saves, renewText, change, paymentId },
        tabBlocked: !tab,
      },
    });
  };

  return {
    open,
    openAgain: () => {
      if (opened) open(opened, opened, opened.paymentId);
    },
    /** When the browser opened no tab: the payment page replaces the shop in this one. */
    continueHere: () => {
      if (!opened) return;
      const { totalCents, charge } = opened;
      offerHandoff(opened, totalCents, charge?.amountMinor ?? null, opened);
      navigate(addressOf(opened));
    },
    cancelWaiting: () => {
      if (!opened) return;
      withdrawHandoff();
      if (opened.paymentId) {
        void cancelQuietly(opened.paymentId).then(() =>
          invalidateRoutes(client, [isPaymentPending, listPayments]),
        );
      }
      dispatch({ type: 'restarted' });
    },
  };
}

function addressOf({ gateway, priceId, promocode, gift }: PaymentRequest): string {
  return paths.payment({
    gateway,
    priceId,
    promocode: promocode ?? undefined,
    gift: gift ?? false,
  });
}

/** Subscribes to reports of the payment page in the other tab, while one is open. */
function useReports(handoffId: string | null, dispatch: Dispatch<OrderAction>): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!handoffId) return;
    return watchPaymentReports((report) => {
      if (report.handoffId !== handoffId) return;
      void client.invalidateQueries();
      if (report.kind === 'started') {
        dispatch({ type: 'payment_started', handoffId, paymentId: report.paymentId });
      } else {
        dispatch({
          type: 'refused',
          problem: report.message,
          priceId: report.priceId ?? undefined,
        });
      }
    });
  }, [handoffId, client, dispatch]);
}

/** A payment that was paid meanwhile cannot be canceled; it is then shown as paid. */
async function cancelQuietly(paymentId: string): Promise<void> {
  try {
    await call(cancelPayment, { body: { payment_id: paymentId } });
  } catch (error) {
    logQuietly('The payment was not canceled', error);
  }
}
