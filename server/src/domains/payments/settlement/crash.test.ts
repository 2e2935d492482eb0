import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { afterEach, describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { freePort } from '../../../../test/free-port.ts';
import {
  type Exit,
  type SpawnedServer,
  spawnServer,
} from '../../../../test/processes/spawn-server.ts';
import { waitUntilKilled } from '../../../../test/processes/wait-until-killed.ts';
import { listRows } from '../../../../test/rows.ts';
import { sendWebhook } from '../../../../test/send-webhook.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

/**
 * A real server is killed, as by a power cut, at each step of a payment. The test shop on the same database acts as the
 * server after the restart.
 */

let victim: SpawnedServer | undefined;
// The killed server uses the real clock.
const test = shopTest(['sales'], { now: new Date().toISOString() });
const { shop } = test;
test.beforeAll(() => {
  // Webhooks are sent by the test, to the server that will be killed.
  shop.bank.faults.set({ webhooks: 'none' });
});
afterEach(() => victim?.end('SIGKILL'));

/** It uses the public URL of the surviving server, as after a restart, so it needs its own port. */
async function startVictim(failpoint: string): Promise<{ url: string; ended: Promise<Exit> }> {
  const port = await freePort();
  victim = await spawnServer({
    PORT: String(port),
    NODE_ENV: 'test',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    DATABASE_URL: shop.app.databaseUrl,
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    PUBLIC_URL: shop.app.url,
    BANK_URL: shop.bank.url,
    BANK_API_KEY: shop.bank.apiKey,
    BANK_WEBHOOK_SECRET: shop.bank.webhookSecret,
    FAILPOINT: `${failpoint}:kill`,
  });
  return { url: `http://127.0.0.1:${port}`, ended: victim.ended };
}

/** On a busy machine the clock of the shop falls behind the real one of the killed server. */
function catchUp(): void {
  const { clock } = shop.app;
  clock.set(new Date(Math.max(clock.now().getTime(), Date.now())));
}

async function payAt(server: { url: string }, buyer: Buyer, promocode?: string): Promise<void> {
  const query = `subscription_price_id=${shop.product.priceId}`;
  await fetch(`${server.url}${startPayment.path}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gateway: 'card', promocode: promocode ?? null }),
  });
}

/** On a busy machine a request may be answered 503 before it reaches the failpoint. */
async function callUntilKilled(call: () => Promise<unknown>): Promise<void> {
  const attempt = () =>
    call().then(
      () => 'answered',
      () => 'died',
    );
  await expect.poll(attempt, { timeout: 60_000 }).toBe('died');
}

const payUntilKilled = (...args: Parameters<typeof payAt>) => callUntilKilled(() => payAt(...args));

async function paymentsOf(buyer: Buyer) {
  return listRows(shop.app, 'payments', { user_id: buyer.id });
}

async function expectAccess(buyer: Buyer): Promise<void> {
  const { body } = await shop.app.call(listActiveSubscriptions, {}, buyer);
  expect(body).toMatchObject([{ links: [{}] }]);
  expect(await paymentsOf(buyer)).toMatchObject([{ state: 'paid', flags: null }]);
  await shop.expectClean();
}

describe('a server killed between two steps of Pay', () => {
  test.each(['order_saved', 'gateway_called', 'checkout_recorded'])(
    '%s: the next Pay continues with the same payment',
    async (failpoint) => {
      const buyer = await shop.newBuyer();
      await buildPromo(shop.app.platform, {
        code: failpoint,
        discount_percent: 1_000,
        max_uses: 1,
      });
      const server = await startVictim(failpoint);
      await payUntilKilled(server, buyer, failpoint);
      await waitUntilKilled(server, shop.app.platform.pool);
      await shop.expectClean();

      const { status, body } = await shop.pay(buyer, { promocode: failpoint });
      expect(status).toBe(200);
      const atBank = shop.bank.payments().filter((one) => one.orderId === body.payment_id);
      expect(atBank).toMatchObject([{ url: body.url, amountMinor: 456 }]);
      await shop.bank.decide(atBank[0]?.id ?? '', 'pay');
      shop.app.clock.advance(60_000);
      await shop.app.jobs.run('reconcile-payments');
      await expectAccess(buyer);
    },
  );

  test('gateway_called and no further Pay: the reconciliation finds the money', async () => {
    const buyer = await shop.newBuyer();
    const server = await startVictim('gateway_called');
    await payUntilKilled(server, buyer);
    await server.ended;
    const [payment] = await paymentsOf(buyer);
    await shop.bank.decide(payment?.id ?? '', 'pay');
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('reconcile-payments');
    await expectAccess(buyer);
  });

  test('a free order is complete before anything can fail', async () => {
    const buyer = await shop.newBuyer();
    await buildPromo(shop.app.platform, { code: 'CRASHFREE', discount_percent: 10_000 });
    const server = await startVictim('order_saved');
    await payUntilKilled(server, buyer, 'CRASHFREE');
    await server.ended;
    await expectAccess(buyer);
  });
});

describe('a server killed between two steps of a webhook', () => {
  test.each([
    ['webhook_stored', false],
    ['webhook_acknowledged', true],
    ['settle_started', true],
    ['settle_before_commit', true],
    ['settle_committed', true],
  ])('%s: access is granted after the restart', async (failpoint, acknowledged) => {
    const buyer = await shop.newBuyer();
    const { body } = await shop.pay(buyer);
    const atBank = shop.atBank(body.payment_id);
    await shop.bank.decide(atBank.id, 'pay');

    const server = await startVictim(failpoint);
    const webhook = {
      secret: shop.bank.webhookSecret,
      sentAt: new Date(),
      body: { id: `evt_${failpoint}`, payment: { id: atBank.id, order_id: atBank.orderId } },
    };
    const sent = sendWebhook({ url: server.url, ...webhook });
    if (acknowledged) expect(await sent).toBe(200);
    else await expect(sent).rejects.toThrow();
    await waitUntilKilled(server, shop.app.platform.pool);
    await shop.expectClean();

    // The bank retries an unacknowledged webhook; the job applies an acknowledged one.
    catchUp();
    const sentAt = shop.app.clock.now();
    if (!acknowledged)
      expect(await sendWebhook({ url: shop.app.url, ...webhook, sentAt })).toBe(200);
    shop.app.clock.advance(11_000);
    await shop.app.jobs.run('apply-webhooks');
    const inbox = await listRows(shop.app, 'webhook_events', { order_id: atBank.orderId }, [
      'outcome',
    ]);
    expect(inbox).toEqual([{ outcome: 'applied' }]);
    await expectAccess(buyer);
  });
});

describe('a server killed between two steps of a refund', () => {
  test.each(['refund_inserted', 'refund_responded'])(
    '%s: the job completes the refund, once',
    async (failpoint) => {
      const { payment_id: id } = (await shop.pay(await shop.newBuyer())).body;
      await shop.bank.decide(id, 'pay');
      shop.app.clock.advance(60_000);
      await shop.app.jobs.run('reconcile-payments');
      const { token } = await buildOperator(shop.app, { role: 'finance' });
      const server = await startVictim(failpoint);
      const input = {
        method: 'gateway',
        access: 'keep',
        amount: 2,
        expected_refunded: 0,
        reason: 'the power went',
      };
      const refund = () =>
        fetch(`${server.url}${refundPayment.path.replace(':id', id)}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
      await callUntilKilled(refund);
      await waitUntilKilled(server, shop.app.platform.pool);
      await shop.expectClean();

      for (let round = 0; round < 2; round++) {
        shop.app.clock.advance(10 * 60_000);
        await shop.app.jobs.run('follow-up-refunds');
      }
      expect(shop.atBank(id).refundedMinor).toBe(200);
      expect(await shop.payment(id)).toMatchObject({ refunded_cents: 200, returned_minor: 200 });
      await shop.expectClean();
    },
  );
});
