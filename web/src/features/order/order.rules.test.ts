import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { describe, expect, test } from 'vitest';
import {
  changedFrom,
  chosenPrice,
  fallsShort,
  isPaidAtOnce,
  lastChoice,
  newOrder,
  type OpenedPayment,
  type OrderAction,
  orderLines,
  orderView,
  reduceOrder,
} from './order.rules.ts';

const payment: OpenedPayment = {
  handoffId: 'h1',
  priceId: 2,
  gateway: 'card',
  promocode: null,
  totalCents: 1_335,
  charge: null,
  saves: false,
  renewText: null,
  change: null,
  paymentId: null,
  tabBlocked: false,
};

function after(...actions: OrderAction[]) {
  return actions.reduce(reduceOrder, newOrder);
}

describe('the order sheet', () => {
  test('starts without a method', () => {
    expect(newOrder.gateway).toBeNull();
  });

  test('applies a trimmed code, and none if it is blank', () => {
    const submitted = (text: string) => after({ type: 'promo_submitted', text }).promo.submitted;
    expect(submitted('  autumn20 ')).toBe('autumn20');
    expect(submitted('   ')).toBeNull();
  });

  test('removes the discount as soon as the code is edited or removed', () => {
    const applied: OrderAction = { type: 'promo_submitted', text: 'A' };
    expect(after(applied, { type: 'promo_typed', text: 'AB' }).promo).toEqual({
      text: 'AB',
      submitted: null,
      check: 'none',
    });
    expect(after(applied, { type: 'promo_removed' }).promo).toEqual({
      text: '',
      submitted: null,
      check: 'none',
    });
  });

  test('saves what is renewed: agreeing to renewal saves it, and saving nothing renews nothing', () => {
    const renewed = after({ type: 'renewing_chosen', renews: true });
    expect(renewed).toMatchObject({ renews: true, saves: true });
    expect(reduceOrder(renewed, { type: 'saving_chosen', saves: false })).toMatchObject({
      ...{ renews: false, saves: false },
    });
    expect(reduceOrder(renewed, { type: 'renewing_chosen', renews: false }).saves).toBe(true);
  });

  test('accepts the payment id of its handoff only', () => {
    const waiting = after({ type: 'payment_opened', payment });
    const foreign = reduceOrder(waiting, {
      type: 'payment_started',
      handoffId: 'other',
      paymentId: 'p9',
    });
    expect(foreign).toBe(waiting);
    const own = reduceOrder(waiting, { type: 'payment_started', handoffId: 'h1', paymentId: 'p1' });
    expect(own.phase).toEqual({ name: 'waiting', payment: { ...payment, paymentId: 'p1' } });
  });

  test('returns from a refusal with the reason and the replacing price', () => {
    const state = after(
      { type: 'plan_chosen', priceId: 2 },
      { type: 'payment_opened', payment },
      { type: 'refused', problem: 'The price has changed.', priceId: 5 },
    );
    expect(state).toMatchObject({
      priceId: 5,
      phase: { name: 'choosing' },
      problem: 'The price has changed.',
    });
  });

  test('keeps the choices for a retry, and drops the reason when something else is chosen', () => {
    const state = after(
      { type: 'plan_chosen', priceId: 2 },
      { type: 'method_chosen', gateway: 'ton' },
      { type: 'payment_opened', payment },
      { type: 'restarted' },
    );
    expect(state).toMatchObject({ priceId: 2, gateway: 'ton', phase: { name: 'choosing' } });
    const refused = reduceOrder(state, { type: 'refused', problem: 'off' });
    expect(reduceOrder(refused, { type: 'method_chosen', gateway: 'card' }).problem).toBeNull();
  });
});

describe('the chosen plan', () => {
  const product = {
    price_table: [
      { id: 1, amount: 4.9, duration: '1 mon' },
      { id: 2, amount: 12.9, duration: '3 mons' },
    ],
  } as SubPlan; // Only the price table is used.

  test.each([
    [null, 1],
    [2, 2],
    [99, 1],
  ])('%s shows price %s', (priceId, shown) => {
    expect(chosenPrice(product, priceId)?.id).toBe(shown);
  });

  test('is undefined when nothing is on sale', () => {
    expect(chosenPrice({ ...product, price_table: [] }, null)).toBeUndefined();
  });
});

