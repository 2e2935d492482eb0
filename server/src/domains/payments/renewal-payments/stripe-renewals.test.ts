import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { MANDATE_VERSION } from '@sesame/contract/shared/mandate-versions.ts';
import { readRenewalConsent, startPayment } from '@sesame/contract/shop/payments.ts';
import { openRenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { replacePrice } from '../../../../test/build/replace-price.ts';
import { freePort } from '../../../../test/free-port.ts';
import type { SpawnedServer } from '../../../../test/processes/spawn-server.ts';
import { spawnWorker } from '../../../../test/processes/spawn-worker.ts';
import { waitUntilKilled } from '../../../../test/processes/wait-until-killed.ts';
import { onlyInSoak } from '../../../../test/property-runs.ts';
import { getRow, insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';

/**
 * Renewals of buyers who saved a card by paying, charged over HTTP at the emulated Stripe: what the conformance suite, which
 * renews through every gateway, does not show.
 */

const GATEWAY = 'stripe';
/** What is charged: 4.90 without a fee. */
const SUM_MINOR = 490;

let shop: Shop<'sales' | 'mail'>;
let stripe: RunningGateway;
let now = () => new Date();
let victim: SpawnedServer | undefined;

beforeAll(open);
afterAll(close);

async function open(): Promise<void> {
  stripe = await startStripe({ retryDelaysMs: [], now: () => now() });
  // Long enough before now, where the last test is.
  const start = new Date(Date.now() - 900 * DAY_MS).toISOString().slice(0, 11);
  shop = await startShop(['sales', 'mail'], {
    now: `${start}12:00:00.000Z`,
    env: stripe.shopSettings,
    gateway: stripe,
  });
  now = () => shop.app.clock.now();
  stripe.setWebhookUrl(`${shop.app.url}/api-payment/api/v1/webhook/stripe`);
  await insertRows(shop.app, 'payment_methods', {
    ...{ gateway: GATEWAY, provider: 'stripe', category: 'worldwide', fee_percent: 0 },
    ...{ title: 'Stripe', title_ru: 'Stripe' },
  });
}

async function close(): Promise<void> {
  await shop.stop();
  await stripe.stop();
}

afterEach(async () => {
  await victim?.end('SIGKILL');
  stripe.faults.set({});
  stripe.switches.set({});
  const { clock, platform } = shop.app;
  await updateRows(
    platform.db,
    'renewal_agreements',
    { stopped_at: null },
    { stopped_at: clock.now(), stopped_by: 'buyer', stop_reason: 'turned_off' },
  );
  await run();
  await shop.expectClean();
  const noon = new Date(clock.now().getTime() + DAY_MS);
  noon.setUTCHours(12, 0, 0, 0);
  clock.set(noon);
});

async function settled(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await stripe.webhooksIdle();
    await shop.settled();
  }
}

async function run(): Promise<void> {
  const { jobs } = shop.app;
  for (const job of ['stop-agreements', 'plan-renewals', 'advance-renewals']) await jobs.run(job);
  await jobs.runDue();
  await settled();
}

/** A buyer who pays by card, has it saved and agrees to the renewal, all in one order. */
async function subscribe(): Promise<Buyer> {
  const { app } = shop;
  const buyer = await shop.newBuyer();
  const query = { subscription_price_id: String(shop.product.priceId) };
  const { body: consent } = await app.call(
    readRenewalConsent,
    { query: { ...query, gateway: GATEWAY } },
    buyer,
  );
  const body = {
    gateway: GATEWAY,
    save: { mandate: MANDATE_VERSION },
    renew: { text: consent.text },
  };
  const order = await app.call(startPayment, { query, body }, buyer);
  await stripe.decide(order.body.payment_id, 'pay');
  await settled();
  return buyer;
}

const subscriptionOf = ({ id }: Buyer) => getRow(shop.app, 'subscriptions', { user_id: id });

/** Moves the clock to the charge, a day before the end, with the notification on the way. */
async function toCharge(buyer: Buyer): Promise<void> {
  const { ends_at: end } = await subscriptionOf(buyer);
  const { clock } = shop.app;
  await run();
  // Seven days before a charge that has changed, and three before any other.
  for (const hours of [191, 95]) {
    clock.set(new Date(end.getTime() - hours * HOUR_MS));
    await run();
  }
  clock.set(new Date(end.getTime() - 22 * HOUR_MS));
}

async function after(hours: number): Promise<void> {
  shop.app.clock.advance(hours * HOUR_MS);
  await run();
}

async function renewalOf({ id }: Buyer) {
  const { db } = shop.app.platform;
  const renewal = await db
    .selectFrom('renewals')
    .selectAll('renewals')
    .innerJoin('subscriptions', 'subscriptions.id', 'renewals.subscription_id')
    .where('user_id', '=', id)
    .orderBy('period_start')
    .executeTakeFirstOrThrow();
  const attempts = await db
    .selectFrom('renewal_attempts')
    .selectAll()
    .where('renewal_id', '=', renewal.id)
    .orderBy('started_at')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('renewal_id', '=', renewal.id)
    .orderBy('created_at')
    .execute();
  return { renewal, attempts, payments };
}

/** One period was charged once, and has one grant. */
async function expectOneCharge(buyer: Buyer): Promise<void> {
  const { renewal, payments } = await renewalOf(buyer);
  expect(renewal.state).toBe('paid');
  const ids = payments.map(({ id }) => id);
  const charges = stripe.payments().filter(({ orderId }) => ids.includes(orderId));
  expect(charges.filter(({ capturedMinor }) => capturedMinor > 0)).toMatchObject([
    { capturedMinor: SUM_MINOR, refundedMinor: 0 },
  ]);
  const grants = shop.app.platform.db
    .selectFrom('grants')
    .select('reversed_at')
    .where('payment_id', 'in', ids);
  expect(await grants.execute()).toEqual([{ reversed_at: null }]);
  await shop.expectClean();
}

test('a renewal whose order saved nothing never begins, and its buyer is mailed once', async () => {
  const { app } = shop;
  const saved = await subscribe();
  stripe.switches.set({ attach: 'never' });
  const unsaved = await subscribe();
  const offMails = async ({ id }: Buyer) => {
    const { email } = await getRow(app, 'users', { id });
    return (await shop.mailsTo(email)).filter(({ subject }) => subject.endsWith('is off')).length;
  };
  const hasNotBegun = async (buyer: Buyer) =>
    (await app.call(listRenewals, {}, buyer)).body.map(({ has_not_begun: it }) => it);
  const stateOf = async (buyer: Buyer) =>
    (await app.call(listRenewals, {}, buyer)).body.map(({ state }) => state);
  // Without a job: it begins with the settlement, or is shown as beginning.
  expect(await stateOf(saved)).toEqual(['on']);
  expect(await stateOf(unsaved)).toEqual(['beginning']);
  await app.jobs.run('notify-renewals-not-begun');
  expect(await hasNotBegun(unsaved)).toEqual([false]);
  // What is saved late is waited for.
  app.clock.advance(2 * HOUR_MS);
  for (const _repeat of [1, 2]) await app.jobs.run('notify-renewals-not-begun');
  expect(await offMails(unsaved)).toBe(1);
  expect(await hasNotBegun(unsaved)).toEqual([true]);
  expect(await stateOf(unsaved)).toEqual(['off']);
  expect(await offMails(saved)).toBe(0);
  expect(await hasNotBegun(saved)).toEqual([false]);
});

test('the reconciliation finds a lost charge by the customer of its card', async () => {
  const buyer = await subscribe();
  await toCharge(buyer);
  stripe.faults.set({ create: 'work_then_500', once: true, webhooks: 'none' });
  await run();
  const gateway = await gatewaysOf(shop.app.platform).get('stripe');
  if (gateway === undefined) throw new Error('Stripe is not live');
  const fetched = vi.spyOn(gateway, 'fetchStatus');
  shop.app.clock.advance(60_000);
  await shop.app.jobs.run('reconcile-payments');
  const [orderId] = (await renewalOf(buyer)).payments.map(({ id }) => id);
  expect(fetched).toHaveBeenCalledWith(
    expect.objectContaining({ orderId, customer: expect.stringMatching(/^cus_/) }),
  );
  fetched.mockRestore();
  await after(0.05);
  await expectOneCharge(buyer);
});

test('a webhook settles a charge before its answer, and without one', async () => {
  for (const create of ['delay_ms:400', 'work_then_500'] as const) {
    const buyer = await subscribe();
    await toCharge(buyer);
    stripe.faults.set({ create, once: true });
    await run();
    await after(0.02);
    expect((await renewalOf(buyer)).attempts).toMatchObject([{ state: 'succeeded', checks: 0 }]);
    await expectOneCharge(buyer);
  }
});

test('what is too little for Stripe is taken from the balance, or waits for an operator', async () => {
  const { platform } = shop.app;
  await updateRows(platform.db, 'payment_methods', { gateway: 'balance' }, { enabled: true });
  const rich = await subscribe();
  const poor = await subscribe();
  const [order] = await listRows(platform.db, 'payments', { user_id: rich.id });
  if (order === undefined) throw new Error('nothing was ordered');
  await inTransaction(platform.db, (tx) =>
    refundSale(tx, platform, order, {
      ...{ method: 'balance', amountCents: 100, amountMinor: 100, access: 'keep' },
    }),
  );
  await replacePrice(platform, shop.product.priceId, 40);
  await toCharge(rich);
  await run();
  expect((await renewalOf(rich)).renewal.state).toBe('paid');
  expect((await renewalOf(rich)).payments).toMatchObject([
    { provider: 'balance', state: 'paid', captured_cents: 40 },
  ]);
  expect((await renewalOf(poor)).renewal.state).toBe('held');
  expect((await renewalOf(poor)).attempts).toMatchObject([{ code: 'below_minimum' }]);
});

/**
 * The last tests, each in a separate shop: a worker leaves records of jobs by the real clock. Only in a soak, because a
 * further process takes its time; `npm test` stops renewals between the same steps within one process.
 */
async function openAtRealTime(): Promise<Buyer> {
  await close();
  await open();
  // Access ends at noon, so that the charge is at noon of the day before, at any time of this run.
  const noon = new Date(Date.now() + 22 * HOUR_MS);
  if (noon.getUTCHours() < 12) noon.setUTCDate(noon.getUTCDate() - 1);
  noon.setUTCHours(12, 0, 0, 0);
  shop.app.clock.set(new Date(noon.getTime() - 31 * DAY_MS));
  const buyer = await subscribe();
  await toCharge(buyer);
  shop.app.clock.set(new Date());
  return buyer;
}

test.each(onlyInSoak('renewal_started', 'renewal_answered', 'renewal_recorded'))(
  'a worker killed at %s leaves a charge that another one finishes',
  async (at) => {
    const buyer = await openAtRealTime();
    const worker = await spawnWorker(shop.app, `${at}:kill`, stripe.shopSettings);
    victim = worker;
    await waitUntilKilled(worker, shop.app.platform.pool);
    await shop.app.jobs.recover();
    await after(0.1);
    await after(0.2);
    await expectOneCharge(buyer);
  },
  300_000,
);

/** A charge that the bank wants confirmed. @returns its payment */
async function toConfirm(buyer: Buyer): Promise<string> {
  stripe.switches.set({ charge: 'authentication_required' });
  await run();
  stripe.switches.set({});
  const { renewal, payments } = await renewalOf(buyer);
  expect(renewal.state).toBe('needs_buyer');
  return payments[0]?.id ?? '';
}

/** Sends a call of a buyer to a server that is killed before it answers. */
async function killedIn(at: string, buyer: Buyer, path: string, body?: object): Promise<void> {
  const port = String(await freePort());
  const role = { ROLE: 'api', PORT: port, ...stripe.shopSettings };
  const server = await spawnWorker(shop.app, `${at}:kill`, role);
  victim = server;
  const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
  const call = () =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body ?? {}),
    }).then(
      ({ status }) => `answered ${status}`,
      () => 'died',
    );
  // A busy machine may answer 503 before the call gets so far.
  await expect.poll(call, { timeout: 60_000 }).toBe('died');
  await waitUntilKilled(server, shop.app.platform.pool);
}

