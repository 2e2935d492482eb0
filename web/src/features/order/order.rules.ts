import type { SubPlan } from '@sesame/contract/catalogue.ts';
import {
  type Cents,
  centsFromDollars,
  hundredthsFromPercent,
  type QuoteLines,
  quoteOrder,
} from '@sesame/contract/money.ts';
import type { PaymentHistoryItem, PaymentMethod } from '@sesame/contract/payments.ts';
import type { Charge } from '../../api/charge.rules.ts';

/** What was sent to the payment page, frozen while the sheet waits. */
export type OpenedPayment = {
  handoffId: string;
  priceId: number;
  gateway: string;
  promocode: string | null;
  totalCents: Cents;
  /** What the gateway asks for, where that is no dollars. */
  charge: Charge | null;
  /** Known as soon as the payment page has it from the server. */
  paymentId: string | null;
};

export type OrderPhase =
  | { name: 'choosing' }
  /** An order without a payment page is being placed by the sheet itself. */
  | { name: 'activating' }
  | { name: 'waiting'; payment: OpenedPayment }
  | { name: 'done' };

export type OrderState = {
  /** The chosen plan; null stands for the first one of the list. */
  priceId: number | null;
  gateway: string | null;
  promo: {
    /** What was typed; null while untouched, when the remembered coupon stands in the field. */
    text: string | null;
    /** The code that Apply was pressed for; the discount itself is the server's answer. */
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
  /** `priceId`: the price that replaced the one that was asked for. */
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

/** The plan that the sheet shows as chosen: a deleted or foreign choice falls back to the first. */
export function chosenPrice(product: SubPlan, priceId: number | null) {
  return product.price_table.find((price) => price.id === priceId) ?? product.price_table[0];
}

/** The lines to show: the shared formula over what the wire says. Without a method there is no fee yet. */
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

/** The balance holds what it holds; every other method says for itself, on its own page, whether it can pay. */
export function fallsShort({ available }: Pick<PaymentMethod, 'available'>, totalCents: Cents) {
  return available !== undefined && centsFromDollars(available) < totalCents;
}

/** Nothing to pay, or paid by the balance: settled by the call itself, without a page of a gateway. */
export function isPaidAtOnce(
  method: Pick<PaymentMethod, 'available'> | undefined,
  totalCents: Cents,
): boolean {
  return totalCents === 0 || method?.available !== undefined;
}

/** What to draw: a payment that settled meanwhile ends the wait without anybody pressing anything. */
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
