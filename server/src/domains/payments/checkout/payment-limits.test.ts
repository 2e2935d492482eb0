import { routeLimits } from '@sesame/contract/shared/limits.ts';
import { checkPromoCode, startPayment } from '@sesame/contract/shop/payments.ts';
import { afterAll, describe, expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { sendWebhook } from '../../../../test/send-webhook.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';

/** Creates the data. */
/** A second server on the same database, with rate limits enabled. */
let app: TestApp;
const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  app = await startApp({ limits: true, bank: shop.bank, databaseUrl: shop.app.databaseUrl });
});
afterAll(async () => {
  await app.stop();
});

let codes = 0;
async function newPromo(change: Partial<Parameters<typeof buildPromo>[1]> = {}): Promise<string> {
  const code = `LIMIT${++codes}`;
  await buildPromo(app.platform, { code, discount_percent: 1_000, ...change });
  return code;
}

const check = (buyer: Buyer, promocode: string) =>
  app.call(checkPromoCode, { query: { promocode } }, buyer);
const pay = (buyer: Buyer, promocode: string) =>
  app.call(
    startPayment,
    {
      query: { subscription_price_id: String(shop.product.priceId) },
      body: { gateway: 'card', promocode },
    },
    buyer,
  );

/** Resets the limits per minute; the hourly ones continue. */
async function nextMinute(): Promise<void> {
  for (const prefix of ['promocodeCheck:', 'startPayment:']) {
    await app.platform.pool.query('delete from rate_limits where starts_with(key, $1)', [prefix]);
  }
}

describe('guessing promo codes', () => {
  test('is stopped after ten failed codes in an hour, across the check and Pay', async () => {
    const buyer = await buildBuyer(app.platform);
    const good = await newPromo();
    const wrong = [
      'NOSUCHCODE',
      await newPromo({ ends_at: new Date('2026-03-01T00:00:00Z') }),
      await newPromo({ max_uses: 0 }),
      'ANOTHER',
      'AND-ANOTHER',
    ];
    for (const promocode of wrong) {
      expect((await check(buyer, promocode)).refusal?.code).toBe('promo_invalid');
      expect((await pay(buyer, promocode)).refusal?.code).toBe('promo_invalid');
    }
    for (const call of [check, pay]) {
      const paused = await call(buyer, good);
      expect(paused.status).toBe(429);
      expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    // Orders without a code and other buyers are not affected.
    expect((await pay(buyer, '')).status).toBe(200);
    expect((await check(await buildBuyer(app.platform), good)).status).toBe(200);
  });

  test('does not include valid codes that do not fit the order', async () => {
    const buyer = await buildBuyer(app.platform);
    const expensive = await newPromo({ min_amount_cents: 100_000 });
    const good = await newPromo();
    const query = { promocode: expensive, subscription_price_id: String(shop.product.priceId) };
    for (let count = 0; count < 12; count++) {
      if (count === 9) await nextMinute();
      const { refusal } = await app.call(checkPromoCode, { query }, buyer);
      expect(refusal).toMatchObject({ code: 'promo_invalid', reason: 'minimum' });
    }
    expect((await check(buyer, good)).status).toBe(200);
  });
});

test('codes can be checked ten times a minute and thirty times an hour', async () => {
  const buyer = await buildBuyer(app.platform);
  const good = await newPromo();
  const statuses: number[] = [];
  for (let minute = 0; minute < 4; minute++) {
    await nextMinute();
    for (let call = 0; call < 8; call++) statuses.push((await check(buyer, good)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
});

test('forged webhooks are limited per network, genuine ones are not', async () => {
  const signedBy = (secret: string) =>
    sendWebhook({
      url: app.url,
      provider: 'bank',
      secret,
      sentAt: app.clock.now(),
      body: {
        id: `evt_limits_${++codes}`,
        type: 'payment.paid',
        created_at: 0,
        payment: { id: 'unknown', order_id: 'unknown' },
      },
      header: undefined,
    });
  for (let count = 0; count < routeLimits.webhook.max; count++) {
    expect(await signedBy('somebody else made this one up')).toBe(400);
  }
  expect(await signedBy('somebody else made this one up')).toBe(429);
  for (let count = 0; count < 70; count++) {
    expect(await signedBy(shop.bank.webhookSecret)).toBe(200);
  }
});
