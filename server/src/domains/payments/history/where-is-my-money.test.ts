import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { repayRefund, resolveReview } from '@sesame/contract/console/payments/payments.ts';
import { replaceCredential } from '@sesame/contract/console/subscriptions.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { paymentTexts } from '@sesame/contract/shop/payment-texts.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { createTicket } from '@sesame/contract/shop/support.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { type Buyer, buildProduct } from '../../../../test/build/build-purchase.ts';
import { createFlakyGateway } from '../../../../test/network/flaky-gateway.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';
import { importInventory } from '../../access/index.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

/**
 * The questions about money that reach support. For each, one call must answer all of it for an operator: what came in
 * and went out, what the buyer has, which messages were sent, and what to do next. The buyer's page must agree.
 */

type Made = { readonly id: string; readonly buyer: Buyer };

const test = shopTest(['refunds', 'mail']);
const { shop } = test;

const other = expect.any(String);

async function order(options: { buyer?: Buyer; gateway?: string; promocode?: string } = {}) {
  const { buyer = await shop.newBuyer(), gateway = 'free', ...rest } = options;
  const { body } = await shop.pay(buyer, { priceId: shop.expensivePriceId, gateway, ...rest });
  return { id: body.payment_id, buyer };
}

type Outcome = Parameters<Shop<'sales'>['bank']['decide']>[1];

async function decide(made: Made, outcome: Outcome, amountMinor?: number): Promise<Made> {
  await shop.bank.decide(made.id, outcome, amountMinor === undefined ? {} : { amountMinor });
  await shop.settled();
  return made;
}

async function expire(made: Made): Promise<Made> {
  shop.app.clock.advance(31 * MINUTE_MS);
  await shop.app.jobs.run('expire-payments');
  return made;
}

async function payTwice(): Promise<{ first: Made; second: Made }> {
  const first = await order();
  const second = await order({ buyer: first.buyer, gateway: 'cis' });
  shop.app.clock.advance(1_000);
  await decide(first, 'pay');
  shop.app.clock.advance(1_000);
  return { first, second: await decide(second, 'pay') };
}

/** A refund that the gateway had reported as made, and then as failed. */
async function bounce(): Promise<Made> {
  const made = await decide(await order(), 'pay');
  const flaky = createFlakyGateway(shop.payment);
  const sync = async () => {
    const report = flaky.report(await shop.payment(made.id));
    await settlePayment(shop.app.platform, { paymentId: made.id, report });
  };
  flaky.refundOnDashboard(made.id, 20_000);
  await sync();
  flaky.turn(made.id, 'failed');
  await sync();
  return made;
}

/** The code allows one use; the order that held it expires, another buyer takes it, and then the money comes. */
async function raceForCode(): Promise<Made> {
  await buildPromo(shop.app.platform, { code: 'ONCE', discount_percent: 1_000, max_uses: 1 });
  const late = await expire(await order({ promocode: 'ONCE' }));
  await order({ promocode: 'ONCE' });
  return decide(late, 'pay_late');
}

async function refundOfInvited(): Promise<Made> {
  const buyer = await shop.invite(await shop.newPartner());
  const made = await decide(await order({ buyer }), 'pay');
  await shop.refund(made.id);
  return made;
}

async function deadLink(): Promise<Made> {
  const { platform } = shop.app;
  const { priceId, serviceIds } = await buildProduct(platform);
  for (const serviceId of serviceIds) {
    const links = ['https://a.example/dead', 'https://a.example/alive'];
    const at = platform.clock.now();
    await importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
  }
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { priceId, gateway: 'free' });
  const made = await decide({ id: body.payment_id, buyer }, 'pay');
  const access = (await consoleOf(made.id)).consequences.access;
  await shop.app.call(
    createTicket,
    {
      body: {
        title: 'The link is dead',
        header_message: 'It does not open',
        attachments: [],
        subscription: access?.subscription_id,
      },
    },
    buyer,
  );
  return made;
}

const consoleOf = async (id: string) =>
  (await shop.app.call(getConsolePayment, { params: { id } }, shop.operator)).body;
