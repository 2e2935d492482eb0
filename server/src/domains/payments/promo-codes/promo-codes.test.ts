import { checkPromoCode } from '@sesame/contract/shop/payments.ts';
import { describe, expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { buildProduct } from '../../../../test/build/build-purchase.ts';
import { findRow, getRow, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let number = 0;
const test = shopTest(['sales']);
const { shop } = test;

const now = () => shop.app.clock.now().getTime();
const newCode = () => `CODE${++number}`;

async function promoOf(code: string) {
  return getRow(shop.app, 'promo_codes', { code });
}

async function build(change: Partial<Parameters<typeof buildPromo>[1]> = {}): Promise<string> {
  const code = newCode();
  await buildPromo(shop.app.platform, { code, discount_percent: 2_000, ...change });
  return code;
}

describe('checking a code', () => {
  test('returns its percent, ignores case and spaces, and reserves nothing', async () => {
    const buyer = await shop.newBuyer();
    const code = await build({ max_uses: 1, discount_percent: 1_250 });
    for (const promocode of [code, ` ${code.toLowerCase()} `]) {
      const { body } = await shop.app.call(checkPromoCode, { query: { promocode } }, buyer);
      expect(body).toEqual({ percent: 12.5 });
    }
    expect(await promoOf(code)).toMatchObject({ uses: 0 });
  });

  test.each([
    ['unknown', { active: false }],
    ['expired', { ends_at: new Date('2026-03-10T12:00:00Z') }],
    ['unknown', { starts_at: new Date('2026-03-10T12:00:00.001Z') }],
    ['limit_reached', { max_uses: 0 }],
    ['minimum', { min_amount_cents: 491 }],
    ['method', { method_category: 'cis' as const }],
  ])('returns %s for a code with %o, and so does Pay', async (reason, change) => {
    const buyer = await shop.newBuyer();
    const promocode = await build(change);
    const query = {
      promocode,
      subscription_price_id: String(shop.product.priceId),
      gateway: 'card',
    };
    const checked = await shop.app.call(checkPromoCode, { query }, buyer);
    expect(checked.status).toBe(400);
    expect(checked.refusal).toMatchObject({ code: 'promo_invalid', reason });
    const paid = await shop.pay(buyer, { promocode });
    expect(paid.refusal).toMatchObject({ code: 'promo_invalid', reason });
  });

  test('of another buyer is refused exactly as an unknown one, and so is Pay', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    const promocode = await build({ buyer_id: owner.id, max_uses: 1 });
    const refusedWith = async (code: string) => {
      const checked = await shop.app.call(checkPromoCode, { query: { promocode: code } }, other);
      const paid = await shop.pay(other, { promocode: code });
      return [checked, paid].map(({ status, refusal }) => {
        const { request_id: _, ...shown } = { request_id: '', ...refusal };
        return { status, ...shown };
      });
    };
    expect(await refusedWith(promocode)).toEqual(await refusedWith('NO-SUCH-CODE'));
    expect(await promoOf(promocode)).toMatchObject({ uses: 0 });
    const own = await shop.app.call(checkPromoCode, { query: { promocode } }, owner);
    expect(own.body).toEqual({ percent: 20 });
    expect((await shop.pay(owner, { promocode })).refusal).toBeUndefined();
    expect(await promoOf(promocode)).toMatchObject({ uses: 1 });
  });

  test('accepts a product code only for its product', async () => {
    const buyer = await shop.newBuyer();
    const other = await buildProduct(shop.app.platform);
    const promocode = await build({ product_ids: [other.id] });
    expect((await shop.pay(buyer, { promocode })).refusal).toMatchObject({
      reason: 'not_this_product',
    });
    expect((await shop.pay(buyer, { promocode, priceId: other.priceId })).status).toBe(200);
  });

  test('refuses an unknown code, price or method', async () => {
    const buyer = await shop.newBuyer();
    const check = async (query: {
      promocode: string;
      subscription_price_id?: string;
      gateway?: string;
    }) => (await shop.app.call(checkPromoCode, { query }, buyer)).refusal;
    expect(await check({ promocode: 'NOBODY' })).toMatchObject({
      code: 'promo_invalid',
      reason: 'unknown',
    });
    expect(await check({ promocode: '' })).toMatchObject({
      code: 'promo_invalid',
      reason: 'unknown',
    });
    const promocode = await build();
    expect((await check({ promocode, subscription_price_id: '2147483647' }))?.code).toBe(
      'price_unknown',
    );
    expect((await check({ promocode, gateway: 'nobody' }))?.code).toBe('method_unknown');
  });
});

describe('a redemption', () => {
  test('is reserved with the order and committed with the payment', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ max_uses: 5 });
    const { body } = await shop.pay(buyer, { promocode, expected_total: 4.06 });
    expect(await promoOf(promocode)).toMatchObject({ uses: 1 });
    await shop.bank.decide(body.payment_id, 'pay');
    await shop.settled();
    expect(await promoOf(promocode)).toMatchObject({ uses: 1 });
    const again = await shop.pay(buyer, { promocode });
    expect(again.refusal).toMatchObject({ code: 'promo_invalid', reason: 'already_used' });
  });

  test.each(['decline', 'expire', 'cancel'] as const)('is released after %s', async (outcome) => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ max_uses: 1 });
    const { body } = await shop.pay(buyer, { promocode });
    expect((await shop.pay(await shop.newBuyer(), { promocode })).refusal).toMatchObject({
      reason: 'limit_reached',
    });
    await shop.bank.decide(body.payment_id, outcome);
    await shop.settled();
    expect(await promoOf(promocode)).toMatchObject({ uses: 0 });
    expect((await shop.pay(await shop.newBuyer(), { promocode })).status).toBe(200);
  });

  test('is released when the payment expires, once however often the job runs', async () => {
    const promocode = await build({ max_uses: 1 });
    await shop.pay(await shop.newBuyer(), { promocode });
    shop.app.clock.advance(1_800_000);
    await Promise.all([
      shop.app.jobs.run('expire-payments'),
      shop.app.jobs.run('expire-payments'),
      shop.app.jobs.run('expire-payments'),
    ]);
    expect(await promoOf(promocode)).toMatchObject({ uses: 0 });
  });

  test('is kept by a partial refund and released by a full one', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ max_uses: 1 });
    const { body } = await shop.pay(buyer, { promocode });
    const id = body.payment_id;
    await shop.bank.decide(id, 'pay');
    await shop.settled();
    await shop.bank.decide(id, 'refund', { amountMinor: 100 });
    await shop.settled();
    expect(await promoOf(promocode)).toMatchObject({ uses: 1 });
    await shop.bank.decide(id, 'refund');
    await shop.settled();
    expect(await promoOf(promocode)).toMatchObject({ uses: 0 });
    expect((await shop.pay(buyer, { promocode })).status).toBe(200);
  });

  test('ends the offer of the same coupon from the registration', async () => {
    const { db } = shop.app.platform;
    for (const discount_percent of [2_000, 10_000]) {
      const buyer = await shop.newBuyer();
      const promocode = await build({ discount_percent });
      await db.updateTable('users').set({ coupon: promocode }).where('id', '=', buyer.id).execute();
      const { body } = await shop.pay(buyer, { promocode });
      if (discount_percent < 10_000) {
        await shop.bank.decide(body.payment_id, 'pay');
        await shop.settled();
      }
      const couponOf = async () => {
        const row = await findRow(db, 'users', { id: buyer.id }, ['coupon']);
        return row?.coupon;
      };
      await expect.poll(couponOf).toBeNull();
    }
  });

  test('of another code keeps the coupon from the registration', async () => {
    const { db } = shop.app.platform;
    const buyer = await shop.newBuyer();
    await db.updateTable('users').set({ coupon: 'WAITING' }).where('id', '=', buyer.id).execute();
    await shop.pay(buyer, { promocode: await build({ discount_percent: 10_000 }) });
    const row = await findRow(db, 'users', { id: buyer.id }, ['coupon']);
    expect(row?.coupon).toBe('WAITING');
  });

  test('moves with the buyer to another method: the earlier open payment ends', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ max_uses: 1 });
    const first = await shop.pay(buyer, { promocode });
    const second = await shop.pay(buyer, { promocode, gateway: 'free' });
    expect(second.status).toBe(200);
    expect(await shop.payment(first.body.payment_id)).toMatchObject({ state: 'canceled' });
    expect(await promoOf(promocode)).toMatchObject({ uses: 1 });
  });

  test('is taken again by late money, over the limit if necessary, with an alert', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ max_uses: 1 });
    const { body } = await shop.pay(buyer, { promocode });
    shop.app.clock.advance(1_800_000);
    await shop.app.jobs.run('expire-payments');
    const other = await shop.pay(await shop.newBuyer(), { promocode });
    expect(other.status).toBe(200);

    await shop.bank.decide(body.payment_id, 'pay_late');
    await shop.settled();
    expect(await shop.payment(body.payment_id)).toMatchObject({ state: 'paid', flags: 'late' });
    expect(await promoOf(promocode)).toMatchObject({ uses: 2 });
    const alerts = await listRows(shop.app, 'alerts', { subject: body.payment_id }, ['kind']);
    expect(alerts.map(({ kind }) => kind).sort()).toEqual(['payment_late', 'promo_over_limit']);
    await shop.bank.decide(body.payment_id, 'refund');
    await shop.settled();
    const open = await listRows(
      shop.app,
      'alerts',
      { subject: body.payment_id, resolved_at: null },
      ['kind'],
    );
    expect(open).toEqual([]);
  });

  test('of a first-purchase code is for new buyers only', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ first_purchase_only: true, per_user_limit: 5 });
    const { body } = await shop.pay(buyer, { promocode });
    await shop.bank.decide(body.payment_id, 'pay');
    await shop.settled();
    expect((await shop.pay(buyer, { promocode })).refusal).toMatchObject({
      reason: 'first_purchase',
    });
  });

  test('of a first-purchase code is granted once for three orders with such codes', async () => {
    const buyer = await shop.newBuyer();
    const orders: string[] = [];
    for (let order = 0; order < 3; order++) {
      const { priceId } = await buildProduct(shop.app.platform);
      const promocode = await build({ first_purchase_only: true, discount_percent: 5_000 });
      orders.push((await shop.pay(buyer, { priceId, promocode })).body.payment_id);
    }
    const states = await Promise.all(orders.map(async (id) => (await shop.payment(id)).state));
    expect(states).toEqual(['canceled', 'canceled', 'pending']);
    const live = await shop.app.platform.db
      .selectFrom('promo_redemptions')
      .select('payment_id')
      .where('user_id', '=', buyer.id)
      .where('state', '<>', 'released')
      .execute();
    expect(live).toEqual([{ payment_id: orders[2] }]);
  });

  test('with a second first-purchase discount is refused by the database', async () => {
    const buyer = await shop.newBuyer();
    const { priceId } = await buildProduct(shop.app.platform);
    const first = await build({ first_purchase_only: true });
    const other = await build();
    await shop.pay(buyer, { promocode: first });
    const { body } = await shop.pay(buyer, { priceId, promocode: other });
    const second = updateRows(
      shop.app,
      'promo_redemptions',
      { payment_id: body.payment_id },
      { first_purchase: true },
    );
    await expect(second).rejects.toThrow('promo_redemptions_first_purchase');
  });

  test('is honored over the limit for late first-purchase money, with an alert', async () => {
    const buyer = await shop.newBuyer();
    const { priceId } = await buildProduct(shop.app.platform);
    const early = await build({ first_purchase_only: true });
    const late = (await shop.pay(buyer, { promocode: early })).body.payment_id;
    shop.app.clock.advance(1_800_000);
    await shop.app.jobs.run('expire-payments');
    const newer = await build({ first_purchase_only: true });
    const renewed = (await shop.pay(buyer, { priceId, promocode: newer })).body.payment_id;
    await shop.bank.decide(renewed, 'pay');
    await shop.bank.decide(late, 'pay_late');
    await shop.settled();
    expect(await shop.payment(late)).toMatchObject({ state: 'paid', flags: 'late' });
    const alerts = await listRows(shop.app, 'alerts', { subject: late }, ['kind']);
    expect(alerts.map(({ kind }) => kind)).toContain('promo_over_limit');
  });

  test('is possible as often per user as the code allows', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build({ per_user_limit: 2 });
    for (let use = 0; use < 2; use++) {
      const { body } = await shop.pay(buyer, { promocode });
      await shop.bank.decide(body.payment_id, 'pay');
      await shop.settled();
    }
    expect((await shop.pay(buyer, { promocode })).refusal).toMatchObject({
      reason: 'already_used',
    });
  });
});

