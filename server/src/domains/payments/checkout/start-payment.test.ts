import { changeFirstRun, getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { isPaymentPending, listPayments, startPayment } from '@sesame/contract/shop/payments.ts';
import { afterEach, describe, expect } from 'vitest';
import { buildMethod } from '../../../../test/build/build-method.ts';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { buildProduct } from '../../../../test/build/build-purchase.ts';
import { replacePrice } from '../../../../test/build/replace-price.ts';
import { getRow, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { OutboundError } from '../../../platform/network/outbound.ts';
import { recordCheckout } from '../records/checkouts.store.ts';

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  await buildMethod(shop.app.platform, { gateway: 'large', feePercent: 0, minTotalCents: 491 });
  await buildMethod(shop.app.platform, { gateway: 'small', feePercent: 0, maxTotalCents: 489 });
});
afterEach(async () => {
  shop.bank.faults.set({});
});

const db = () => shop.app.platform.db;
const countPayments = async (userId: string) => {
  const rows = await listRows(db(), 'payments', { user_id: userId }, ['id']);
  return rows.length;
};

test('a closed shop takes no orders, and a first sale is reported once', async () => {
  const { app } = shop;
  const { token } = await buildOperator(app);
  const change = (body: InputOf<typeof changeFirstRun>['body']) =>
    app.call(changeFirstRun, { body }, { token });
  const buyer = await shop.newBuyer();
  await change({ open: false });
  expect((await shop.pay(buyer)).refusal?.code).toBe('shop_closed');
  await change({ open: true });
  const { body } = await shop.pay(buyer);
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  const firstRun = async () => (await app.call(getFirstRun, {}, { token })).body;
  const first = await firstRun();
  expect(first.first_sale).toMatchObject({ payment_id: body.payment_id });
  expect(first.missing).toEqual([]);
  await change({ sale_seen: true });
  expect(await firstRun()).toMatchObject({ first_sale: null, draft: null });

  const active = db().updateTable('products').where('active', '=', true);
  const ids = (await active.set({ active: false }).returning('id').execute()).map(({ id }) => id);
  expect(await firstRun()).toMatchObject({ missing: ['product'], draft: Math.max(...ids) });
  await db().updateTable('products').set({ active: true }).where('id', 'in', ids).execute();
});

async function rename(id: number, names: { title: string; title_ru: string }) {
  await db().updateTable('products').set(names).where('id', '=', id).execute();
}

test('a method that saves nothing is refused when it is to be saved', async () => {
  const { app, product } = shop;
  const { id, token } = await shop.newBuyer();
  const { refusal } = await app.call(
    startPayment,
    {
      query: { subscription_price_id: String(product.priceId) },
      body: { gateway: 'large', save: { mandate: 1 } },
    },
    { token },
  );
  expect(refusal?.code).toBe('method_unavailable');
  expect(await countPayments(id)).toBe(0);
});

