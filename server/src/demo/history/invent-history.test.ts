import { createHash } from 'node:crypto';
import { listCampaigns } from '@sesame/contract/console/campaigns.ts';
import { signInOperator } from '@sesame/contract/console/operators.ts';
import { listConsoleGifts } from '@sesame/contract/console/payments/gifts.ts';
import { readRenewalFigures } from '@sesame/contract/console/renewals/renewal-list.ts';
import {
  getConversionReport,
  getOverview,
  getSalesReport,
  getSubscriptionReport,
} from '@sesame/contract/console/reports.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listPaymentMethods } from '@sesame/contract/shop/payments.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { type RunningBank, startBank } from '@sesame/emulators/bank/start-bank.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  type Compared,
  compareCampaigns,
  compareGifts,
  comparePartners,
  comparePromos,
  compareRenewals,
  compareSales,
  compareSubscriptions,
} from '../../../test/figures/count-figures.ts';
import { isSoak } from '../../../test/property-runs.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { readLeftovers } from '../leave-demo.ts';
import { loadDemo } from '../load-demo.ts';
import { demoOwner } from '../operator.ts';
import { demoBuyer } from './demo-buyer.ts';
import { findEmulatedGateway } from './emulated-gateway.ts';
import { openHistoryShop } from './history-shop.ts';
import { inventHistory } from './invent-history.ts';

const DAYS = 5;
const env = {
  DEMO: 'true',
  PORT: '0',
  CBR_URL: 'http://127.0.0.1:9',
  RUB_PER_USD: '80',
  TRANSFER_RECIPIENT: 'A',
  TRANSFER_BANK: 'B',
  TRANSFER_ACCOUNT: '1',
};
let bank: RunningBank;
let stripe: RunningGateway;
let app: TestApp;
let percents: number[];

test.beforeAll(async () => {
  [bank, stripe] = await Promise.all([startBank(), startStripe()]);
  app = await startApp({ bank, env: { ...env, ...stripe.shopSettings } });
  percents = [];
  const owner = (await loadDemo(app.platform))?.ownerId ?? '';
  await inventHistory(app.platform, {
    owner,
    days: DAYS,
    onProgress: (percent) => percents.push(percent),
  });
});

test.afterAll(async () => {
  // Also verifies the ledger.
  await app.stop();
  await Promise.all([bank.stop(), stripe.stop()]);
});

test('fills the overview and every report, up to today', async () => {
  const { email, password } = demoOwner;
  const { body: session } = await app.call(signInOperator, { body: { email, password } });
  const today = app.clock.now().toISOString().slice(0, 10);
  const range = {
    since: new Date(app.clock.now().getTime() - DAYS * 86_400_000).toISOString().slice(0, 10),
    until: today,
  };
  const { body: overview } = await app.call(getOverview, { query: { days: '1' } }, session);
  expect(overview.figures.orders).toBeGreaterThan(0);
  for (const by of ['product', 'method', 'currency', 'country', 'language', 'day'] as const) {
    const { body } = await app.call(getSalesReport, { query: { by, ...range } }, session);
    expect(
      body.rows.filter(({ orders }) => orders > 0),
      by,
    ).not.toEqual([]);
  }
  const { body: conversions } = await app.call(getConversionReport, { query: range }, session);
  expect(conversions.some(({ paid }) => paid > 0)).toBe(true);
  const { body: subscriptions } = await app.call(getSubscriptionReport, { query: range }, session);
  expect(subscriptions.some((day) => day.new > 0)).toBe(true);
  const { body: campaigns } = await app.call(listCampaigns, { query: {} }, session);
  expect(campaigns.length).toBeGreaterThan(0);
  const { body: renewals } = await app.call(readRenewalFigures, {}, session);
  expect(renewals.due.count).toBeGreaterThan(0);
  expect(percents.at(-1)).toBeGreaterThan(90);
});

test('shows only figures that separate SQL counts too', async () => {
  const { email, password } = demoOwner;
  const { body: session } = await app.call(signInOperator, { body: { email, password } });
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const now = app.clock.now().getTime();
  const range = { since: dayOf(now - 40 * 86_400_000), until: dayOf(now) };
  const compared: Record<string, Compared> = {
    ...(await compareSales(app, session, range)),
    promos: await comparePromos(app, session),
    campaigns: await compareCampaigns(app, session),
    partners: await comparePartners(app, session),
    subscriptions: await compareSubscriptions(app, session, range),
    gifts: await compareGifts(app, session),
    renewals: await compareRenewals(app, session),
  };
  for (const [figure, { shown, counted }] of Object.entries(compared)) {
    expect(shown.length, figure).toBeGreaterThan(0);
    expect(shown, figure).toEqual(counted);
  }
});

