import { randomUUID } from 'node:crypto';
import { getAnyPayment } from '@sesame/contract/operator-payment-detail.ts';
import { checkPayment, getPayment, getReceipt } from '@sesame/contract/payment-detail.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import type { Buyer } from '../../../test/build-purchase.ts';
import { buildPromo, startShop, type TestShop } from '../../../test/start-shop.ts';
import { askAndSettle } from './ask-and-settle.ts';
import type { Gateway } from './gateways/gateway.ts';
import { gatewaysOf } from './providers/live-gateways.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  shop.bank.faults.set({});
  await shop.settled();
  await shop.expectClean();
});
afterAll(() => shop.stop());

async function order(gateway = 'card') {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { gateway });
  return { buyer, id: body.payment_id };
}

async function bought() {
  const placed = await order();
  shop.bank.decide(shop.atBank(placed.id).id, 'approve');
  await shop.settled();
  return placed;
}

const detailOf = ({ token }: Buyer, id: string) =>
  shop.app.call(getPayment, { params: { id } }, { token });
const check = ({ token }: Buyer, id: string) =>
  shop.app.call(checkPayment, { body: { payment_id: id } }, { token });

async function stepsOf(buyer: Buyer, id: string): Promise<string[]> {
  const { body } = await detailOf(buyer, id);
  return body.story.map(({ kind }) => kind);
}

describe('the story of a payment', () => {
  test('goes from the quote to the access, with every sum as it was frozen', async () => {
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
    expect(body.story.map(({ kind }) => kind)).toEqual([
      'ordered',
      'page_opened',
      'noticed',
      'matched',
      'granted',
    ]);
  });

  test('leads to the page while it can be paid, and away when nothing is heard', async () => {
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
      kind: 'silent',
      actions: ['open_page', 'ticket'],
    });
  });

  test.each<[Parameters<TestShop['bank']['decide']>[1], string, string]>([
    ['decline', 'declined', 'declined'],
    ['cancel', 'canceled', 'canceled'],
    ['approve_wrong_amount', 'held_underpaid', 'review_underpaid'],
    ['approve_wrong_currency', 'held', 'review'],
  ])('tells of %s and what to do', async (outcome, step, next) => {
    const { buyer, id } = await order();
    shop.bank.decide(shop.atBank(id).id, outcome);
    await shop.settled();
    const { body } = await detailOf(buyer, id);
    expect(body.story.map(({ kind }) => kind)).toContain(step);
    expect(body.next_step.kind).toBe(next);
    expect(body.url).toBeNull();
  });

  test('tells of money that came after the end', async () => {
    const { buyer, id } = await order();
    shop.app.clock.advance(31 * 60_000);
    await shop.app.jobs.run('expire-payments');
    expect((await detailOf(buyer, id)).body.next_step.kind).toBe('expired');
    shop.app.clock.advance(60_000);
    shop.bank.decide(shop.atBank(id).id, 'approve_late');
    await shop.settled();
    const { body } = await detailOf(buyer, id);
    expect(body.story.map(({ kind }) => kind)).toEqual([
      'ordered',
      'page_opened',
      'expired',
      'noticed',
      'matched_late',
      'granted',
    ]);
    expect(body.next_step.kind).toBe('done_late');
  });

  test('tells of a refund with its sum', async () => {
    const { buyer, id } = await bought();
    shop.bank.decide(shop.atBank(id).id, 'refund');
    await shop.settled();
    const { body } = await detailOf(buyer, id);
    expect(body.story.at(-1)).toMatchObject({ kind: 'refunded', amount: 5.07 });
    expect(body).toMatchObject({ refunded: 5.07, next_step: { kind: 'refunded' } });
  });

  test('tells of a free order without any gateway', async () => {
    await buildPromo(shop.app.platform, { code: 'FREE100', discount_percent: 10_000 });
    const buyer = await shop.newBuyer();
    const { body } = await shop.pay(buyer, { promocode: 'FREE100' });
    expect(await stepsOf(buyer, body.payment_id)).toEqual(['ordered', 'free', 'granted']);
  });

  test('grows by one row when money is on its way, however often the gateway is asked', async () => {
    const { buyer, id } = await order();
    const gateway = await gatewaysOf(shop.app.platform).get('bank');
    if (gateway === undefined) throw new Error('the bank is not live');
    // The sandbox bank decides at once; others think about it first.
    const thinking: Gateway = {
      ...gateway,
      fetchStatus: async (query) => {
        const report = await gateway.fetchStatus(query);
        return report && { ...report, state: 'processing' };
      },
    };
    for (let round = 0; round < 3; round++) {
      await askAndSettle(
        shop.app.platform,
        { get: async () => thinking, live: async () => [] },
        await shop.payment(id),
      );
    }
    expect(await stepsOf(buyer, id)).toEqual(['ordered', 'page_opened', 'on_its_way']);
    expect((await detailOf(buyer, id)).body.next_step).toEqual({ kind: 'on_its_way', actions: [] });
  });

  test('is nobody else’s to read', async () => {
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

describe('coming back from the gateway', () => {
  test('finds the money although no notice ever came', async () => {
    const { buyer, id } = await order();
    shop.bank.faults.set({ notices: { mode: 'none' } });
    shop.bank.decide(shop.atBank(id).id, 'approve');
    const { status, body } = await check(buyer, id);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'Active', is_pending: false, in_review: false });
    expect(await stepsOf(buyer, id)).toEqual([
      'ordered',
      'page_opened',
      'checked',
      'matched',
      'granted',
    ]);
  });

  test('twenty times at once grants once', async () => {
    const { buyer, id } = await order();
    shop.bank.faults.set({ notices: { mode: 'none' } });
    shop.bank.decide(shop.atBank(id).id, 'approve');
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(buyer, id)));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(20).fill('Active'));
    expect((await stepsOf(buyer, id)).filter((kind) => kind === 'granted')).toHaveLength(1);
  });

  test('is answered as things stand when the gateway is down', async () => {
    const { buyer, id } = await order();
    shop.bank.faults.set({ status: 'refuse_500' });
    expect((await check(buyer, id)).body).toEqual({
      status: 'Not payed',
      is_pending: true,
      in_review: false,
    });
  });

  test('asks nobody about what is paid', async () => {
    const { buyer, id } = await bought();
    shop.bank.faults.set({ status: 'refuse_500' });
    const lines = shop.app.logLines.length;
    expect((await check(buyer, id)).body.status).toBe('Active');
    expect(shop.app.logLines).toHaveLength(lines);
  });

  test('is where the gateway sends the buyer', async () => {
    const { id } = await order();
    shop.bank.decide(shop.atBank(id).id, 'decline');
    const page = await (await fetch(shop.atBank(id).url)).text();
    expect(page).toContain(`/dashboard/subscriptions?paid=${id}`);
  });
});