const confirmPath = (id: string) => openRenewalConfirmation.path.replace(':id', id);

test.each(onlyInSoak('a page', 'succeeded'))(
  'a server killed when the gateway has answered a confirmation with %s leaves one charge',
  async (answer) => {
    const buyer = await openAtRealTime();
    const id = await toConfirm(buyer);
    if (answer === 'succeeded') stripe.switches.set({ confirm: answer });
    // Only the reconciliation can say what has become of it.
    stripe.faults.set({ webhooks: 'none' });
    await killedIn('confirmation_answered', buyer, confirmPath(id));
    expect((await shop.payment(id)).state).toBe('pending');
    if (answer === 'a page') {
      const opened = await shop.app.call(openRenewalConfirmation, { params: { id } }, buyer);
      expect(opened.status).toBe(200);
      await stripe.decide(id, 'pay');
    }
    shop.app.clock.advance(HOUR_MS);
    await shop.app.jobs.run('reconcile-payments');
    await run();
    await expectOneCharge(buyer);
    expect((await renewalOf(buyer)).attempts).toHaveLength(1);
  },
  300_000,
);

test.each(onlyInSoak('unconfirmed', 'confirmed meanwhile'))(
  'an order killed when the gateway has closed a charge that is %s begins again, and one of both is paid',
  async (is) => {
    const buyer = await openAtRealTime();
    const id = await toConfirm(buyer);
    stripe.faults.set({ webhooks: 'none' });
    await shop.app.call(openRenewalConfirmation, { params: { id } }, buyer);
    const isPaid = is === 'confirmed meanwhile';
    if (isPaid) await stripe.decide(id, 'pay');
    const query = { subscription_price_id: String(shop.product.priceId) };
    const body = { gateway: GATEWAY };
    const path = `${startPayment.path}?${new URLSearchParams(query)}`;
    await killedIn('confirmation_closed', buyer, path, body);
    // The charge is closed at the gateway, and nothing was ordered.
    if (!isPaid) await expect(stripe.decide(id, 'pay')).rejects.toThrow();
    expect(await shop.payment(id)).toMatchObject({ state: 'pending' });
    const order = await shop.app.call(startPayment, { query, body }, buyer);
    if (isPaid) {
      expect(order.refusal?.code).toBe('renewal_underway');
      await run();
      return expectOneCharge(buyer);
    }
    expect(order.status).toBe(200);
    stripe.faults.set({});
    await stripe.decide(order.body.payment_id, 'pay');
    await settled();
    await run();
    const { renewal, attempts } = await renewalOf(buyer);
    expect(renewal.state).toBe('superseded');
    expect(attempts).toMatchObject([{ state: 'failed', class: 'action' }]);
    const charged = stripe.payments().filter(({ capturedMinor }) => capturedMinor > 0);
    expect(charged).toHaveLength(2);
    const grants = await shop.app.platform.db.selectFrom('grants').select('reversed_at').execute();
    expect(grants).toEqual([{ reversed_at: null }, { reversed_at: null }]);
  },
  300_000,
);