const buyersOf = async ({ id, buyer }: Made) =>
  (await shop.app.call(getPayment, { params: { id } }, buyer)).body;

interface Case {
  readonly make: () => Promise<Made>;
  /** What the console's call says, and the kinds of its events, messages and open alerts. */
  readonly operator: object;
  readonly events: readonly string[];
  readonly messages: readonly string[];
  readonly alerts: readonly string[];
  /** The next step on the buyer's page, and a step of its timeline for the case. */
  readonly buyer: { readonly next: string; readonly step: string; readonly status: string };
}

const running = { state: 'active', subscription_state: 'active' };

const cases: Readonly<Record<string, Case>> = {
  'late money': {
    make: async () => decide(await expire(await order()), 'pay_late'),
    operator: {
      state: 'paid',
      flags: ['late'],
      paid: 200,
      consequences: { access: running },
      next_step: { kind: 'none' },
    },
    events: ['expired', 'paid'],
    messages: ['expired', 'receipt'],
    alerts: [],
    buyer: { next: 'done_late', step: 'matched_late', status: 'Active' },
  },
  'a repeated webhook': {
    make: async () => decide(await order(), 'pay_twice'),
    operator: {
      state: 'paid',
      paid: 200,
      captured: { amount: 200, currency: 'USD' },
      consequences: { access: running },
      next_step: { kind: 'none' },
    },
    events: ['paid'],
    messages: ['receipt'],
    alerts: [],
    buyer: { next: 'done', step: 'matched', status: 'Active' },
  },
  'too little money': {
    make: async () => decide(await order(), 'pay_less', 15_000),
    operator: {
      state: 'review',
      review_reason: 'underpaid',
      paid: 0,
      consequences: { access: null },
      next_step: {
        kind: 'decide_review',
        received: { amount: 150, currency: 'USD' },
        expected: { amount: 200, currency: 'USD' },
      },
    },
    events: ['review'],
    messages: ['held'],
    alerts: ['payment_review'],
    buyer: { next: 'review_underpaid', step: 'held_underpaid', status: 'Not payed' },
  },
  'too much money': {
    make: async () => decide(await order(), 'pay_more', 20_400),
    operator: {
      state: 'paid',
      flags: ['overpaid'],
      paid: 204,
      consequences: { access: running },
      next_step: { kind: 'refund_surplus', amount: 4, access: 'keep' },
    },
    events: ['paid'],
    messages: ['receipt'],
    alerts: ['payment_overpaid'],
    buyer: { next: 'done_overpaid', step: 'overpaid', status: 'Active' },
  },
  'a refund that failed later': {
    make: bounce,
    operator: {
      state: 'refunded',
      refunded: 200,
      owed: 200,
      next_step: { kind: 'pay_owed', amount: 200 },
    },
    events: ['paid', 'refunded', 'refund_bounced'],
    messages: ['receipt', 'refund', 'refund-failed'],
    alerts: ['refund_failed'],
    buyer: { next: 'refund_owed', step: 'refund_failed', status: 'Expired' },
  },
  'a dispute': {
    make: async () => decide(await decide(await order(), 'pay'), 'dispute'),
    operator: {
      state: 'disputed',
      consequences: { access: { state: 'on_hold', subscription_state: 'on_hold' } },
      next_step: { kind: 'answer_dispute', amount: 200, due_at: other },
    },
    events: ['paid', 'disputed'],
    messages: ['receipt', 'disputed'],
    alerts: ['payment_disputed'],
    buyer: { next: 'disputed', step: 'disputed', status: 'Active' },
  },
  'a race for a promo code': {
    make: raceForCode,
    operator: {
      state: 'paid',
      paid: 180,
      lines: { discount: 20 },
      consequences: { promo: { code: 'ONCE', over_limit: true, uses: 2, max_uses: 1 } },
      next_step: { kind: 'resolve_alert' },
    },
    events: ['expired', 'paid'],
    messages: ['expired', 'receipt'],
    alerts: ['promo_over_limit'],
    buyer: { next: 'done_late', step: 'matched_late', status: 'Active' },
  },
  'a commission after a refund': {
    make: refundOfInvited,
    operator: {
      state: 'refunded',
      refunds: [{ operator: 'The finance', reason: 'it never worked', state: 'succeeded' }],
      consequences: {
        access: { state: 'ended' },
        commissions: [
          { state: 'reversed', reason: 'refund', kind: 'deposit', amount: 60, reversed: 60 },
          { state: 'reversed', reason: 'refund', kind: 'first_payment', amount: 20, reversed: 20 },
        ],
      },
      next_step: { kind: 'none' },
    },
    events: ['paid', 'refunded'],
    messages: ['receipt', 'refund'],
    alerts: [],
    buyer: { next: 'refunded', step: 'refunded', status: 'Expired' },
  },
  'a dead link': {
    make: deadLink,
    operator: {
      state: 'paid',
      links: [{ item: { kind: 'unique', retired: false } }],
      tickets: [{ title: 'The link is dead', state: 'new' }],
      next_step: { kind: 'answer_ticket', ticket: other },
    },
    events: ['paid'],
    messages: ['receipt'],
    alerts: [],
    buyer: { next: 'done', step: 'granted', status: 'Active' },
  },
};

