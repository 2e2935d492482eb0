import type { AlertKind } from '@sesame/contract/console/alerts/alerts.ts';
import {
  type PaymentRefunds,
  refundPayment,
  resolveReview,
  syncConsolePayment,
} from '@sesame/contract/console/payments/payments.ts';
import { MANDATE_VERSION } from '@sesame/contract/shared/mandate-versions.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import type { EmulatedPayment } from '@sesame/emulators/kit/emulated-payment.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { expect } from 'vitest';
import { importInventory } from '../../src/domains/access/index.ts';
import { gatewaysOf } from '../../src/domains/payments/providers/live-gateways.ts';
import { webhookUrl } from '../../src/domains/payments/providers/webhook-url.ts';
import type { PaymentState } from '../../src/domains/payments/records/payments.rules.ts';
import type { PaymentRow } from '../../src/domains/payments/records/payments.store.ts';
import { buildOperator } from '../build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../build/build-purchase.ts';
import { isSilent } from '../database/silent-faults.ts';
import { freePort } from '../free-port.ts';
import { shortenTimeouts } from '../network/shorten-timeouts.ts';
import { type SpawnedServer, spawnServer } from '../processes/spawn-server.ts';
import { findRow, insertRows, listRows } from '../rows.ts';
import { type CallResult, callRoute, startApp, type TestApp } from '../shops/start-app.ts';
import { verifyAtOnce } from '../shops/verify-at-once.ts';
import { type EmulatorProcess, startEmulator } from './emulator-process.ts';
import type { ProviderUnderTest } from './providers-under-test.ts';
import { startWebhookTap, type WebhookTap } from './webhook-tap.ts';

/**
 * One provider and two servers on one database: the shop in a separate process with the real clock, and a second server
 * in this process, whose clock and jobs the cases control and whose gateway timeouts are short. The provider's emulator
 * is a third process; its webhooks pass through the tap.
 */
export interface TestSetup {
  readonly under: ProviderUnderTest;
  readonly emulator: EmulatorProcess;
  readonly tap: WebhookTap;
  readonly shop: { readonly url: string };
  readonly second: TestApp;
  readonly product: BuiltProduct;
  newBuyer(invitation?: { referred_by: string }): Promise<Buyer>;
  /** Starts a payment at the shop, or at the second server. */
  press(buyer: Buyer, order?: Order): Promise<CallResult<typeof startPayment>>;
  /** Starts a payment at any server. */
  pressAt(url: string, token: string): Promise<CallResult<typeof startPayment>>;
  /** Starts a payment with additional fields; returns the status. */
  postOrder(buyer: Buyer, priceId: string, fields?: object): Promise<number>;
  /** Starts a payment and returns it as stored. */
  order(buyer?: Buyer, order?: Order): Promise<PaymentRow>;
  /** Decides at the provider, as a click on its page does, and waits until it has been applied. */
  decide(payment: { id: string }, outcome: Outcome, amountMinor?: number): Promise<void>;
  /** The newest payment of the order at the provider. */
  atProvider(payment: { id: string }): Promise<EmulatedPayment>;
  allAtProvider(payment: { id: string }): Promise<readonly EmulatedPayment[]>;
  payment(id: string): Promise<PaymentRow>;
  paymentsOf(buyer: Buyer): Promise<PaymentRow[]>;
  expectState(payment: { id: string }, state: PaymentState): Promise<PaymentRow>;
  /** Checks that the payment has one grant, or none. */
  expectAccess(payment: { id: string }, times: 0 | 1): Promise<void>;
  /** Subjects of the alerts of a kind. */
  alerts(kind: AlertKind): Promise<string[]>;
  /** An operator refunds through the gateway. */
  refund(payment: { id: string }, amount: number | 'all'): Promise<PaymentRefunds>;
  /** An operator returns money that was held for review. */
  returnMoney(payment: { id: string }): Promise<PaymentRefunds>;
  /** An operator requests a sync with the provider. */
  sync(payment: { id: string }): Promise<void>;
  /** Runs the job that checks open refunds. */
  followUpRefunds(): Promise<void>;
  commissionOf(payment: { id: string }): Promise<{ state: string } | undefined>;
  webhookEvents(): Promise<{ order_id: string | null; outcome: string | null; attempts: number }[]>;
  /** Waits until the provider has sent all webhooks and the shop has applied them. */
  quiet(): Promise<void>;
  /** Runs the reconciliation of all open payments with the provider. */
  reconcile(): Promise<void>;
  /** Starts another server on the same database with other settings; the caller stops it. */
  startAgain(settings: Readonly<Record<string, string>>): Promise<TestApp>;
  /** Starts another server on the same database that will be killed. */
  startVictim(failpoint: string): Promise<{ url: string; ended: SpawnedServer['ended'] }>;
  /** After each case: switches off faults, ends open payments and verifies the ledger. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

export interface Order {
  readonly at?: 'shop' | 'second';
  readonly promocode?: string;
  /** Whether the buyer has what they pay with saved. */
  readonly save?: boolean;
}