describe('concurrent orders', () => {
  test('a limit of 7 admits exactly 7 of 100 parallel orders', async () => {
    const promocode = await build({ max_uses: 7 });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => shop.newBuyer()));
    const answers = await Promise.all(buyers.map((buyer) => shop.pay(buyer, { promocode })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(7);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(new Set(refused.map((answer) => answer.refusal?.reason))).toEqual(
      new Set(['limit_reached']),
    );
    expect(await promoOf(promocode)).toMatchObject({ uses: 7 });
  });

  test('no parallel order is accepted from the moment a code ends', async () => {
    const promocode = await build({ ends_at: new Date(now() + 1_000) });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.newBuyer()));
    shop.app.clock.advance(999);
    const before = await Promise.all(
      buyers.slice(0, 10).map((buyer) => shop.pay(buyer, { promocode })),
    );
    shop.app.clock.advance(1);
    const after = await Promise.all(
      buyers.slice(10).map((buyer) => shop.pay(buyer, { promocode })),
    );
    expect(before.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(after.map((answer) => answer.refusal?.reason))).toEqual(new Set(['expired']));
  });

  test('one buyer with 10 simultaneous orders uses a single-use code once', async () => {
    const buyer = await shop.newBuyer();
    const promocode = await build();
    const products = await Promise.all(
      Array.from({ length: 10 }, () => buildProduct(shop.app.platform)),
    );
    await Promise.all(products.map(({ priceId }) => shop.pay(buyer, { promocode, priceId })));
    expect(await promoOf(promocode)).toMatchObject({ uses: 1 });
  });
});
