import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { searchPayments } from '@sesame/contract/shop/payment-search.ts';
import type { PaymentHistoryItem, PaymentMethod } from '@sesame/contract/shop/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { chargeOf } from '../../api/payments/charge.rules.ts';
import { fetchNewAccess } from '../../api/payments/fetch-new-access.ts';
import { markPaymentRead } from '../../api/payments/followed-payments.ts';
import type { PaymentRequest } from '../../api/payments/payment-handoff.ts';
import { clearCodes, savedCode } from '../../api/payments/saved-codes.ts';
import { isRefused, promoCodeQuery, usePromoCode } from '../../api/payments/use-promo-code.ts';
import { newLinesOf, startInput, useStartPayment } from '../../api/payments/use-start-payment.ts';
import { useMethods, usePayments, useUser } from '../../api/queries.ts';
import { keptDraft, useKeptDraft } from '../../api/session/kept-draft.ts';
import { refusalText } from '../../i18n/promo-refusal-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePlanChange } from './change/use-plan-change.ts';
import {
  changedFrom,
  chosenPrice,
  draftOfOrder,
  fallsShort,
  findUnfinished,
  isOrderDraft,
  isPaidAtOnce,
  lastChoice,
  orderFrom,
  orderLines,
  orderView,
  paymentOf,
  promoInField,
  reduceOrder,
} from './order.rules.ts';
import { chargeProblem } from './saved/charge-problem.ts';
import { useSavedForOrder } from './saved/use-saved-for-order.ts';
import { usePaymentTab } from './use-payment-tab.ts';
import { useRenewalConsent } from './use-renewal-consent.ts';