describe('for operators', () => {
  test('everything is listed: events, notices, ids at the gateway', async () => {
    const { buyer, id } = await bought();
    const { token } = await buildOperator(shop.app, { role: 'support' });
    const { status, body } = await shop.app.call(getAnyPayment, { params: { id } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: buyer.id },
      provider: 'bank',
      state: 'paid',
      captured: { amount: 5.07, currency: 'USD' },
      returned: { amount: 0, currency: 'USD' },
      reference: shop.atBank(id).id,
      next_step: 'none',
      refunds: [],
    });
    expect(body.events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'form_ready',
      'paid',
      'noticed',
    ]);
    expect(body.notices).toMatchObject([{ outcome: 'applied', attempts: 0, error: null }]);
  });

  test('held money says what to decide', async () => {
    const { id } = await order();
    shop.bank.decide(shop.atBank(id).id, 'approve_wrong_amount');
    await shop.settled();
    const { token } = await buildOperator(shop.app, { role: 'finance' });
    const { body } = await shop.app.call(getAnyPayment, { params: { id } }, { token });
    expect(body).toMatchObject({ next_step: 'decide_review', review_reason: 'underpaid' });
  });

  test('an unknown payment is not found', async () => {
    const { token } = await buildOperator(shop.app);
    const params = { id: randomUUID() };
    expect((await shop.app.call(getAnyPayment, { params }, { token })).status).toBe(404);
  });
});
