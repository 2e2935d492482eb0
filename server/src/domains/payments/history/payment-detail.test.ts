import { randomUUID } from 'node:crypto';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { getPayment, getReceipt, syncOwnPayment } from '@sesame/contract/shop/payment-detail.ts';
import { afterEach, describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { syncPayment } from '../sync/sync-payment.ts';

const test = shopTest(['sales']);
const { shop } = test;
afterEach(async () => {
  shop.bank.faults.set({});
  await shop.settled();
});

async function order(gateway = 'card') {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { gateway });
  return { buyer, id: body.payment_id };
}

async function bought() {
  const placed = await order();
  await shop.bank.decide(placed.id, 'pay');
  await shop.settled();
  return placed;
}

const detailOf = ({ token }: Buyer, id: string) =>
  shop.app.call(getPayment, { params: { id } }, { token });
const check = ({ token }: Buyer, id: string) =>
  shop.app.call(syncOwnPayment, { body: { payment_id: id } }, { token });

async function stepsOf(buyer: Buyer, id: string): Promise<string[]> {
  const { body } = await detailOf(buyer, id);
  return body.timeline.map(({ kind }) => kind);
}

describe('the timeline of a payment', () => {
  test('goes from order to access, with all amounts as frozen', async () => {
    const { buyer, id } = await bought();
    const { status, body } = await detailOf(buyer, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      duration: '1 mon',
      method: { title: 'card', title_ru: 'card' },
      status: 'Active',
      is_pending: false,
      lines: { amount: 4.9, fee_percentage: 3.5, fee: 0.17, discount: 0, total: 5.07 },
      paid: 5.07,
      refunded: 0,
      access: { from: body.paid_at },
      url: null,
      next_step: { kind: 'done', actions: ['subscriptions'] },
      has_receipt: true,
    });
    expect(body.timeline.map(({ kind }) => kind)).toEqual([
      'ordered',
      'page_opened',
      'webhook_received',
      'matched',
      'granted',
    ]);
  });

  test('links to the checkout page, and offers a ticket after long silence', async () => {
    const { buyer, id } = await order();
    const { body } = await detailOf(buyer, id);
    expect(body).toMatchObject({
      url: shop.atBank(id).url,
      paid_at: null,
      access: null,
      next_step: { kind: 'pay', actions: ['open_page'] },
      has_receipt: false,
    });
    shop.app.clock.advance(15 * 60_000);
    expect((await detailOf(buyer, id)).body.next_step).toEqual({
      kind: 'delayed',
      actions: ['open_page', 'ticket'],
    });
  });

  test.each<[Parameters<Shop<'sales'>['bank']['decide']>[1], string, string]>([
    ['decline', 'declined', 'declined'],
    ['cancel', 'canceled', 'canceled'],
    ['pay_less', 'held_underpaid', 'review_underpaid'],
    ['wrong_currency', 'held', 'review'],
  ])('shows %s and the next step', async (outcome, step, next) => {
    const { buyer, id } = await order();
    await shop.bank.decide(id, outcome);
    await shop.settled();
    const { body } = await detailOf(buyer, id);
    expect(body.timeline.map(({ kind }) => kind)).toContain(step);
    expect(body.next_step.kind).toBe(next);
    expect(body.url).toBeNull();
  });

  test('shows money that arrived after the end', async () => {
    const { buyer, id } = await order();
    shop.app.clock.advance(31 * 60_000);
    await shop.app.jobs.run('expire-payments');
    expect((await detailOf(buyer, id)).body.next_step.kind).toBe('expired');
    shop.app.clock.advance(60_000);
    await shop.bank.decide(id, 'pay_late');
    await shop.settled();
    const { body } = await detailOf(buyer, id);
    expect(body.timeline.map(({ kind }) => kind)).toEqual([
      'ordered',
      'page_opened',
      'expired',
      'webhook_received',
      'matched_late',
      'granted',
    ]);
    expect(body.next_step.kind).toBe('done_late');
  });

  test('shows a refund with its amount', async () => {
    const { buyer, id } = await bought();
    await shop.bank.decide(id, 'refund');
    await shop.settled();
    const { body } = await detailOf(buyer, id);
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'refunded', amount: 5.07 });
    expect(body).toMatchObject({ refunded: 5.07, next_step: { kind: 'refunded' } });
  });

  test('shows a free order without a gateway', async () => {
    await buildPromo(shop.app.platform, { code: 'FREE100', discount_percent: 10_000 });
    const buyer = await shop.newBuyer();
    const { body } = await shop.pay(buyer, { promocode: 'FREE100' });
    expect(await stepsOf(buyer, body.payment_id)).toEqual(['ordered', 'free', 'granted']);
  });

  test('gets one step for money on its way, however often it is synced', async () => {
    const { buyer, id } = await order();
    const gateway = await gatewaysOf(shop.app.platform).get('bank');
    if (gateway === undefined) throw new Error('the bank is not live');
    // The emulated bank decides immediately; other gateways first report `processing`.
    const processing: Gateway = {
      ...gateway,
      fetchStatus: async (query) => {
        const report = await gateway.fetchStatus(query);
        return report && { ...report, state: 'processing' };
      },
    };
    for (let round = 0; round < 3; round++) {
      await syncPayment(
        shop.app.platform,
        { get: async () => processing, current: async () => new Map(), live: async () => [] },
        await shop.payment(id),
      );
    }
    expect(await stepsOf(buyer, id)).toEqual(['ordered', 'page_opened', 'on_its_way']);
    expect((await detailOf(buyer, id)).body.next_step).toEqual({ kind: 'on_its_way', actions: [] });
  });

  test('is visible only to its buyer', async () => {
    const { id } = await bought();
    const stranger = await shop.newBuyer();
    const unknown = randomUUID();
    const format = { format: 'html', language: 'en' } as const;
    for (const one of [id, unknown]) {
      expect((await detailOf(stranger, one)).status).toBe(404);
      expect((await check(stranger, one)).status).toBe(404);
      const receipt = { params: { id: one }, query: format };
      expect((await shop.app.call(getReceipt, receipt, { token: stranger.token })).status).toBe(
        404,
      );
    }
    expect((await shop.app.call(getPayment, { params: { id } })).status).toBe(401);
  });
});