test('is refused nothing, and leaves nothing running', async () => {
  const { db, listener } = app.platform;
  await db.updateTable('products').set({ description: 'Changed' }).execute();
  await listener.caughtUp();
  const problems = [
    'a step of the demo history failed',
    'webhook rejected: not genuine',
    'catalogue could not be read, serving the last one',
  ];
  expect(app.logLines.filter(({ msg }) => problems.includes(String(msg)))).toEqual([]);
  // One that waits when the history ends would be reported to the owner as stuck.
  const waiting = db.selectFrom('webhook_events').select(['event_key', 'last_error']);
  expect(await waiting.where('applied_at', 'is', null).execute()).toEqual([]);
});

test('contains gifts that were redeemed, refunded and revoked, and that wait, one of them of its buyer', async () => {
  const { email, password } = demoOwner;
  const { body: session } = await app.call(signInOperator, { body: { email, password } });
  const { body: gifts } = await app.call(listConsoleGifts, { query: {} }, session);
  const states = new Set(gifts.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['claimed', 'open', 'refunded', 'revoked']);
  const own = gifts.filter(({ buyer }) => buyer.email === demoBuyer.email);
  expect(own.map(({ state }) => state)).toContain('open');
});

test('cannot be removed, because its sales stay in the ledger', async () => {
  expect(await readLeftovers(app.platform)).toMatchObject({ hasHistory: true });
});

test('lets people sign in as the buyer of the demo, whose plan is renewed', async () => {
  const body = { email: demoBuyer.email, password: demoOwner.password };
  const { body: answer } = await app.call(login, { body });
  if (answer.status !== 'success') throw new Error('there is a second factor');
  const session = { token: answer.access_token };
  const { status } = await app.call(listActiveSubscriptions, {}, session);
  expect(status).toBe(200);
  const { body: methods } = await app.call(listPaymentMethods, {}, session);
  expect(methods.filter(({ saves }) => saves).map(({ gateway }) => gateway)).toEqual(['stripe']);
  const { body: renewals } = await app.call(listRenewals, {}, session);
  expect(renewals.filter(({ state }) => state === 'on')).toMatchObject([
    { method: { brand: 'visa', last4: '4242' } },
  ]);
});

/** What three days of a shop came to, without ids and times. */
async function digestOf(): Promise<unknown> {
  const [ownBank, ownStripe] = await Promise.all([startBank(), startStripe()]);
  const shop = await startApp({
    ...{ bank: ownBank, now: '2026-03-10T12:00:00.000Z' },
    env: { ...env, ...ownStripe.shopSettings },
  });
  try {
    const owner = (await loadDemo(shop.platform))?.ownerId ?? '';
    await inventHistory(shop.platform, { owner, days: 3, onProgress: () => {} });
    const { rows } = await sql`
      select
        (select count(*)::int from users) as users,
        (select json_object_agg(state, sums order by state) from (
          select state, json_build_array(count(*), sum(total_cents), sum(refunded_cents)) as sums
          from payments group by state
        ) as by_state) as payments,
        (select count(*)::int from subscriptions) as subscriptions,
        (select count(*)::int from renewal_agreements) as agreements,
        (select count(*)::int from tickets) as tickets,
        (select json_agg(amount_cents order by amount_cents) from payouts) as payouts
    `.execute(shop.platform.db);
    return rows;
  } finally {
    await shop.stop();
    await Promise.all([ownBank.stop(), ownStripe.stop()]);
  }
}

// Two more histories take too long for every run.
if (isSoak) {
  test('is the same for the same seed', async () => {
    expect(await digestOf()).toEqual(await digestOf());
  });
}

test('lets visitors wait while it is being prepared', async () => {
  const emulated = await findEmulatedGateway(bank.url);
  if (emulated === undefined) throw new Error('the bank is not emulated');
  const shop = await openHistoryShop(app.platform, {
    ...{ bank: emulated, stripe: undefined, since: new Date() },
    secondsLeft: () => 7,
  });
  try {
    const at = shop.platform.publicUrl();
    const russian = { accept: 'text/html', 'accept-language': 'ru' };
    const page = await fetch(`${at}/admin`, { headers: russian });
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain('примерно через 7\u00a0секунд');
    const script = /<script>(.+)<\/script>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);

    const signIn = await fetch(`${at}${signInOperator.path}`, {
      method: signInOperator.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoOwner.email, password: demoOwner.password, code: '' }),
    });
    expect(signIn.status).toBe(503);
    expect(signIn.headers.get('retry-after')).toBe('7');
    expect(await signIn.json()).toMatchObject({ code: 'demo_preparing' });

    const health = await fetch(`${at}/healthz`);
    expect(health.status).toBe(200);
  } finally {
    await shop.close();
  }
});