export const METHOD = 'conformance';
/** Long enough for the provider to do its work before it stops answering. */
const SILENCE_MS = 500;
const FEE_HUNDREDTHS = 350;
const LIFETIME_S = 30 * 60;
const SECRETS_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

export async function startTestSetup(under: ProviderUnderTest): Promise<TestSetup> {
  let shopUrl = '';
  const tap = await startWebhookTap(() => shopUrl);
  const started = await startEmulator(under.provider);
  // Requests to a provider that was set to stay silent time out early; all others have time for a busy machine.
  let silent = false;
  const emulator: EmulatorProcess = {
    ...started,
    async setFaults(faults) {
      silent = isSilent(faults);
      await started.setFaults(faults);
    },
  };
  const settings = {
    ...emulator.shopSettings,
    ...under.settings,
    RUB_PER_USD: '81.2345',
    PUBLIC_URL: tap.url,
  };
  const second = await startApp({ now: new Date().toISOString(), env: settings });
  const { platform } = second;
  shortenTimeouts(platform, () => (silent ? SILENCE_MS : undefined));
  const environment = {
    ...settings,
    NODE_ENV: 'test',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    DATABASE_URL: second.databaseUrl,
    SECRETS_KEY,
    RATE_LIMIT_SCALE: '1000000',
  };
  // All of them use the address of the tap as public URL, so their own ports are chosen here.
  async function spawnHere(more: Readonly<Record<string, string>> = {}) {
    const port = await freePort();
    const spawned = await spawnServer({ ...environment, ...more, PORT: String(port) });
    return { ...spawned, url: `http://127.0.0.1:${port}` };
  }
  const server = await spawnHere();
  shopUrl = server.url;
  const victims: SpawnedServer[] = [];
  // Cases turn the second server's clock back; the verification uses a clock that does not, or records would
  // be in its future.
  let latest = 0;
  // A violation fails only the case that caused it, not the following ones.
  const blamed = new Set<string>();

  const product = await buildProduct(platform);
  for (const serviceId of product.serviceIds) {
    const links = [`https://origin-${serviceId}.example/{user}/{subscription}`];
    const at = platform.clock.now();
    await importInventory(platform.db, platform, { serviceId, kind: 'template', links, at });
  }
  await insertRows(platform.db, 'payment_methods', {
    gateway: METHOD,
    provider: under.provider,
    provider_option: under.option ?? null,
    category: 'worldwide',
    title: METHOD,
    title_ru: METHOD,
    fee_percent: FEE_HUNDREDTHS,
    charge_currency: under.currency,
    payment_timeout_s: Math.min(
      Math.max(LIFETIME_S, under.capabilities.paymentTimeout.minS),
      under.capabilities.paymentTimeout.maxS,
    ),
  });
  await emulator.setWebhookUrl(await dashboardWebhookUrl());

  /** The webhook URL, for providers that are configured in their dashboard. */
  async function dashboardWebhookUrl(): Promise<string> {
    const gateway = await gatewaysOf(platform).get(under.provider);
    if (gateway === undefined) throw new Error(`${under.provider} is not live with its emulator`);
    return webhookUrl(tap.url, gateway);
  }

  const pressPay = (url: string, token: string, { promocode, save }: Order = {}) =>
    callRoute(
      url,
      startPayment,
      {
        query: { subscription_price_id: String(product.priceId) },
        body: {
          gateway: METHOD,
          ...(promocode !== undefined && { promocode }),
          ...(save && { save: { mandate: MANDATE_VERSION } }),
        },
      },
      { token },
    );

  const setup: TestSetup = {
    under,
    emulator,
    tap,
    shop: server,
    second,
    product,
    newBuyer: (invitation) => buildBuyer(platform, invitation),
    press: ({ token }, order = {}) =>
      pressPay(order.at === 'second' ? second.url : server.url, token, order),
    pressAt: (url, token) => pressPay(url, token),
    async postOrder({ token }, priceId, fields = {}) {
      const query = new URLSearchParams({ subscription_price_id: priceId });
      const answer = await fetch(`${server.url}${startPayment.path}?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ gateway: METHOD, ...fields }),
      });
      await answer.body?.cancel();
      return answer.status;
    },
    async order(buyer, order) {
      const { body, refusal } = await setup.press(buyer ?? (await setup.newBuyer()), order);
      if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
      return setup.payment(body.payment_id);
    },
    async decide({ id }, outcome, amountMinor) {
      await emulator.decide(id, outcome, amountMinor);
      await setup.quiet();
    },
    async atProvider({ id }) {
      const found = (await emulator.payments()).findLast(({ orderId }) => orderId === id);
      if (found === undefined) throw new Error(`${under.provider} knows no order ${id}`);
      return found;
    },
    allAtProvider: async ({ id }) =>
      (await emulator.payments()).filter(({ orderId }) => orderId === id),
    payment: (id) =>
      platform.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    paymentsOf: ({ id }) =>
      platform.db
        .selectFrom('payments')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
    async expectState({ id }, state) {
      await expect.poll(async () => (await setup.payment(id)).state).toBe(state);
      return setup.payment(id);
    },
    async expectAccess({ id }, times) {
      const grants = await listRows(platform.db, 'grants', { payment_id: id, reversed_at: null }, [
        'id',
      ]);
      expect(grants).toHaveLength(times);
    },
    async alerts(kind) {
      const rows = await listRows(platform.db, 'alerts', { kind }, ['subject']);
      return rows.map(({ subject }) => subject);
    },
    async refund({ id }, amount) {
      const operator = await buildOperator(second);
      const { refunded_cents } = await setup.payment(id);
      const { body, refusal } = await second.call(
        refundPayment,
        {
          params: { id },
          body: {
            method: 'gateway',
            access: 'shorten',
            amount,
            expected_refunded: dollarsFromCents(refunded_cents),
            reason: 'The buyer asked for it',
          },
        },
        operator,
      );
      if (refusal !== undefined) throw new Error(`the refund was refused: ${refusal.code}`);
      return body;
    },
    async returnMoney({ id }) {
      const operator = await buildOperator(second);
      const body = { decision: 'return', reason: 'It does not fit' } as const;
      const answer = await second.call(resolveReview, { params: { id }, body }, operator);
      expect(answer.status).toBe(200);
      return answer.body;
    },
    async sync({ id }) {
      const operator = await buildOperator(second);
      const { status } = await second.call(syncConsolePayment, { params: { id } }, operator);
      expect(status).toBe(200);
    },
    async followUpRefunds() {
      second.clock.advance(10 * 60_000);
      await second.jobs.run('follow-up-refunds');
    },
    commissionOf: ({ id }) => findRow(platform.db, 'commissions', { payment_id: id }, ['state']),
    webhookEvents: () =>
      listRows(platform.db, 'webhook_events', {}, ['order_id', 'outcome', 'attempts'], 'id'),
    async quiet() {
      await emulator.idle();
      await expect
        .poll(async () => (await setup.webhookEvents()).filter(isWaiting), { interval: 10 })
        .toEqual([]);
    },
    async reconcile() {
      second.clock.advance(60_000);
      await second.jobs.run('reconcile-payments');
    },
    startAgain: (changes) =>
      startApp({ databaseUrl: second.databaseUrl, env: { ...settings, ...changes } }),
    async startVictim(failpoint) {
      const victim = await spawnHere({ FAILPOINT: `${failpoint}:kill` });
      victims.push(victim);
      return victim;
    },
    async tidy() {
      tap.hold();
      await emulator.setFaults({});
      await emulator.setSwitches({});
      await emulator.idle();
      await Promise.all(victims.splice(0).map((victim) => victim.end('SIGKILL')));
      await platform.db.updateTable('payments').set({ sync_at: null }).execute();
      tap.clear();
      tap.open();
      latest = Math.max(latest, Date.now(), second.clock.now().getTime());
      second.clock.set(new Date());
      const violations = await verifyAtOnce(platform.db, new Date(latest));
      const broken = violations.flatMap(({ invariant, subjects }) =>
        subjects.map((subject) => `${invariant}: ${subject}`),
      );
      const fresh = broken.filter((one) => !blamed.has(one));
      for (const one of fresh) blamed.add(one);
      expect(fresh).toEqual([]);
    },
    async stop() {
      await server.end('SIGTERM');
      await second.stop();
      await emulator.stop();
      await tap.stop();
    },
  };
  return setup;
}

function isWaiting({ outcome, attempts }: { outcome: string | null; attempts: number }): boolean {
  return outcome === null && attempts === 0;
}
