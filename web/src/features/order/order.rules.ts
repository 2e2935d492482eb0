import {
  type Cents,
  centsFromDollars,
  hundredthsFromPercent,
} from '@sesame/contract/shared/money.ts';
import {
  type OrderedChange,
  type PlanChangeLines,
  quotePlanChange,
} from '@sesame/contract/shared/orders/plan-change.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentHistoryItem, PaymentMethod } from '@sesame/contract/shop/payments.ts';
import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import type { Charge } from '../../api/payments/charge.rules.ts';

/** The request sent to the payment page, frozen while the sheet waits. */
export type OpenedPayment = {
  handoffId: string;
  priceId: number;
  gateway: string;
  promocode: string | null;
  gift?: boolean;
  totalCents: Cents;
  /** The charged amount, if not in dollars. */
  charge: Charge | null;
  /** What the buyer pays with is saved. */
  saves: boolean;
  /** The text by which the buyer agreed to automatic renewal; null when they did not. */
  renewText: string | null;
  /** The plan change that was ordered; null for an ordinary order. */
  change: OrderedChange | null;
  /** Known once the payment page has it from the server. */
  paymentId: string | null;
  /** The browser opened no new tab, so the payment continues in this one. */
  tabBlocked: boolean;
};

export type OrderPhase =
  | { name: 'choosing' }
  /** An open payment for the product was found: continue it, cancel it, or pay in another way. */
  | { name: 'unfinished'; paymentId: string }
  /** The sheet itself is placing an order that needs no payment page. */
  | { name: 'activating' }
  | { name: 'waiting'; payment: OpenedPayment }
  /** A saved method is charged, and its gateway has not answered yet. */
  | { name: 'checking'; paymentId: string }
  /** The bank wants the buyer to confirm on the page of the gateway. */
  | { name: 'confirm' }
  | { name: 'done' };

export type OrderState = {
  /** The chosen plan; null: the first one of the list. */
  priceId: number | null;
  gateway: string | null;
  promo: {
    /** The typed text; null while untouched, when the remembered coupon applies. */
    text: string | null;
    /** The code that was applied; its discount is the server's answer. */
    submitted: string | null;
    /** Pay was pressed while the field showed a code without a discount: the code is checked before the payment. */
    check: 'none' | 'running' | 'passed';
  };
  /** The box to save what the buyer pays with is ticked; it counts for methods that can be saved. */
  saves: boolean;
  /** The saved method to charge; null for another one, undefined until the buyer has chosen. */
  savedMethod: string | null | undefined;
  /** The box for automatic renewal is ticked; it counts for methods that can be charged later. */
  renews: boolean;
  /** The order is a gift: nothing is saved or renewed with it. */
  gift: boolean;
  phase: OrderPhase;
  /** Why the last attempt was refused, in the reader's language. */
  problem: string | null;
  /** The buyer has done nothing in this sheet yet, so an open payment for the product comes first. */
  isUntouched: boolean;
};

export type OrderAction =
  | { type: 'unfinished_found'; paymentId: string }
  | { type: 'plan_chosen'; priceId: number }
  | { type: 'method_chosen'; gateway: string }
  | { type: 'saving_chosen'; saves: boolean }
  | { type: 'saved_method_chosen'; id: string | null }
  | { type: 'renewing_chosen'; renews: boolean }
  | { type: 'gift_chosen'; gift: boolean }
  | { type: 'promo_typed'; text: string }
  | { type: 'promo_submitted'; text: string }
  | { type: 'promo_removed' }
  | { type: 'promo_check_started'; text: string }
  | { type: 'promo_check_passed' }
  | { type: 'promo_check_failed'; problem: string }
  | { type: 'payment_opened'; payment: OpenedPayment }
  | { type: 'payment_started'; handoffId: string; paymentId: string }
  /** `priceId`: the price that replaced the requested one. */
  | { type: 'refused'; problem: string; priceId?: number | undefined }
  | { type: 'activation_started' }
  | { type: 'activated' }
  | { type: 'charge_unanswered'; paymentId: string }
  /** `problem` says it where the buyer first has to agree again to what is saved for renewal. */
  | { type: 'charge_needs_buyer'; problem: string }
  | { type: 'restarted' };

export const newOrder: OrderState = {
  priceId: null,
  gateway: null,
  promo: { text: null, submitted: null, check: 'none' },
  saves: false,
  savedMethod: undefined,
  renews: false,
  gift: false,
  phase: { name: 'choosing' },
  problem: null,
  isUntouched: true,
};

export function reduceOrder(state: OrderState, action: OrderAction): OrderState {
  const next = reduce(state, action);
  return next.isUntouched ? { ...next, isUntouched: false } : next;
}

