import type { SubPlan } from '@sesame/contract/catalogue.ts';
import { cancelPayment, type PaymentMethod } from '@sesame/contract/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { call } from '../../api/call.ts';
import { chargeOf } from '../../api/charge.rules.ts';
import { forgetCodes, keptCode } from '../../api/kept-codes.ts';
import { logQuietly } from '../../api/log.ts';
import {
  offerHandoff,
  type PaymentRequest,
  watchPaymentReports,
  withdrawHandoff,
} from '../../api/payment-handoff.ts';
import { useMethods, usePayments, useUser } from '../../api/queries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { usePromocode } from '../../api/use-promocode.ts';
import { newLinesOf, useStartPayment } from '../../api/use-start-payment.ts';
import { refusalText } from '../../i18n/promo-refusal-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import {
  chosenPrice,
  fallsShort,
  isPaidAtOnce,
  newOrder,
  type OpenedPayment,
  orderLines,
  orderView,
  reduceOrder,
} from './order.rules.ts';

export type Order = ReturnType<typeof useOrder>;

/** Everything the sheet knows and does. Its parts draw from this and decide nothing. */
export function useOrder(product: SubPlan | undefined) {
  const { t } = useI18n();
  const [state, dispatch] = useReducer(reduceOrder, newOrder);
  /** Brought by a link to this device; offered until it was paid with. */
  const [coupon, setCoupon] = useState(() => keptCode('coupon'));
  const client = useQueryClient();
  const user = useUser();
  const methods = useMethods();
  const history = usePayments();
  const start = useStartPayment();

  const price = product && chosenPrice(product, state.priceId);
  const method = methods.data?.find(({ gateway }) => gateway === state.gateway);
  const promo = usePromocode({
    code: state.promo.submitted,
    priceId: price?.id ?? null,
    gateway: method?.gateway ?? null,
  });
  const discountPercent = promo.percent;
  const lines = price && orderLines(price.amount, method, discountPercent);
  const view = orderView(state.phase, history.data ?? []);
  const charge = chargeOf(method, lines?.totalCents ?? 0);
  const { phase } = state;

  useReports(phase.name === 'waiting' ? phase.payment.handoffId : null, dispatch);
  useFreshAccess(view === 'done');

  const request: PaymentRequest | undefined = price &&
    method && {
      gateway: method.gateway,
      priceId: price.id,
      promocode: discountPercent > 0 ? state.promo.submitted : null,
    };

  const openPaymentPage = (
    payment: PaymentRequest,
    sum: Pick<OpenedPayment, 'totalCents' | 'charge'>,
    paymentId: string | null = null,
  ) => {
    const { totalCents, charge } = sum;
    const handoffId = offerHandoff(payment, totalCents, charge?.amountMinor ?? null);
    const { gateway, priceId, promocode } = payment;
    // In the click itself, or a popup blocker takes it; without an opener, because a bank's page comes next.
    window.open(
      paths.payment({ gateway, priceId, promocode: promocode ?? undefined }),
      '_blank',
      'noopener',
    );
    dispatch({
      type: 'payment_opened',
      payment: { ...payment, handoffId, totalCents, charge, paymentId },
    });
  };

  const payAtOnce = (payment: PaymentRequest, totalCents: number) => {
    dispatch({ type: 'activation_started' });
    start.mutate(
      { ...payment, expectedTotalCents: totalCents, expectedChargeMinor: null },
      {
        onSuccess: () => dispatch({ type: 'activated' }),
        onError: (error) =>
          dispatch({
            type: 'refused',
            problem: refusalText(t, error),
            priceId: newLinesOf(error)?.subscription_price_id,
          }),
      },
    );
  };

  return {
    product,
    price,
    method,
    methods,
    lines,
    charge,
    view,
    problem: state.problem,
    payment: phase.name === 'waiting' ? phase.payment : null,
    promo: {
      text: state.promo.text ?? coupon ?? user.data?.coupon ?? '',
      code: state.promo.submitted,
      percent: discountPercent,
      isChecking: promo.isFetching && discountPercent === 0,
      refusal: promo.error ? refusalText(t, promo.error) : null,
    },
    canPay:
      request !== undefined &&
      product?.active === true &&
      !promo.isFetching &&
      !(method && lines && fallsShort(method, lines.totalCents)),
    /** Whether a method has too little for the chosen plan. */
    fallsShort: (other: PaymentMethod) =>
      price !== undefined &&
      fallsShort(other, orderLines(price.amount, other, discountPercent).totalCents),
    /** Whether the payment opens a page of its own. */
    opensPage: lines === undefined || !isPaidAtOnce(method, lines.totalCents),

    choosePlan: (priceId: number) => dispatch({ type: 'plan_chosen', priceId }),
    chooseMethod: (gateway: string) => dispatch({ type: 'method_chosen', gateway }),
    typePromo: (text: string) => dispatch({ type: 'promo_typed', text }),
    applyPromo: (text: string) => {
      // The same code again, after a failure: the question is repeated.
      if (state.promo.submitted === text.trim()) void promo.refetch();
      else dispatch({ type: 'promo_submitted', text });
    },
    removePromo: () => dispatch({ type: 'promo_removed' }),
    pay: () => {
      if (!request || !lines) return;
      if (coupon && request.promocode === coupon) {
        forgetCodes('coupon');
        setCoupon(null);
      }
      if (isPaidAtOnce(method, lines.totalCents)) payAtOnce(request, lines.totalCents);
      else openPaymentPage(request, { totalCents: lines.totalCents, charge });
    },
    openAgain: () => {
      if (phase.name === 'waiting')
        openPaymentPage(phase.payment, phase.payment, phase.payment.paymentId);
    },
    cancelWaiting: () => {
      if (phase.name !== 'waiting') return;
      withdrawHandoff();
      if (phase.payment.paymentId) {
        void cancelQuietly(phase.payment.paymentId).then(() =>
          Promise.all(
            [queryKeys.pending, queryKeys.payments].map((queryKey) =>
              client.invalidateQueries({ queryKey }),
            ),
          ),
        );
      }
      dispatch({ type: 'restarted' });
    },
    restart: () => dispatch({ type: 'restarted' }),
  };
}

/** Hears from the payment page in the other tab, while one is open. */
function useReports(
  handoffId: string | null,
  dispatch: (action: Parameters<typeof reduceOrder>[1]) => void,
): void {
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

/** The history knows that it is paid; the new end and the links are asked for at once, not with the next poll. */
function useFreshAccess(done: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (done) void client.invalidateQueries({ queryKey: queryKeys.activeSubscriptions });
  }, [done, client]);
}

/** A payment that is paid meanwhile cannot be canceled: then it shows as what it is. */
async function cancelQuietly(paymentId: string): Promise<void> {
  try {
    await call(cancelPayment, { body: { payment_id: paymentId } });
  } catch (error) {
    logQuietly('The payment was not canceled', error);
  }
}
