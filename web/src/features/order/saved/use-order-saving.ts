import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import type { Dispatch } from 'react';
import type { OrderAction, OrderState } from '../order.rules.ts';
import { useRenewalConsent } from '../use-renewal-consent.ts';
import { useSavedForOrder } from './use-saved-for-order.ts';

interface OrderToSave {
  readonly isPaid: boolean;
  readonly method: PaymentMethod | undefined;
  readonly priceId: number | null;
}

/** What an order is charged to, what it saves, and whether it renews; each box is null where it does not apply. */
export function useOrderSaving(
  state: OrderState,
  dispatch: Dispatch<OrderAction>,
  { isPaid, method, priceId }: OrderToSave,
) {
  const saved = useSavedForOrder(isPaid ? method : undefined, state.savedMethod);
  const isForBuyer = isPaid && !state.gift;
  const canSave = isForBuyer && method?.saves === true && saved.chosen === null;
  const saves = canSave && state.saves;
  const renewal = useRenewalConsent({
    isChosen: state.renews,
    isOffered: isForBuyer && method?.renews === true,
    priceId,
    gateway: method?.gateway ?? null,
  });
  return {
    /** The saved method to charge; null when the buyer pays on the page of the gateway. */
    chosen: saved.chosen,
    saves,
    /** What the buyer has agreed to; null without automatic renewal. */
    renewText: renewal.text,
    /** What the buyer is to agree to, or can choose from, is not there yet. */
    isLoading: saved.isLoading || renewal.isMissing,
    boxes: {
      /** Saved methods that the order can be paid with. */
      saved:
        saved.methods.length === 0
          ? null
          : {
              ...{ methods: saved.methods, chosen: saved.chosen },
              choose: (id: string | null) => dispatch({ type: 'saved_method_chosen', id }),
            },
      /** Saves the payment method. */
      saving: canSave
        ? {
            ...{ saves, renews: renewal.isOffered && state.renews },
            choose: (next: boolean) => dispatch({ type: 'saving_chosen', saves: next }),
          }
        : null,
      /** Renews the plan automatically. */
      renewing: renewal.isOffered
        ? {
            ...{ renews: state.renews, query: renewal.query },
            choose: (next: boolean) => dispatch({ type: 'renewing_chosen', renews: next }),
          }
        : null,
    },
  };
}
