import type { Dispatch } from 'react';
import {
  newLinesOf,
  type StartPaymentInput,
  startInput,
  useStartPayment,
} from '../../../api/payments/use-start-payment.ts';
import { refusalText } from '../../../i18n/promo-refusal-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OrderAction } from '../order.rules.ts';
import { chargeProblem } from '../saved/charge-problem.ts';

/** Starts a payment that needs no other page: it is free, paid from the balance, or charged to a saved method. */
export function usePayAtOnce(dispatch: Dispatch<OrderAction>) {
  const { t } = useI18n();
  const start = useStartPayment();
  return (payment: StartPaymentInput) => {
    dispatch({ type: 'activation_started' });
    start.mutate(startInput(payment), {
      onSuccess: ({ payment_id: paymentId, charge }) => {
        switch (charge?.state) {
          case 'pending':
            return dispatch({ type: 'charge_unanswered', paymentId });
          case 'confirm':
            return dispatch({ type: 'charge_needs_buyer', problem: t('chargeConfirmText') });
          case 'declined':
            if (charge.reason === 'method_dead')
              dispatch({ type: 'saved_method_chosen', id: null });
            return dispatch({ type: 'refused', problem: chargeProblem(t, charge) });
          default:
            return dispatch({ type: 'activated' });
        }
      },
      onError: (error) =>
        dispatch({
          type: 'refused',
          problem: refusalText(t, error),
          priceId: newLinesOf(error)?.subscription_price_id,
        }),
    });
  };
}