test.for(Object.entries(cases))('%s is answered by one call', async ([, expected]) => {
  const made = await expected.make();
  const body = await consoleOf(made.id);
  expect(body).toMatchObject(expected.operator);
  const kinds = body.events.map(({ kind }) => kind);
  const technical = ['ordered', 'checkout_created', 'webhook_received'];
  expect(kinds.filter((kind) => !technical.includes(kind))).toEqual(expected.events);
  expect(body.messages.map(({ kind }) => kind).toSorted()).toEqual(expected.messages.toSorted());
  expect(body.alerts.filter(({ open }) => open).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([...expected.alerts]),
  );
  expect(body.alerts.filter(({ open }) => open)).toHaveLength(expected.alerts.length);
  const own = await buyersOf(made);
  expect(own).toMatchObject({
    state: body.state,
    status: expected.buyer.status,
    paid: body.paid,
    refunded: body.refunded,
    next_step: { kind: expected.buyer.next },
  });
  expect(own.timeline.map(({ kind }) => kind)).toContain(expected.buyer.step);
});

test('two payments for one product name each other, and only the later one is to be refunded', async () => {
  const { first, second } = await payTwice();
  const [early, late] = [await consoleOf(first.id), await consoleOf(second.id)];
  expect(late).toMatchObject({
    state: 'paid',
    related: [{ id: first.id, number: early.number, state: 'paid' }],
    consequences: { access: { state: 'upcoming' } },
    next_step: {
      kind: 'refund_double',
      amount: 208,
      access: 'revoke',
      payment: { id: first.id, number: early.number },
      asked: true,
    },
  });
  expect(early.next_step).toEqual({
    kind: 'see_double',
    payment: { id: second.id, number: late.number },
    asked: true,
  });
  for (const [one, other] of [
    [first, late],
    [second, early],
  ] as const) {
    expect((await buyersOf(one)).double_payment).toMatchObject({
      id: second.id,
      other: { number: other.number },
      state: 'open',
      amount: 208,
    });
  }
  await shop.refund(second.id);
  expect((await consoleOf(first.id)).next_step.kind).not.toBe('see_double');
  expect(await consoleOf(first.id)).toMatchObject({ consequences: { access: running } });
  expect(await buyersOf(second)).toMatchObject({ next_step: { kind: 'refunded' }, refunded: 208 });
});