function reduce(state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case 'unfinished_found':
      return { ...state, phase: { name: 'unfinished', paymentId: action.paymentId } };
    case 'plan_chosen':
      return { ...withoutCheck(state), priceId: action.priceId, problem: null };
    case 'method_chosen':
      return {
        ...withoutCheck(state),
        ...{ gateway: action.gateway, savedMethod: undefined, problem: null },
      };
    case 'saving_chosen':
      // What is not saved cannot be charged again.
      return { ...state, saves: action.saves, renews: state.renews && action.saves };
    case 'saved_method_chosen':
      return { ...state, savedMethod: action.id, problem: null };
    case 'renewing_chosen':
      return { ...state, renews: action.renews, saves: state.saves || action.renews };
    case 'gift_chosen':
      return { ...withoutCheck(state), gift: action.gift, problem: null };
    case 'promo_typed':
      return {
        ...state,
        promo: { text: action.text, submitted: null, check: 'none' },
        problem: null,
      };
    case 'promo_submitted':
      return { ...state, promo: promoOf(action.text, 'none'), problem: null };
    case 'promo_removed':
      return { ...state, promo: { text: '', submitted: null, check: 'none' }, problem: null };
    case 'promo_check_started':
      return { ...state, promo: promoOf(action.text, 'running'), problem: null };
    case 'promo_check_passed':
      // After another choice the buyer presses Pay again for the new total.
      return state.promo.check === 'running'
        ? { ...state, promo: { ...state.promo, check: 'passed' } }
        : state;
    case 'promo_check_failed':
      return state.promo.check === 'running'
        ? { ...withoutCheck(state), problem: action.problem }
        : state;
    case 'payment_opened':
      return {
        ...withoutCheck(state),
        phase: { name: 'waiting', payment: action.payment },
        problem: null,
      };
    case 'payment_started':
      return withPaymentId(state, action.handoffId, action.paymentId);
    case 'refused':
      return {
        ...withoutCheck(state),
        priceId: action.priceId ?? state.priceId,
        phase: { name: 'choosing' },
        problem: action.problem,
      };
    case 'activation_started':
      return { ...withoutCheck(state), phase: { name: 'activating' }, problem: null };
    case 'activated':
      return { ...state, phase: { name: 'done' } };
    case 'charge_unanswered':
      return { ...state, phase: { name: 'checking', paymentId: action.paymentId } };
    case 'charge_needs_buyer':
      return state.renews
        ? { ...state, savedMethod: null, phase: { name: 'choosing' }, problem: action.problem }
        : { ...state, savedMethod: null, phase: { name: 'confirm' } };
    case 'restarted':
      return { ...state, phase: { name: 'choosing' }, problem: null };
  }
}

function promoOf(text: string, check: OrderState['promo']['check']): OrderState['promo'] {
  return { text, submitted: text.trim() || null, check };
}

function withoutCheck(state: OrderState): OrderState {
  return { ...state, promo: { ...state.promo, check: 'none' } };
}

/** What the promo field shows and which code is checked; an untouched field applies the remembered coupon by itself. */
export function promoInField(promo: OrderState['promo'], remembered: string | null) {
  return promo.text === null
    ? { text: remembered ?? '', code: remembered, isRemembered: remembered !== null }
    : { text: promo.text, code: promo.submitted, isRemembered: false };
}

/** A report of another tab counts only for the payment that this sheet waits for. */
function withPaymentId(state: OrderState, handoffId: string, paymentId: string): OrderState {
  if (state.phase.name !== 'waiting' || state.phase.payment.handoffId !== handoffId) return state;
  return { ...state, phase: { name: 'waiting', payment: { ...state.phase.payment, paymentId } } };
}

/** The plan shown as chosen; a deleted or unknown choice falls back to the first. */
export function chosenPrice(product: SubPlan, priceId: number | null) {
  return product.price_table.find((price) => price.id === priceId) ?? product.price_table[0];
}

export interface LastChoice {
  /** The plan, if it is still offered. */
  readonly priceId: number | null;
  readonly gateway: string;
  /** What the plan cost then, in dollars; null when nothing was paid. */
  readonly paidPrice: number | null;
}

/** The plan and the method of the buyer's latest payment for the product. */
export function lastChoice(
  product: SubPlan,
  history: readonly PaymentHistoryItem[],
): LastChoice | undefined {
  const ofProduct = history.filter((payment) => payment.sub_plan_id === product.id);
  const last = ofProduct.find(({ status }) => status !== 'Not payed') ?? ofProduct[0];
  if (last === undefined) return undefined;
  const same = product.price_table.find(({ duration }) => duration === last.price_table.duration);
  const paidPrice = last.status === 'Not payed' ? null : last.price_table.amount;
  return { priceId: same?.id ?? null, gateway: last.gateway, paidPrice };
}

