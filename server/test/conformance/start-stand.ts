import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import {
  type PaymentStanding,
  recheckPayment,
  refundPayment,
  resolveReview,
} from '@sesame/contract/operator-payments.ts';
import { startPayment } from '@sesame/contract/payments.ts';
import type { EmulatedPayment } from '@sesame/emulators/kit/emulated-payment.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { expect } from 'vitest';
import { auditLedger } from '../../src/audit/audit-ledger.ts';
import { importStock } from '../../src/domains/access/index.ts';
import type { AlertKind } from '../../src/domains/payments/alerts.store.ts';
import { noticeAddress } from '../../src/domains/payments/notice-address.ts';
import type { PaymentState } from '../../src/domains/payments/payments.rules.ts';
import type { PaymentRow } from '../../src/domains/payments/payments.store.ts';
import { gatewaysOf } from '../../src/domains/payments/providers/live-gateways.ts';
import { buildOperator } from '../build-operator.ts';
import { type BuiltProduct, type Buyer, buildBuyer, buildProduct } from '../build-purchase.ts';
import { isSilent } from '../silent-faults.ts';
import { type SpawnedServer, spawnServer } from '../spawn-server.ts';
import { type CallResult, callRoute, startApp, type TestApp } from '../start-app.ts';
import { shortenPatience } from '../start-shop.ts';
import { type EmulatorProcess, startEmulator } from './emulator-process.ts';
import { type NoticeTap, startNoticeTap } from './notice-tap.ts';
import type { ProviderUnderTest } from './providers-under-test.ts';

/**
 * One provider and two servers on one database: the shop in a process of its own, living by the real clock, and a second
 * server here, whose clock and jobs the cases move and whose patience with a silent gateway is short. The provider's
 * emulator is a third process; its notices come by the tap.
 */