/** What the buyer chose last for the product, also when that was before the polled part of the history. */
function useLastChoice(product: SubPlan | undefined, history: PaymentHistoryItem[] | undefined) {
  const recent = product && history && lastChoice(product, history);
  const older = useRouteQuery(
    searchPayments,
    { query: { product: String(product?.id) } },
    { enabled: product !== undefined && history !== undefined && recent === undefined },
  );
  return recent ?? (product && lastChoice(product, older.data ?? []));
}

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
  const { t } = useI18n();
  const [state, dispatch] = useReducer(reduceOrder, productId, (id) =>
    orderFrom(id, changes === null ? keptDraft('order', isOrderDraft) : null, planId),
  );
  useKeptDraft('order', changes === null ? draftOfOrder(productId, state) : null);
  /** From a link on this device; applied until it was used for a payment. */
  const [coupon, setCoupon] = useState(() => savedCode('coupon'));
  const client = useQueryClient();
  const user = useUser();
  const methods = useMethods();
  const history = usePayments();
  const start = useStartPayment();

  const last = useLastChoice(again ? product : undefined, history.data);
  const price = product && chosenPrice(product, state.priceId ?? last?.priceId ?? null);
  const gateway = state.gateway ?? last?.gateway;
  const method = methods.data?.find((one) => one.gateway === gateway);
  const field = promoInField(state.promo, coupon ?? user.data?.coupon ?? null);
  const question = { priceId: price?.id ?? null, gateway: method?.gateway ?? null };
  const promo = usePromoCode({ code: field.code, ...question });
  /** A refused coupon leaves the field, because the buyer never typed it; the reason is shown below. */
  const dropped = field.isRemembered && isRefused(promo.error);
  const discountPercent = promo.percent;
  const changing = usePlanChange(changes, price?.id);
  const { creditCents } = changing;
  const lines =
    price && creditCents !== null
      ? orderLines(price.amount, method, discountPercent, creditCents)
      : undefined;
  const view = orderView(state.phase, history.data ?? []);
  const unfinished = state.isUntouched ? findUnfinished(productId, history.data ?? []) : undefined;
  if (unfinished) dispatch({ type: 'unfinished_found', paymentId: unfinished.id });
  const charge = chargeOf(method, lines?.totalCents ?? 0);
  const { phase } = state;

  const opened = phase.name === 'waiting' ? phase.payment : null;
  const tab = usePaymentTab(opened, dispatch);
  useFreshAccess(view === 'done');

  const markRead = (news?: 'review') => {
    const id = paymentOf(phase);
    if (id) markPaymentRead(id, news);
  };

  const request: PaymentRequest | undefined = price &&
    method && {
      gateway: method.gateway,
      priceId: price.id,
      promocode: discountPercent > 0 ? field.code : null,
      gift: state.gift,
    };

  const payAtOnce = (payment: PaymentRequest, totalCents: number) => {
    dispatch({ type: 'activation_started' });
    start.mutate(
      startInput({
        ...payment,
        ...{ expectedTotalCents: totalCents, expectedChargeMinor: charge?.amountMinor ?? null },
        ...{ renewText: renewal.text, savedMethod: saved.chosen, change: changing.ordered },
      }),
      {
        onSuccess: ({ payment_id: paymentId, charge: result }) => {
          switch (result?.state) {
            case 'pending':
              return dispatch({ type: 'charge_unanswered', paymentId });
            case 'confirm':
              return dispatch({ type: 'charge_needs_buyer', problem: t('chargeConfirmText') });
            case 'declined':
              if (result.reason === 'method_dead') {
                dispatch({ type: 'saved_method_chosen', id: null });
              }
              return dispatch({ type: 'refused', problem: chargeProblem(t, result) });
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
      },
    );
  };

  const isPaid = lines !== undefined && lines.totalCents > 0;
  const saved = useSavedForOrder(isPaid ? method : undefined, state.savedMethod);
  const canSave = isPaid && !state.gift && method?.saves === true && saved.chosen === null;
  const saves = canSave && state.saves;
  const renewal = useRenewalConsent({
    isChosen: state.renews,
    isOffered: isPaid && !state.gift && method?.renews === true,
    ...question,
  });

  const isAtOnce =
    lines !== undefined && (saved.chosen !== null || isPaidAtOnce(method, lines.totalCents));
  const payNow = () => {
    if (!request || !lines) return;
    if (coupon && request.promocode === coupon) {
      clearCodes('coupon');
      setCoupon(null);
    }
    if (isAtOnce) payAtOnce(request, lines.totalCents);
    else payOnPage();
  };
  const payOnPage = () => {
    if (!request || !lines) return;
    const { totalCents } = lines;
    const renewText = saves ? renewal.text : null;
    tab.open(request, { totalCents, charge, saves, renewText, change: changing.ordered });
  };
  const payChecked = useEffectEvent(payNow);
  useEffect(() => {
    if (state.promo.check === 'passed') payChecked();
  }, [state.promo.check]);

  /** A code in the field that gives no discount yet is checked first: it must never cost the full price silently. */
  const checkThenPay = async (text: string) => {
    dispatch({ type: 'promo_check_started', text });
    try {
      await client.fetchQuery(promoCodeQuery({ code: text.trim(), ...question }));
      dispatch({ type: 'promo_check_passed' });
    } catch {
      dispatch({ type: 'promo_check_failed', problem: t('promoNotApplied') });
    }
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
    promo: {
      text: dropped ? '' : field.text,
      code: field.code,
      percent: discountPercent,
      isChecking: promo.isFetching && discountPercent === 0,
      refusal: promo.error && !dropped ? refusalText(t, promo.error) : null,
      /** Why a coupon that the buyer did not type gives no discount. */
      couponNote: dropped ? `${field.text.toUpperCase()}: ${refusalText(t, promo.error)}` : null,
    },
    isCheckingBeforePay: state.promo.check !== 'none',
    canPay:
      request !== undefined &&
      lines !== undefined &&
      product?.active === true &&
      !promo.isFetching &&
      !saved.isLoading &&
      !renewal.isMissing &&
      !(method && lines && fallsShort(method, lines.totalCents)),
    /** Whether a method's balance is too low for the chosen plan. */
    fallsShort: (other: PaymentMethod) =>
      price !== undefined &&
      fallsShort(
        other,
        orderLines(price.amount, other, discountPercent, creditCents ?? 0).totalCents,
      ),
    /** Whether the payment opens a separate page. */
    opensPage: !isAtOnce,

    /** Saved methods that the order can be paid with; null without any. */
    saved:
      saved.methods.length === 0
        ? null
        : {
            ...{ methods: saved.methods, chosen: saved.chosen },
            choose: (id: string | null) => dispatch({ type: 'saved_method_chosen', id }),
          },

    /** The plan change that the sheet is for; its query is idle for an ordinary order. */
    changing: changes === null ? null : changing.query,

    /** The box to save what is paid with; null where nothing can be saved. */
    saving: canSave
      ? {
          ...{ saves, renews: renewal.isOffered && state.renews },
          choose: (next: boolean) => dispatch({ type: 'saving_chosen', saves: next }),
        }
      : null,

    /** The box to buy it as a gift; null for a plan change, which gives nothing away. */
    giving:
      changes === null
        ? {
            gift: state.gift,
            choose: (next: boolean) => dispatch({ type: 'gift_chosen', gift: next }),
          }
        : null,

    /** The box for automatic renewal; null where nothing can be charged later. */
    renewing: renewal.isOffered
      ? {
          ...{ renews: state.renews, query: renewal.query },
          choose: (next: boolean) => dispatch({ type: 'renewing_chosen', renews: next }),
        }
      : null,

    choosePlan: (priceId: number) => dispatch({ type: 'plan_chosen', priceId }),
    chooseMethod: (gateway: string) => dispatch({ type: 'method_chosen', gateway }),
    typePromo: (text: string) => dispatch({ type: 'promo_typed', text }),
    applyPromo: (text: string) => {
      // The same code again, after a failure: repeat the check.
      if (field.code === text.trim()) void promo.refetch();
      else dispatch({ type: 'promo_submitted', text });
    },
    removePromo: () => dispatch({ type: 'promo_removed' }),
    pay: () => {
      const hasOpenCode = discountPercent === 0 && !dropped && field.text.trim() !== '';
      if (hasOpenCode) void checkThenPay(field.text);
      else payNow();
    },
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
