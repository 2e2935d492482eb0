import {
  type Cents,
  centsFromDollars,
  hundredthsFromPercent,
  type QuoteLines,
  quoteOrder,
} from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentHistoryItem, PaymentMethod } from '@sesame/contract/shop/payments.ts';
import type { Charge } from '../../api/payments/charge.rules.ts';

/** The request sent to the payment page, frozen while the sheet waits. */
export type OpenedPayment = {
  handoffId: string;
  priceId: number;
  gateway: string;
  promocode: string | null;
  totalCents: Cents;
  /** The charged amount, if not in dollars. */
  charge: Charge | null;
  /** Known once the payment page has it from the server. */
  paymentId: string | null;
};

export type OrderPhase =
  | { name: 'choosing' }
  /** The sheet itself is placing an order that needs no payment page. */
  | { name: 'activating' }
  | { name: 'waiting'; payment: OpenedPayment }
  | { name: 'done' };

export type OrderState = {
  /** The chosen plan; null: the first one of the list. */
  priceId: number | null;
  gateway: string | null;
  promo: {
    /** The typed text; null while untouched, when the field shows the remembered coupon. */
    text: string | null;
    /** The code that was applied; its discount is the server's answer. */
    submitted: string | null;
  };
  phase: OrderPhase;
  /** Why the last attempt was refused, in the reader's language. */
  problem: string | null;
};

export type OrderAction =
  | { type: 'plan_chosen'; priceId: number }
  | { type: 'method_chosen'; gateway: string }
  | { type: 'promo_typed'; text: string }
  | { type: 'promo_submitted'; text: string }
  | { type: 'promo_removed' }
  | { type: 'payment_opened'; payment: OpenedPayment }
  | { type: 'payment_started'; handoffId: string; paymentId: string }
  /** `priceId`: the price that replaced the requested one. */
  | { type: 'refused'; problem: string; priceId?: number | undefined }
  | { type: 'activation_started' }
  | { type: 'activated' }
  | { type: 'restarted' };

export const newOrder: OrderState = {
  priceId: null,
  gateway: null,
  promo: { text: null, submitted: null },
  phase: { name: 'choosing' },
  problem: null,
};

export function reduceOrder(state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case 'plan_chosen':
      return { ...state, priceId: action.priceId, problem: null };
    case 'method_chosen':
      return { ...state, gateway: action.gateway, problem: null };
    case 'promo_typed':
      return { ...state, promo: { text: action.text, submitted: null } };
    case 'promo_submitted':
      return { ...state, promo: { text: action.text, submitted: action.text.trim() || null } };
    case 'promo_removed':
      return { ...state, promo: { text: '', submitted: null } };
    case 'payment_opened':
      return { ...state, phase: { name: 'waiting', payment: action.payment }, problem: null };
    case 'payment_started':
      return withPaymentId(state, action.handoffId, action.paymentId);
    case 'refused':
      return {
        ...state,
        priceId: action.priceId ?? state.priceId,
        phase: { name: 'choosing' },
        problem: action.problem,
      };
    case 'activation_started':
      return { ...state, phase: { name: 'activating' }, problem: null };
    case 'activated':
      return { ...state, phase: { name: 'done' } };
    case 'restarted':
      return { ...state, phase: { name: 'choosing' }, problem: null };
  }
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

/** The lines to show, by the shared formula from the server's values. Without a method there is no fee yet. */
export function orderLines(
  amountDollars: number,
  method: Pick<PaymentMethod, 'fee_percentage'> | undefined,
  discountPercent: number,
): QuoteLines {
  return quoteOrder({
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

/** The view to show; a payment that has settled meanwhile ends the wait without a click. */
export function orderView(
  phase: OrderPhase,
  history: readonly PaymentHistoryItem[],
): OrderPhase['name'] | 'unpaid' | 'review' {
  if (phase.name !== 'waiting') return phase.name;
  const item = history.find(({ id }) => id === phase.payment.paymentId);
  if (item?.in_review) return 'review';
  if (!item || item.is_pending) return 'waiting';
  return item.status === 'Not payed' ? 'unpaid' : 'done';
}
