import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { chargeOf } from '../../../api/payments/charge.rules.ts';
import type { PaymentRequest } from '../../../api/payments/payment-handoff.ts';
import {
  isPaidAtOnce,
  type OpenedPayment,
  type OrderAction,
  type OrderState,
  type orderLines,
} from '../order.rules.ts';
import type { useOrderPromo } from '../promo/use-order-promo.ts';
import type { useOrderSaving } from '../saved/use-order-saving.ts';
import { usePayAtOnce } from './use-pay-at-once.ts';
import { usePaymentTab } from './use-payment-tab.ts';

interface OrderToPay {
  readonly state: OrderState;
  readonly method: PaymentMethod | undefined;
  /** Undefined until plan, method and prices are known. */
  readonly request: PaymentRequest | undefined;
  readonly lines: ReturnType<typeof orderLines> | undefined;
  readonly charge: ReturnType<typeof chargeOf>;
  readonly change: OpenedPayment['change'];
  readonly promo: ReturnType<typeof useOrderPromo>;
  readonly saving: ReturnType<typeof useOrderSaving>;
}

/** Pays the order at once or on the page of its payment, after the code in the field was checked. */
export function useOrderPayment(
  { state, method, request, lines, charge, change, promo, saving }: OrderToPay,
  dispatch: Dispatch<OrderAction>,
) {
  const opened = state.phase.name === 'waiting' ? state.phase.payment : null;
  const tab = usePaymentTab(opened, dispatch);
  const payAtOnce = usePayAtOnce(dispatch);
  const isAtOnce =
    lines !== undefined && (saving.chosen !== null || isPaidAtOnce(method, lines.totalCents));

  const payOnPage = () => {
    if (!request || !lines) return;
    const renewText = saving.saves ? saving.renewText : null;
    const { totalCents } = lines;
    tab.open(request, { totalCents, charge, saves: saving.saves, renewText, change });
  };
  const payNow = () => {
    if (!request || !lines) return;
    promo.forgetCoupon(request.promocode);
    if (!isAtOnce) return payOnPage();
    payAtOnce({
      ...request,
      ...{ expectedTotalCents: lines.totalCents },
      ...{ expectedChargeMinor: charge?.amountMinor ?? null },
      ...{ renewText: saving.renewText, savedMethod: saving.chosen, change },
    });
  };
  const payChecked = useEffectEvent(payNow);
  useEffect(() => {
    if (state.promo.check === 'passed') payChecked();
  }, [state.promo.check]);

  return {
    opened,
    tab,
    /** Whether the payment opens a separate page. */
    opensPage: !isAtOnce,
    payOnPage,
    /** A code in the field that gives no discount yet is checked first: it must never cost the full price silently. */
    pay: () => {
      if (promo.isOpen) void promo.check();
      else payNow();
    },
  };
}