describe('ordering again', () => {
  const product = {
    id: 7,
    price_table: [
      { id: 1, duration: '1 mon' },
      { id: 2, duration: '3 mons' },
    ],
  } as SubPlan; // Only these fields are used.
  const bought = (over: object) =>
    ({
      sub_plan_id: 7,
      status: 'Expired',
      gateway: 'card',
      price_table: { amount: 12, duration: '3 mons' },
      ...over,
    }) as PaymentHistoryItem; // Only these fields are used.

  test('chooses plan and method of the latest paid payment for the product', () => {
    const history = [
      bought({ sub_plan_id: 8, gateway: 'usdt' }),
      bought({ status: 'Not payed', gateway: 'sbp' }),
      bought({}),
      bought({ gateway: 'older' }),
    ];
    expect(lastChoice(product, history)).toEqual({
      priceId: 2,
      gateway: 'card',
      paidPrice: 12,
    });
  });

  test('falls back to an unpaid one, and to no plan that is no longer offered', () => {
    const unpaid = bought({ status: 'Not payed', price_table: { amount: 1, duration: '1 year' } });
    expect(lastChoice(product, [unpaid])).toEqual({
      priceId: null,
      gateway: 'card',
      paidPrice: null,
    });
    expect(lastChoice(product, [])).toBeUndefined();
  });

  test.each([
    ['another price than last time', 12, { id: 2, amount: 15 }, 12],
    ['a lower price', 12, { id: 2, amount: 9 }, 12],
    ['the same price', 12, { id: 2, amount: 12 }, null],
    ['another plan', 12, { id: 1, amount: 5 }, null],
    ['no plan', 12, undefined, null],
    ['nothing paid last time', null, { id: 2, amount: 15 }, null],
  ])('with %s', (_, paidPrice, price, before) => {
    expect(changedFrom({ priceId: 2, gateway: 'card', paidPrice }, price)).toBe(before);
    expect(changedFrom(undefined, price)).toBeNull();
  });
});

describe('the price lines', () => {
  test.each([
    [12.9, 3.5, 20, 45, 267, 1_068],
    [12.9, 3.5, 0, 45, 0, 1_335],
    [12.9, 3.5, 100, 45, 1_335, 0],
    [4.9, 0, 0, 0, 0, 490],
  ])(
    '%s dollars, fee %s %%, discount %s %%',
    (amount, fee, percent, feeCents, discountCents, totalCents) => {
      expect(orderLines(amount, { fee_percentage: fee }, percent)).toMatchObject({
        feeCents,
        discountCents,
        totalCents,
      });
    },
  );

  test('have no fee before a method is chosen', () => {
    expect(orderLines(12.9, undefined, 0)).toMatchObject({ feeCents: 0, totalCents: 1_290 });
  });
});

describe('the view', () => {
  const item = (over: Partial<PaymentHistoryItem>) =>
    // Only these three fields are used.
    ({ id: 'p1', status: 'Not payed', is_pending: false, ...over }) as PaymentHistoryItem;
  const known = { ...payment, paymentId: 'p1' };

  test.each([
    ['waiting', known, [item({ is_pending: true })]],
    ['waiting', known, []],
    ['waiting', payment, [item({ status: 'Active' })]],
    ['done', known, [item({ status: 'Active' })]],
    ['done', known, [item({ status: 'Expired' })]],
    ['review', known, [item({ is_pending: true, in_review: true })]],
    ['unpaid', known, [item({ id: 'p2', status: 'Active' }), item({})]],
  ] as const)('is %s', (view, opened, history) => {
    expect(orderView({ name: 'waiting', payment: opened }, history)).toBe(view);
  });

  test('ignores the history before a payment was opened', () => {
    expect(orderView({ name: 'choosing' }, [item({ status: 'Active' })])).toBe('choosing');
  });
});

describe('a balance', () => {
  test('covers totals up to its amount, to the cent', () => {
    expect(fallsShort({ available: 12.9 }, 1_290)).toBe(false);
    expect(fallsShort({ available: 12.89 }, 1_290)).toBe(true);
    expect(fallsShort({}, 1_290)).toBe(false);
  });

  test('settles at once, like a free order', () => {
    expect(isPaidAtOnce({ available: 12.9 }, 1_290)).toBe(true);
    expect(isPaidAtOnce({}, 0)).toBe(true);
    expect(isPaidAtOnce({}, 1_290)).toBe(false);
    expect(isPaidAtOnce(undefined, 1_290)).toBe(false);
  });
});