describe('the quote', () => {
  test('is frozen: later changes of price, method and product have no effect', async () => {
    const buyer = await shop.newBuyer();
    const product = await buildProduct(shop.app.platform);
    await rename(product.id, { title: 'Tea', title_ru: 'Чай' });
    await buildMethod(shop.app.platform, { gateway: 'edited', feePercent: 100 });
    const { body } = await shop.pay(buyer, { priceId: product.priceId, gateway: 'edited' });
    await updateRows(db(), 'payment_methods', { gateway: 'edited' }, { fee_percent: 900 });
    await rename(product.id, { title: 'Another name', title_ru: 'Другое имя' });
    await replacePrice(shop.app.platform, product.priceId, 9_900);
    await shop.bank.decide(body.payment_id, 'pay');
    await shop.settled();
    expect(await shop.payment(body.payment_id)).toMatchObject({
      title: 'Tea',
      title_ru: 'Чай',
      price_cents: 490,
      fee_percent: 100,
      total_cents: 495,
      captured_cents: 495,
      state: 'paid',
    });
  });

  test('a total other than the one shown is refused, with the current lines', async () => {
    const buyer = await shop.newBuyer();
    const { status, refusal } = await shop.pay(buyer, { expected_total: 5.06 });
    expect(status).toBe(409);
    expect(refusal).toMatchObject({
      code: 'price_changed',
      lines: {
        subscription_price_id: shop.product.priceId,
        amount: 4.9,
        fee_percentage: 3.5,
        fee: 0.17,
        percent: 0,
        discount: 0,
        total: 5.07,
        currency: 'USD',
      },
    });
    expect(await countPayments(buyer.id)).toBe(0);
  });

  test('a replaced price is refused, with the lines of its replacement', async () => {
    const buyer = await shop.newBuyer();
    const { priceId } = await buildProduct(shop.app.platform);
    const second = await replacePrice(shop.app.platform, priceId, 590);
    const third = await replacePrice(shop.app.platform, second, 690);
    const { refusal } = await shop.pay(buyer, { priceId, gateway: 'free' });
    expect(refusal).toMatchObject({
      code: 'price_changed',
      lines: { subscription_price_id: third, total: 6.9 },
    });
    expect((await shop.pay(buyer, { priceId: third, gateway: 'free' })).status).toBe(200);
  });

  test('an archived price without a replacement is refused without lines', async () => {
    const buyer = await shop.newBuyer();
    const { priceId } = await buildProduct(shop.app.platform);
    await updateRows(db(), 'prices', { id: priceId }, { archived_at: shop.app.clock.now() });
    const { refusal } = await shop.pay(buyer, { priceId });
    expect(refusal).toMatchObject({ code: 'price_changed', lines: null });
  });

  test.each([{ active: false }, { archived_at: new Date(0) }])(
    'a product with %o is refused',
    async (change) => {
      const buyer = await shop.newBuyer();
      const { id, priceId } = await buildProduct(shop.app.platform);
      await db().updateTable('products').set(change).where('id', '=', id).execute();
      const { status, refusal } = await shop.pay(buyer, { priceId });
      expect(status).toBe(409);
      expect(refusal).toMatchObject({ code: 'product_inactive', lines: null });
    },
  );

  test.each([
    ['price_unknown', { priceId: 2_147_483_647 }],
    ['method_unknown', { gateway: 'nobody' }],
    ['method_unavailable', { gateway: 'large' }],
    ['method_unavailable', { gateway: 'small' }],
  ])('is refused with %s for %o', async (code, order) => {
    const buyer = await shop.newBuyer();
    expect((await shop.pay(buyer, order)).refusal?.code).toBe(code);
    expect(await countPayments(buyer.id)).toBe(0);
  });

  test('a disabled method and one whose gateway is not live are unknown', async () => {
    const buyer = await shop.newBuyer();
    await buildMethod(shop.app.platform, { gateway: 'off', feePercent: 0 });
    await updateRows(db(), 'payment_methods', { gateway: 'off' }, { enabled: false });
    await buildMethod(shop.app.platform, { gateway: 'dead', feePercent: 0 });
    await updateRows(db(), 'payment_methods', { gateway: 'dead' }, { provider: 'nobody' });
    for (const gateway of ['off', 'dead']) {
      expect((await shop.pay(buyer, { gateway })).refusal?.code).toBe('method_unknown');
    }
  });
});