describe('returning from the gateway', () => {
  test('finds the money even without a webhook', async () => {
    const { buyer, id } = await order();
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(id, 'pay');
    const { status, body } = await check(buyer, id);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'Active', is_pending: false, in_review: false });
    expect(await stepsOf(buyer, id)).toEqual([
      'ordered',
      'page_opened',
      'synced',
      'matched',
      'granted',
    ]);
  });

  test('twenty times at once grants access once', async () => {
    const { buyer, id } = await order();
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(id, 'pay');
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(buyer, id)));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(20).fill('Active'));
    expect((await stepsOf(buyer, id)).filter((kind) => kind === 'granted')).toHaveLength(1);
  });

  test('returns the stored state when the gateway is down', async () => {
    const { buyer, id } = await order();
    shop.bank.faults.set({ status: 'refuse_500' });
    expect((await check(buyer, id)).body).toEqual({
      status: 'Not payed',
      is_pending: true,
      in_review: false,
    });
  });

  test('does not sync a paid payment', async () => {
    const { buyer, id } = await bought();
    shop.bank.faults.set({ status: 'refuse_500' });
    expect((await check(buyer, id)).body.status).toBe('Active');
    expect(shop.app.logLines.filter(({ paymentId }) => paymentId === id)).toEqual([]);
  });

  test('uses the URL that the gateway redirects to', async () => {
    const { id } = await order();
    await shop.bank.decide(id, 'decline');
    const page = await (await fetch(shop.atBank(id).url)).text();
    expect(page).toContain(`/dashboard/subscriptions?paid=${id}`);
  });
});

describe('for operators', () => {
  test('events, webhooks and gateway ids are listed', async () => {
    const { buyer, id } = await bought();
    const { token } = await buildOperator(shop.app, { role: 'support' });
    const { status, body } = await shop.app.call(getConsolePayment, { params: { id } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: buyer.id },
      provider: 'bank',
      state: 'paid',
      captured: { amount: 5.07, currency: 'USD' },
      returned: { amount: 0, currency: 'USD' },
      reference: shop.atBank(id).id,
      next_step: { kind: 'none' },
      refunds: [],
    });
    expect(body.events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'checkout_created',
      'paid',
      'webhook_received',
    ]);
    expect(body.webhooks).toMatchObject([{ outcome: 'applied', attempts: 0, error: null }]);
  });

  test('a payment in review asks for a decision', async () => {
    const { id } = await order();
    await shop.bank.decide(id, 'pay_less');
    await shop.settled();
    const { token } = await buildOperator(shop.app, { role: 'finance' });
    const { body } = await shop.app.call(getConsolePayment, { params: { id } }, { token });
    expect(body).toMatchObject({
      next_step: {
        kind: 'decide_review',
        received: { amount: 5.06, currency: 'USD' },
        expected: { amount: 5.07, currency: 'USD' },
      },
      review_reason: 'underpaid',
    });
  });

  test('an unknown payment is not found', async () => {
    const { token } = await buildOperator(shop.app);
    const params = { id: randomUUID() };
    expect((await shop.app.call(getConsolePayment, { params }, { token })).status).toBe(404);
  });
});