export interface Stand {
  readonly under: ProviderUnderTest;
  readonly emulator: EmulatorProcess;
  readonly tap: NoticeTap;
  readonly shop: { readonly url: string };
  readonly second: TestApp;
  readonly product: BuiltProduct;
  newBuyer(invitation?: { referred_by: string }): Promise<Buyer>;
  /** Presses Pay at the shop, unless at the second server. */
  press(buyer: Buyer, order?: Order): Promise<CallResult<typeof startPayment>>;
  /** Presses Pay at any server. */
  pressAt(url: string, token: string): Promise<CallResult<typeof startPayment>>;
  /** Presses Pay with fields of one's own; answers the status. */
  postForm(buyer: Buyer, priceId: string, fields?: object): Promise<number>;
  /** Presses Pay and answers the payment that was opened. */
  order(buyer?: Buyer, order?: Order): Promise<PaymentRow>;
  /** Does at the provider what a click on its page does, and waits until everybody knows. */
  decide(payment: { id: string }, outcome: Outcome, amountMinor?: number): Promise<void>;
  /** The newest payment of the order at the provider. */
  there(payment: { id: string }): Promise<EmulatedPayment>;
  allThere(payment: { id: string }): Promise<readonly EmulatedPayment[]>;
  payment(id: string): Promise<PaymentRow>;
  paymentsOf(buyer: Buyer): Promise<PaymentRow[]>;
  expectState(payment: { id: string }, state: PaymentState): Promise<PaymentRow>;
  /** One grant of access stands for the payment, or none. */
  expectAccess(payment: { id: string }, times: 0 | 1): Promise<void>;
  /** Subjects of what operators were told. */
  alerts(kind: AlertKind): Promise<string[]>;
  /** An operator gives money back by the way it came. */
  refund(payment: { id: string }, amount: number | 'all'): Promise<PaymentStanding>;
  /** An operator sends money that was held back to where it came from. */
  returnMoney(payment: { id: string }): Promise<PaymentStanding>;
  /** An operator has the provider asked now. */
  recheck(payment: { id: string }): Promise<void>;
  /** Lets the job look after refunds that are still open. */
  followRefunds(): Promise<void>;
  commissionOf(payment: { id: string }): Promise<{ state: string } | undefined>;
  inbox(): Promise<{ order_id: string | null; outcome: string | null; attempts: number }[]>;
  /** Waits until the provider has nothing left to say and all that was heard is applied. */
  quiet(): Promise<void>;
  /** Lets the reconciliation ask the provider about every open payment. */
  reconcile(): Promise<void>;
  /** Another server on the same database, with other settings; the caller stops it. */
  startAgain(settings: Readonly<Record<string, string>>): Promise<TestApp>;
  /** Another server on the same database, to be killed. */
  startVictim(failpoint: string): Promise<{ url: string; ended: SpawnedServer['ended'] }>;
  /** After each case: no fault stays on, nothing is asked about any more, and the ledgers are clean. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

export interface Order {
  readonly at?: 'shop' | 'second';
  readonly promocode?: string;
}

const METHOD = 'conformance';
/** Long enough for the provider to do its work before it falls silent. */
const SILENCE_MS = 500;
const FEE_HUNDREDTHS = 350;
const LIFE_S = 30 * 60;
const SECRETS_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

export async function startStand(under: ProviderUnderTest): Promise<Stand> {
  let shopUrl = '';
  const tap = await startNoticeTap(() => shopUrl);
  const started = await startEmulator(under.provider);
  // What was told to be silent is given up early; everybody else is waited for, however busy the machine is.
  let silent = false;
  const emulator: EmulatorProcess = {
    ...started,
    async setFaults(faults) {
      silent = isSilent(faults);
      await started.setFaults(faults);
    },
  };
  const settings = { ...emulator.shopSettings, RUB_PER_USD: '81.2345', PUBLIC_URL: tap.url };
  const second = await startApp({ now: new Date().toISOString(), env: settings });
  const { platform } = second;
  shortenPatience(platform, () => (silent ? SILENCE_MS : undefined));
  const environment = {
    ...settings,
    NODE_ENV: 'test',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    DATABASE_URL: second.databaseUrl,
    SECRETS_KEY,
    RATE_LIMIT_SCALE: '1000000',
  };
  // All of them call themselves by the tap's address, so their own are chosen here.
  async function spawnHere(more: Readonly<Record<string, string>> = {}) {
    const port = await freePort();
    const spawned = await spawnServer({ ...environment, ...more, PORT: String(port) });
    return { ...spawned, url: `http://127.0.0.1:${port}` };
  }
  const server = await spawnHere();
  shopUrl = server.url;
  const victims: SpawnedServer[] = [];
  // Cases turn the second clock back; the auditor's goes on, or it would see what ends tomorrow.
  let latest = 0;
  // The case that breaks an invariant fails for it, not all after it.
  const blamed = new Set<string>();

  const product = await buildProduct(platform);
  for (const originId of product.originIds) {
    const links = [`https://origin-${originId}.example/{user}/{subscription}`];
    const at = platform.clock.now();
    await importStock(platform.db, platform, { originId, kind: 'template', links, at });
  }
  await platform.db
    .insertInto('payment_methods')
    .values({
      gateway: METHOD,
      provider: under.provider,
      category: 'worldwide',
      title: METHOD,
      title_ru: METHOD,
      fee_percent: FEE_HUNDREDTHS,
      charge_currency: under.currency,
      life_s: Math.min(
        Math.max(LIFE_S, under.capabilities.life.minS),
        under.capabilities.life.maxS,
      ),
    })
    .execute();
  await emulator.setNoticeUrl(await noticeUrl());

  /** For providers that are told once, in their dashboard. */
  async function noticeUrl(): Promise<string> {
    const gateway = await gatewaysOf(platform).get(under.provider);
    if (gateway === undefined) throw new Error(`${under.provider} is not live with its emulator`);
    return noticeAddress(tap.url, gateway);
  }

  const pressPay = (url: string, token: string, promocode?: string) =>
    callRoute(
      url,
      startPayment,
      {
        query: { subscription_price_id: String(product.priceId) },
        body: { gateway: METHOD, ...(promocode !== undefined && { promocode }) },
      },
      { token },
    );

  const stand: Stand = {
    under,
    emulator,
    tap,
    shop: server,
    second,
    product,
    newBuyer: (invitation) => buildBuyer(platform, invitation),
    press: ({ token }, { at = 'shop', promocode } = {}) =>
      pressPay(at === 'shop' ? server.url : second.url, token, promocode),
    pressAt: (url, token) => pressPay(url, token),
    async postForm({ token }, priceId, fields = {}) {
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
      const { body, refusal } = await stand.press(buyer ?? (await stand.newBuyer()), order);
      if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
      return stand.payment(body.payment_id);
    },
    async decide({ id }, outcome, amountMinor) {
      await emulator.decide(id, outcome, amountMinor);
      await stand.quiet();
    },
    async there({ id }) {
      const found = (await emulator.payments()).findLast(({ orderId }) => orderId === id);
      if (found === undefined) throw new Error(`${under.provider} knows no order ${id}`);
      return found;
    },
    allThere: async ({ id }) => (await emulator.payments()).filter(({ orderId }) => orderId === id),
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
      await expect.poll(async () => (await stand.payment(id)).state).toBe(state);
      return stand.payment(id);
    },
    async expectAccess({ id }, times) {
      const grants = await platform.db
        .selectFrom('grants')
        .select('id')
        .where('payment_id', '=', id)
        .where('reversed_at', 'is', null)
        .execute();
      expect(grants).toHaveLength(times);
    },
    async alerts(kind) {
      const rows = await platform.db
        .selectFrom('alerts')
        .select('subject')
        .where('kind', '=', kind)
        .execute();
      return rows.map(({ subject }) => subject);
    },
    async refund({ id }, amount) {
      const operator = await buildOperator(second);
      const { refunded_cents } = await stand.payment(id);
      const { body, refusal } = await second.call(
        refundPayment,
        {
          params: { id },
          body: {
            way: 'gateway',
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
    async recheck({ id }) {
      const operator = await buildOperator(second);
      const { status } = await second.call(recheckPayment, { params: { id } }, operator);
      expect(status).toBe(200);
    },
    async followRefunds() {
      second.clock.advance(10 * 60_000);
      await second.jobs.run('follow-refunds');
    },
    commissionOf: ({ id }) =>
      platform.db
        .selectFrom('commissions')
        .select('state')
        .where('payment_id', '=', id)
        .executeTakeFirst(),
    inbox: () =>
      platform.db
        .selectFrom('notice_inbox')
        .select(['order_id', 'outcome', 'attempts'])
        .orderBy('id')
        .execute(),
    async quiet() {
      await emulator.idle();
      await expect
        .poll(async () => (await stand.inbox()).filter(isWaiting), { interval: 10 })
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
      await emulator.idle();
      await Promise.all(victims.splice(0).map((victim) => victim.end('SIGKILL')));
      await platform.db.updateTable('payments').set({ check_at: null }).execute();
      tap.clear();
      tap.open();
      latest = Math.max(latest, Date.now(), second.clock.now().getTime());
      second.clock.set(new Date());
      const violations = await auditLedger(platform.db, new Date(latest));
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
  return stand;
}

function isWaiting({ outcome, attempts }: { outcome: string | null; attempts: number }): boolean {
  return outcome === null && attempts === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Listening on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
