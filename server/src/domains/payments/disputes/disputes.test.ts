import { listAlerts } from '@sesame/contract/console/alerts.ts';
import { getAnyPayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listAllPayments } from '@sesame/contract/console/payments/payment-list.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'refunds' | 'mail'>;
let emulators: Record<'stripe' | 'paypal', RunningGateway>;
let now = () => new Date();

beforeAll(async () => {
  const options = { retryDelaysMs: [], now: () => now() };
  const [stripe, paypal] = await Promise.all([startStripe(options), startPayPal(options)]);
  emulators = { stripe, paypal };
  const env = { ...stripe.shopSettings, ...paypal.shopSettings };
  shop = await startShop(['refunds', 'mail'], { env });
  now = () => shop.app.clock.now();
  for (const provider of ['stripe', 'paypal'] as const) {
    emulators[provider].setWebhookUrl(`${shop.app.url}/api-payment/api/v1/webhook/${provider}`);
    await shop.app.platform.db
      .insertInto('payment_methods')
      .values({
        gateway: provider,
        provider,
        category: 'worldwide',
        title: provider,
        title_ru: provider,
        fee_percent: 0,
      })
      .execute();
  }
});
afterEach(async () => {
  for (const emulator of Object.values(emulators)) {
    emulator.faults.set({});
    emulator.switches.set({});
  }
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await Promise.all(Object.values(emulators).map((emulator) => emulator.stop()));
});

async function quiet() {
  for (let round = 0; round < 2; round++) {
    await Promise.all(Object.values(emulators).map((emulator) => emulator.webhooksIdle()));
    await shop.settled();
  }
}

async function decide(provider: 'stripe' | 'paypal', id: string, ...outcomes: Outcome[]) {
  for (const outcome of outcomes) {
    await emulators[provider].decide(id, outcome);
    await quiet();
  }
}

/** A purchase at 200.00 that was paid. */
async function bought(provider: 'stripe' | 'paypal'): Promise<string> {
  const order = { priceId: shop.expensivePriceId, gateway: provider };
  const { body } = await shop.pay(await shop.newBuyer(), order);
  await decide(provider, body.payment_id, 'pay');
  return body.payment_id;
}

const detail = async (id: string) =>
  (await shop.app.call(getAnyPayment, { params: { id } }, shop.operator)).body;
const openAlerts = async (id: string) => {
  const { body } = await shop.app.call(listAlerts, { query: { state: 'open' } }, shop.operator);
  return body.filter(({ payment_id }) => payment_id === id);
};

describe.each([
  ['stripe', 'product_not_received', 'needs_response, product_not_received'],
  [
    'paypal',
    'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    'WAITING_FOR_SELLER_RESPONSE, CHARGEBACK, MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  ],
] as const)('a dispute at %s', (provider, dispute_reason, words) => {
  test('is known with its reason and date, is alerted to and found, and ends as reported', async () => {
    const id = await bought(provider);
    emulators[provider].switches.set({ dispute_reason });
    await decide(provider, id, 'dispute');
    const due = new Date(shop.app.clock.now().getTime() + 9 * 86_400_000);
    due.setUTCMilliseconds(0);
    const { disputes, next_step } = await detail(id);
    expect(disputes).toMatchObject([
      {
        state: 'needs_answer',
        reason: 'not_received',
        words,
        amount: { amount: 200, currency: 'USD' },
        due_at: due.toISOString(),
        takes: ['evidence', 'accept'],
      },
    ]);
    expect(next_step).toMatchObject({ kind: 'answer_dispute', due_at: due.toISOString() });
    expect(await openAlerts(id)).toMatchObject([
      { kind: 'payment_disputed', due_at: due.toISOString(), detail: { reason: 'not_received' } },
    ]);
    const found = await shop.app.call(
      listAllPayments,
      { query: { dispute: 'needs_answer' } },
      shop.operator,
    );
    expect(found.body.map((payment) => payment.id)).toEqual([id]);
    await decide(provider, id, 'dispute_won');
    expect((await detail(id)).disputes).toMatchObject([{ state: 'won', due_at: null, takes: [] }]);
    expect(await openAlerts(id)).toEqual([]);
  });

  test('that was lost keeps its facts', async () => {
    const id = await bought(provider);
    await decide(provider, id, 'dispute', 'dispute_lost');
    expect(await detail(id)).toMatchObject({
      state: 'dispute_lost',
      disputes: [{ state: 'lost', due_at: null }],
    });
  });
});

test('alerts are listed by what is due first, and the mail names the date', async () => {
  const later = await bought('stripe');
  shop.app.clock.advance(-86_400_000);
  const sooner = await bought('stripe');
  await decide('stripe', sooner, 'dispute');
  shop.app.clock.advance(86_400_000);
  await decide('stripe', later, 'dispute');
  const { body } = await shop.app.call(listAlerts, { query: { state: 'open' } }, shop.operator);
  const due = body.flatMap(({ due_at }) => due_at ?? []);
  expect(due).toEqual([...due].sort());
  expect(body[0]?.payment_id).toBe(sooner);
  const next = await shop.app.call(
    listAlerts,
    { query: { state: 'open', before: String(body[0]?.id) } },
    shop.operator,
  );
  expect(next.body).toEqual(body.slice(1));
  await shop.app.jobs.run('mail-alerts');
  await shop.app.jobs.run('mail-alert');
  const mails = await shop.mailsTo(shop.operator.email);
  expect(mails.filter(({ text }) => text.includes('Answer by: ')).length).toBeGreaterThan(0);
});

describe('an early fraud warning of Stripe', () => {
  test('proposes a refund, which closes its alert', async () => {
    const id = await bought('stripe');
    await decide('stripe', id, 'fraud_warning');
    expect(await openAlerts(id)).toMatchObject([{ kind: 'fraud_warning' }]);
    const { next_step, events } = await detail(id);
    expect(next_step).toMatchObject({ kind: 'refund_warned', amount: 200 });
    expect(events.filter(({ kind }) => kind === 'fraud_warning')).toHaveLength(1);
    expect((await shop.refund(id)).status).toBe(200);
    await quiet();
    expect(await openAlerts(id)).toEqual([]);
  });

  test('ends with the dispute that it warned of', async () => {
    const id = await bought('stripe');
    await decide('stripe', id, 'fraud_warning', 'dispute');
    expect((await openAlerts(id)).map(({ kind }) => kind)).toEqual(['payment_disputed']);
  });
});
