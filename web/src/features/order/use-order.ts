import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { chargeOf } from '../../api/payments/charge.rules.ts';
import { fetchNewAccess } from '../../api/payments/fetch-new-access.ts';
import { markPaymentRead } from '../../api/payments/followed-payments.ts';
import type { PaymentRequest } from '../../api/payments/payment-handoff.ts';
import { useMethods, usePayments } from '../../api/queries.ts';
import { keptDraft, useKeptDraft } from '../../api/session/kept-draft.ts';
import { usePlanChange } from './change/use-plan-change.ts';
import {
  changedFrom,
  chosenPrice,
  draftOfOrder,
  fallsShort,
  findUnfinished,
  isOrderDraft,
  orderFrom,
  orderLines,
  orderView,
  paymentOf,
  reduceOrder,
} from './order.rules.ts';
import { useOrderPayment } from './pay/use-order-payment.ts';
import { useOrderPromo } from './promo/use-order-promo.ts';
import { useOrderSaving } from './saved/use-order-saving.ts';
import { useLastChoice } from './use-last-choice.ts';

export type Order = ReturnType<typeof useOrder>;

/** State and actions of the sheet; its components only render them. */
export function useOrder(
  product: SubPlan | undefined,
  {
    productId,
    again,
    planId,
    changes,
  }: { productId: number; again: boolean; planId: number | null; changes: string | null },
) {
  const [state, dispatch] = useReducer(reduceOrder, productId, (id) =>
    orderFrom(id, changes === null ? keptDraft('order', isOrderDraft) : null, planId),
  );
  useKeptDraft('order', changes === null ? draftOfOrder(productId, state) : null);
  const methods = useMethods();
  const history = usePayments();

  const last = useLastChoice(again ? product : undefined, history.data);
  const price = product && chosenPrice(product, state.priceId ?? last?.priceId ?? null);
  const gateway = state.gateway ?? last?.gateway;
  const method = methods.data?.find((one) => one.gateway === gateway);
  const priceId = price?.id ?? null;
  const promo = useOrderPromo(state.promo, dispatch, { priceId, gateway: method?.gateway ?? null });
  const changing = usePlanChange(changes, price?.id);
  const { creditCents } = changing;
  const lines =
    price && creditCents !== null
      ? orderLines(price.amount, method, promo.percent, creditCents)
      : undefined;
  const { phase } = state;
  const view = orderView(phase, history.data ?? []);
  const unfinished = state.isUntouched ? findUnfinished(productId, history.data ?? []) : undefined;
  if (unfinished) dispatch({ type: 'unfinished_found', paymentId: unfinished.id });
  const charge = chargeOf(method, lines?.totalCents ?? 0);
  useFreshAccess(view === 'done');

  const request: PaymentRequest | undefined = price &&
    method && {
      gateway: method.gateway,
      priceId: price.id,
      promocode: promo.applied,
      gift: state.gift,
    };
  const isPaid = lines !== undefined && lines.totalCents > 0;
  const saving = useOrderSaving(state, dispatch, { isPaid, method, priceId });
  const { opened, tab, opensPage, pay, payOnPage } = useOrderPayment(
    { state, method, request, lines, charge, change: changing.ordered, promo, saving },
    dispatch,
  );

  const markRead = (news?: 'review') => {
    const id = paymentOf(phase);
    if (id) markPaymentRead(id, news);
  };

  return {
    product,
    price,
    /** What the plan cost last time, when it has another price now. */
    previousPrice: changedFrom(last, price),
    method,
    methods,
    lines,
    charge,
    view,
    /** The order of this sheet, also one that was found unfinished, is a gift. */
    isGift: history.data?.find(({ id }) => id === paymentOf(phase))?.gift ?? state.gift,
    problem: state.problem,
    payment: opened,
    paymentId: paymentOf(phase),
    promo: promo.field,
    isCheckingBeforePay: state.promo.check !== 'none',
    canPay:
      request !== undefined &&
      lines !== undefined &&
      product?.active === true &&
      !promo.isFetching &&
      !saving.isLoading &&
      !(method && fallsShort(method, lines.totalCents)),
    /** Whether a method's balance is too low for the chosen plan. */
    fallsShort: (other: PaymentMethod) =>
      price !== undefined &&
      fallsShort(
        other,
        orderLines(price.amount, other, promo.percent, creditCents ?? 0).totalCents,
      ),
    opensPage,
    ...saving.boxes,

    /** The plan change that the sheet is for; its query is idle for an ordinary order. */
    changing: changes === null ? null : changing.query,

    /** The box to buy it as a gift; null for a plan change, which gives nothing away. */
    giving:
      changes === null
        ? {
            gift: state.gift,
            choose: (next: boolean) => dispatch({ type: 'gift_chosen', gift: next }),
          }
        : null,

    choosePlan: (id: number) => dispatch({ type: 'plan_chosen', priceId: id }),
    chooseMethod: (name: string) => dispatch({ type: 'method_chosen', gateway: name }),
    typePromo: (text: string) => dispatch({ type: 'promo_typed', text }),
    applyPromo: promo.submit,
    removePromo: () => dispatch({ type: 'promo_removed' }),
    pay,
    payOnPage,
    openAgain: tab.openAgain,
    continueHere: tab.continueHere,
    cancelWaiting: () => {
      markRead();
      tab.cancelWaiting();
    },
    restart: () => {
      markRead();
      dispatch({ type: 'restarted' });
    },
    /** The sheet closes: what it said about the payment is not said again. */
    leave: () => {
      if (view === 'review') markRead('review');
      else if (view === 'done' || view === 'unpaid') markRead();
    },
  };
}

/** Once the history shows the payment as paid, the new end and links are fetched at once, not with the next poll. */
function useFreshAccess(done: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (done) fetchNewAccess(client);
  }, [done, client]);
}