test('after each decision the call says that nothing is left to do', async () => {
  const surplus = await cases['too much money']?.make();
  await shop.refund(surplus?.id ?? '', { amount: 4, access: 'keep' });
  expect(await consoleOf(surplus?.id ?? '')).toMatchObject({
    state: 'partially_refunded',
    consequences: { access: running },
    next_step: { kind: 'none' },
  });

  const short = await cases['too little money']?.make();
  const body = { decision: 'return', reason: 'The buyer asked' } as const;
  await shop.app.call(resolveReview, { params: { id: short?.id ?? '' }, body }, shop.operator);
  expect(await consoleOf(short?.id ?? '')).toMatchObject({
    state: 'canceled',
    refunds: [{ purpose: 'return', amount: 150 }],
    next_step: { kind: 'none' },
  });

  const disputed = await cases['a dispute']?.make();
  await shop.report(disputed?.id ?? '', { state: 'refunded', refunded: 20_000 });
  expect(await consoleOf(disputed?.id ?? '')).toMatchObject({
    state: 'dispute_lost',
    consequences: { access: { state: 'ended' } },
    next_step: { kind: 'none' },
  });
});

test('a buyer reads what arrived of too little money, and of a refund that came back that it did not arrive', async () => {
  const short = await decide(await order(), 'pay_less', 15_000);
  expect(await buyersOf(short)).toMatchObject({
    received: { amount: 150, currency: 'USD' },
  });

  const bounced = await bounce();
  const history = async () =>
    (await shop.app.call(listPayments, { query: {} }, bounced.buyer)).body;
  expect(await history()).toMatchObject([{ state: 'refunded', refund_owed: true }]);
  expect(paymentTexts(await buyersOf(bounced)).note).toBe('stateRefundOwed');
  const body = { method: 'balance', expected_owed: 200, reason: 'Another way' } as const;
  await shop.app.call(repayRefund, { params: { id: bounced.id }, body }, shop.operator);
  expect((await history())[0]).not.toHaveProperty('refund_owed');
  expect(await buyersOf(bounced)).toMatchObject({ next_step: { kind: 'refunded' } });
});

test('a replaced link is another item of the same payment, and the ticket is what is left', async () => {
  const { id } = await deadLink();
  const before = await consoleOf(id);
  const [link] = before.links;
  await shop.app.call(
    replaceCredential,
    {
      params: {
        id: before.consequences.access?.subscription_id ?? '',
        service: String(link?.service.id),
      },
      body: { expected_item: link?.item?.id ?? '', reason: 'It was dead' },
    },
    await buildOperator(shop.app),
  );
  const after = await consoleOf(id);
  expect(after.links).toHaveLength(1);
  expect(after.links[0]?.item?.id).not.toBe(link?.item?.id);
  expect(after.next_step.kind).toBe('answer_ticket');
});

test('a fiscal receipt is asked about until the gateway has registered it', async () => {
  const made = await decide(await order(), 'pay');
  const report = async (state: 'waiting' | 'registered') => {
    const flaky = createFlakyGateway(shop.payment);
    const receipt = { kind: 'payment', source: 'sync', state, amountMinor: 20_000 } as const;
    const unknown = { refund: null, reference: null, failure: null, fiscal: null };
    await settlePayment(shop.app.platform, {
      paymentId: made.id,
      report: {
        ...flaky.report(await shop.payment(made.id)),
        receipts: [{ ...receipt, ...unknown }],
      },
    });
    return consoleOf(made.id);
  };
  expect((await consoleOf(made.id)).fiscal_receipts).toEqual([]);
  const pending = await report('waiting');
  expect(pending.fiscal_receipts).toMatchObject([{ kind: 'payment', state: 'waiting' }]);
  expect(Date.parse(pending.sync_at ?? '')).toBe(shop.app.clock.now().getTime() + 3_600_000);
  expect((await report('registered')).fiscal_receipts).toMatchObject([{ state: 'registered' }]);
});

test('the date of a dispute follows the gateway, and ends with the dispute', async () => {
  const made = await decide(await decide(await order(), 'pay'), 'dispute');
  const due = new Date(shop.app.clock.now().getTime() + 9 * 86_400_000);
  const stored = async () => (await shop.payment(made.id)).dispute_due_at;
  expect((await stored())?.toISOString().slice(0, 19)).toBe(due.toISOString().slice(0, 19));
  await shop.report(made.id, { state: 'paid' });
  expect(await stored()).toBeNull();
});