describe('request validation', () => {
  test.each([
    { gateway: 'card', amount: 1 },
    { gateway: 'card', price: 1, percent: 100 },
    { gateway: 'card', fee_percentage: -50 },
    { gateway: 'card', promocode: 'X'.repeat(65) },
    { gateway: 'card', expected_total: -1 },
    { gateway: 'card', expected_total: '5.07' },
    { gateway: "card'--" },
    { gateway: ['card'] },
    {},
    [],
  ])('the body %o is refused before anything is read', async (body) => {
    const buyer = await shop.newBuyer();
    const answer = await fetch(
      `${shop.app.url}${startPayment.path}?subscription_price_id=${shop.product.priceId}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    expect(answer.status).toBe(400);
    expect(await countPayments(buyer.id)).toBe(0);
  });

  test.each([
    '-1',
    '0',
    '2147483648',
    '9007199254740993',
    '1e309',
    '"1"',
    'NaN',
    '1.5',
    '',
    '1 or 1=1',
    '01',
  ])('the price id %s is refused', async (id) => {
    const buyer = await shop.newBuyer();
    const { status } = await shop.app.call(
      startPayment,
      { query: { subscription_price_id: id }, body: { gateway: 'card' } },
      buyer,
    );
    expect(status).toBe(400);
  });

  test('a malicious promo code is reported as unknown', async () => {
    const buyer = await shop.newBuyer();
    for (const promocode of ["' or 1=1 --", '%', '\u202etxet']) {
      const { status, refusal } = await shop.pay(buyer, { promocode });
      expect(status).toBe(400);
      expect(refusal).toMatchObject({ code: 'promo_invalid', reason: 'unknown' });
    }
  });

  test('a call without a valid session is refused', async () => {
    const { status } = await shop.app.call(
      startPayment,
      { query: { subscription_price_id: String(shop.product.priceId) }, body: { gateway: 'card' } },
      { token: 'x'.repeat(43) },
    );
    expect(status).toBe(401);
  });
});

describe('an open payment', () => {
  test('is reused by the same order', async () => {
    const buyer = await shop.newBuyer();
    const first = await shop.pay(buyer);
    const second = await shop.pay(buyer);
    expect(second.body).toEqual(first.body);
    expect(await countPayments(buyer.id)).toBe(1);
  });

  test('is one payment with one URL for 20 parallel calls, here and at the bank', async () => {
    const buyer = await shop.newBuyer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay(buyer)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.body.url)).size).toBe(1);
    expect(await countPayments(buyer.id)).toBe(1);
    const orderId = answers[0]?.body.payment_id;
    expect(shop.bank.payments().filter((one) => one.orderId === orderId)).toHaveLength(1);
  });

  test('is canceled by a new quote, here and at the bank, but its late money counts', async () => {
    const buyer = await shop.newBuyer();
    const code = 'GIVEWAY';
    await buildPromo(shop.app.platform, { code, discount_percent: 2_000 });
    const first = await shop.pay(buyer, { promocode: code });
    const second = await shop.pay(buyer);
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
    expect(await shop.payment(first.body.payment_id)).toMatchObject({ state: 'canceled' });
    expect(shop.atBank(first.body.payment_id).state).toBe('open');
    expect(await shop.app.jobs.run('cancel-at-gateway')).toBe(1);
    expect(shop.atBank(first.body.payment_id).state).toBe('canceled');

    await shop.bank.decide(first.body.payment_id, 'pay_late');
    await shop.settled();
    expect(await shop.payment(first.body.payment_id)).toMatchObject({
      state: 'paid',
      flags: 'late',
    });
  });

  test('is limited to three per buyer', async () => {
    const buyer = await shop.newBuyer();
    const orders = [{ gateway: 'card' }, { gateway: 'free' }, { gateway: 'cis' }];
    for (const order of orders) expect((await shop.pay(buyer, order)).status).toBe(200);
    const { priceId } = await buildProduct(shop.app.platform);
    const fourth = await shop.pay(buyer, { priceId });
    expect(fourth.status).toBe(409);
    expect(fourth.refusal?.code).toBe('too_many_open_payments');
    // The open ones can still be reused.
    expect((await shop.pay(buyer, { gateway: 'cis' })).status).toBe(200);

    shop.app.clock.advance(1_800_000);
    expect((await shop.pay(buyer, { priceId })).status).toBe(200);
  });

  test('that has expired is replaced even before the job has ended it', async () => {
    const buyer = await shop.newBuyer();
    const first = await shop.pay(buyer);
    shop.app.clock.advance(1_800_000);
    const second = await shop.pay(buyer);
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
    expect(await shop.payment(first.body.payment_id)).toMatchObject({ state: 'expired' });
  });

  test('is limited to three even when eight orders are placed at once', async () => {
    const buyer = await shop.newBuyer();
    const products = await Promise.all(
      Array.from({ length: 8 }, () => buildProduct(shop.app.platform)),
    );
    const answers = await Promise.all(products.map(({ priceId }) => shop.pay(buyer, { priceId })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5);
  });

  test('is returned again for a repeated Idempotency-Key', async () => {
    const buyer = await shop.newBuyer();
    const send = () =>
      shop.app.call(
        startPayment,
        {
          query: { subscription_price_id: String(shop.product.priceId) },
          body: { gateway: 'card' },
        },
        { token: buyer.token, headers: { 'idempotency-key': 'one-press' } },
      );
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  });
});

describe('a free order', () => {
  test('is paid at once, without a gateway', async () => {
    const buyer = await shop.newBuyer();
    await buildPromo(shop.app.platform, { code: 'FREE100', discount_percent: 10_000 });
    const atBank = shop.bank.payments().length;
    const { body } = await shop.pay(buyer, { promocode: 'free100', expected_total: 0 });
    expect(body.url).toBe(`${shop.app.url}/dashboard/subscriptions`);
    expect(shop.bank.payments()).toHaveLength(atBank);
    expect(await shop.payment(body.payment_id)).toMatchObject({
      state: 'paid',
      checkout_state: 'none',
      captured_cents: 0,
    });
    const history = await shop.app.call(listPayments, { query: {} }, buyer);
    expect(history.body).toMatchObject([
      { status: 'Active', total: 0, price_table: { amount: 4.9 } },
    ]);
    const again = await shop.pay(buyer, { promocode: 'FREE100' });
    expect(again.refusal).toMatchObject({ code: 'promo_invalid', reason: 'already_used' });
  });

  test('placed 20 times at once is created once', async () => {
    const buyer = await shop.newBuyer();
    await buildPromo(shop.app.platform, { code: 'FREEONCE', discount_percent: 10_000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.pay(buyer, { promocode: 'FREEONCE' })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await countPayments(buyer.id)).toBe(1);
  });
});

/** The only fake: the connection to the bank is refused. */
async function whileServerIsDown<Result>(work: () => Promise<Result>): Promise<Result> {
  const { outbound } = shop.app.platform;
  const { request } = outbound;
  const refused = async () => {
    throw new OutboundError('refused', 'connect ECONNREFUSED');
  };
  Object.assign(outbound, { request: refused });
  try {
    return await work();
  } finally {
    Object.assign(outbound, { request });
  }
}

describe('the gateway at Pay', () => {
  test('a definite refusal ends the payment and releases the promo code', async () => {
    const buyer = await shop.newBuyer();
    await buildPromo(shop.app.platform, { code: 'FREED', discount_percent: 1_000, max_uses: 1 });
    const { status, headers, refusal } = await whileServerIsDown(() =>
      shop.pay(buyer, { promocode: 'FREED' }),
    );
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(refusal?.code).toBe('gateway_unavailable');
    const history = await shop.app.call(listPayments, { query: {} }, buyer);
    expect(history.body).toMatchObject([{ status: 'Not payed', is_pending: false }]);

    const second = await shop.pay(buyer, { promocode: 'FREED' });
    expect(second.status).toBe(200);
    expect(await countPayments(buyer.id)).toBe(2);
  });

  test('an order that never reached the gateway is not synced until a Pay does', async () => {
    const buyer = await shop.newBuyer();
    await whileServerIsDown(() => shop.pay(buyer));
    const failed = await getRow(db(), 'payments', { user_id: buyer.id });
    expect(failed).toMatchObject({ state: 'failed', checkout_state: 'refused', sync_at: null });

    const at = shop.app.clock.now();
    const form = {
      url: 'https://bank.example/form',
      reference: 'late-form',
      secondaryReference: null,
    };
    expect(await recordCheckout(db(), failed.id, form, at)).toMatchObject({ sync_at: at });
  });

  test.each([
    'refuse_500',
    'work_then_timeout',
    'not_json',
    'redirect',
    'foreign_url',
    'script_url',
    'huge',
  ] as const)('%s leaves the payment open, and the next Pay reuses it', async (create) => {
    const buyer = await shop.newBuyer();
    shop.bank.faults.set({ create, once: true });
    const first = await shop.pay(buyer);
    expect(first.status).toBe(503);
    expect(first.refusal?.code).toBe('gateway_unavailable');
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    expect(pending.body).toMatchObject({ is_pending: true, payments: [{ url: null }] });

    const second = await shop.pay(buyer);
    expect(second.status).toBe(200);
    expect(second.body.payment_id).toBe(pending.body.payments[0]?.id);
    const atBank = shop.bank.payments().filter((one) => one.orderId === second.body.payment_id);
    expect(atBank).toHaveLength(1);
    expect(second.body.url).toBe(atBank[0]?.url);
  });

  test('a refusal after an unanswered call keeps the payment open', async () => {
    const buyer = await shop.newBuyer();
    shop.bank.faults.set({ create: 'work_then_timeout', once: true });
    await shop.pay(buyer);
    expect((await whileServerIsDown(() => shop.pay(buyer))).status).toBe(503);
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    expect(pending.body.is_pending).toBe(true);
    const id = pending.body.payments[0]?.id ?? '';
    await shop.bank.decide(id, 'pay_silently');
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('reconcile-payments');
    expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: null });
  });

  test('charged without an answer: the reconciliation finds the payment', async () => {
    const buyer = await shop.newBuyer();
    shop.bank.faults.set({ create: 'work_then_timeout', once: true });
    const { status } = await shop.pay(buyer);
    expect(status).toBe(503);
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    await shop.bank.decide(pending.body.payments[0]?.id ?? '', 'pay_silently');
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('reconcile-payments');
    const history = await shop.app.call(listPayments, { query: {} }, buyer);
    expect(history.body).toMatchObject([{ status: 'Active' }]);
    const [payment] = history.body;
    expect(shop.bank.payments().filter((one) => one.orderId === payment?.id)).toHaveLength(1);
  });
});