/** The price of the last time in dollars, when the same plan has another one now; null otherwise. */
export function changedFrom(
  last: LastChoice | undefined,
  price: { readonly id: number; readonly amount: number } | undefined,
): number | null {
  if (last === undefined || price === undefined || last.priceId !== price.id) return null;
  return last.paidPrice === price.amount ? null : last.paidPrice;
}

/**
 * The lines to show, by the shared formula from the server's values. Without a method there is no fee yet; `creditCents` is
 * the credit of an order that changes a plan.
 */
export function orderLines(
  amountDollars: number,
  method: Pick<PaymentMethod, 'fee_percentage'> | undefined,
  discountPercent: number,
  creditCents: Cents = 0,
): PlanChangeLines {
  return quotePlanChange({
    creditCents,
    priceCents: centsFromDollars(amountDollars),
    feePercent: hundredthsFromPercent(method?.fee_percentage ?? 0),
    discountPercent: hundredthsFromPercent(discountPercent),
  });
}

/** Only the balance has a known amount; other methods report on their own page whether they can pay. */
export function fallsShort({ available }: Pick<PaymentMethod, 'available'>, totalCents: Cents) {
  return available !== undefined && centsFromDollars(available) < totalCents;
}

/** Nothing to pay, or paid by balance: settled by the call itself, without a checkout page. */
export function isPaidAtOnce(
  method: Pick<PaymentMethod, 'available'> | undefined,
  totalCents: Cents,
): boolean {
  return totalCents === 0 || method?.available !== undefined;
}

/** Which saved method is charged: the one that the buyer chose, else the first one of the payment method. */
export function chargedMethod(
  saved: readonly SavedMethod[],
  chosen: OrderState['savedMethod'],
): string | null {
  if (chosen === null) return null;
  return (saved.find(({ id }) => id === chosen) ?? saved[0])?.id ?? null;
}

/** The open payment for the product that a sheet finds when it opens, for example after a reload. */
export function findUnfinished(
  productId: number,
  history: readonly PaymentHistoryItem[],
): PaymentHistoryItem | undefined {
  return history.find(({ sub_plan_id, is_pending }) => is_pending && sub_plan_id === productId);
}

/** The payment that the sheet is about, once it has one. */
export function paymentOf(phase: OrderPhase): string | null {
  if (phase.name === 'unfinished' || phase.name === 'checking') return phase.paymentId;
  return phase.name === 'waiting' ? phase.payment.paymentId : null;
}

/** The view to show; a payment that has settled meanwhile ends the wait without a click. */
export function orderView(
  phase: OrderPhase,
  history: readonly PaymentHistoryItem[],
): OrderPhase['name'] | 'unpaid' | 'review' {
  const paymentId = paymentOf(phase);
  const item = history.find(({ id }) => id === paymentId);
  if (!item) return phase.name;
  if (item.in_review) return 'review';
  if (item.is_pending) return phase.name;
  return item.status === 'Not payed' ? 'unpaid' : 'done';
}

/** What an ended session leaves of an order, for the same person. */
export type OrderDraft = {
  productId: number;
  priceId: number | null;
  gateway: string | null;
  gift: boolean;
  promo: { text: string | null; submitted: string | null };
};

/** Null while nothing is chosen, and once there is a payment. */
export function draftOfOrder(
  productId: number,
  { phase, priceId, gateway, gift, promo: { text, submitted } }: OrderState,
): OrderDraft | null {
  if (phase.name !== 'choosing') return null;
  const isEmpty = priceId === null && gateway === null && text === null && !gift;
  return isEmpty ? null : { productId, priceId, gateway, gift, promo: { text, submitted } };
}

/** The first state of a sheet. A plan chosen on the page of the product is newer than the one of a draft. */
export function orderFrom(
  productId: number,
  draft: OrderDraft | null,
  planId: number | null,
): OrderState {
  if (draft?.productId !== productId) return { ...newOrder, priceId: planId };
  const { priceId, gateway, gift, promo } = draft;
  return {
    ...newOrder,
    ...{ priceId: planId ?? priceId, gateway, gift },
    promo: { ...promo, check: 'none' },
  };
}

export function isOrderDraft(value: unknown): value is OrderDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, priceId, gateway, gift, promo } = value as Partial<OrderDraft>;
  return (
    typeof productId === 'number' &&
    (priceId === null || typeof priceId === 'number') &&
    (gateway === null || typeof gateway === 'string') &&
    typeof gift === 'boolean' &&
    typeof promo === 'object'
  );
}
