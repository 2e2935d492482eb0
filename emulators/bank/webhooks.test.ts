import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '../kit/outcomes.ts';
import { listen, type ReceivedWebhook } from '../kit/test/listen.ts';
import { type RunningBank, startBank } from './start-bank.ts';
import { callBank, openPayment } from './test/call-bank.ts';

let bank: RunningBank;
let shop: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  shop = await listen();
  bank = await startBank({ retryDelaysMs: [1, 1, 1, 1, 1] });
});
afterEach(async () => {
  await bank.stop();
  await shop.stop();
});

const signatureOf = ({ headers }: ReceivedWebhook) => String(headers['bank-signature']);
const events = () => shop.webhooks.map(({ rawBody }) => JSON.parse(rawBody));

function isGenuine(webhook: ReceivedWebhook) {
  const [, t, v1] = signatureOf(webhook).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
  const signed = `${t}.${webhook.rawBody}`;
  return createHmac('sha256', bank.webhookSecret).update(signed).digest('hex') === v1;
}

/** Decides a new payment and returns it as the API shows it. */
async function decide(outcome: Outcome, amountMinor?: number, before?: Outcome) {
  const { id } = await openPayment(bank, shop.url);
  if (before) {
    await bank.decide(id, before);
    await bank.webhooksIdle();
    shop.webhooks.length = 0;
  }
  await bank.decide(id, outcome, amountMinor === undefined ? {} : { amountMinor });
  await bank.webhooksIdle();
  return (await callBank(bank, 'GET', `/v1/payments/${id}`)).body;
}

describe('webhooks to the shop', () => {
  test.each<[Outcome, Outcome | undefined, string, string[]]>([
    ['pay', undefined, 'paid', ['payment.paid']],
    ['decline', undefined, 'declined', ['payment.declined']],
    ['expire', undefined, 'expired', ['payment.expired']],
    ['cancel', undefined, 'canceled', ['payment.canceled']],
    ['pay_late', undefined, 'paid', ['payment.expired', 'payment.paid']],
    ['pay_late', 'expire', 'paid', ['payment.paid']],
    ['pay_late', 'cancel', 'paid', ['payment.paid']],
    ['pay_twice', undefined, 'paid', ['payment.paid', 'payment.paid']],
    ['pay_reordered', undefined, 'paid', ['payment.paid', 'payment.declined']],
    ['pay_silently', undefined, 'paid', []],
    ['pay_timeout', undefined, 'paid', []],
    ['refund', 'pay', 'refunded', ['payment.refunded']],
    ['dispute', 'pay', 'disputed', ['payment.disputed']],
  ])(
    '%s (after %s): the payment is %s, the webhooks are %j',
    async (outcome, before, status, types) => {
      expect((await decide(outcome, undefined, before)).status).toBe(status);
      expect(events().map(({ type }) => type)).toEqual(types);
      expect(shop.webhooks.every((webhook) => isGenuine(webhook))).toBe(true);
    },
  );

  test('contain the payment as the API shows it, with a recent timestamp', async () => {
    const payment = await decide('pay');
    expect(events()).toEqual([
      expect.objectContaining({ id: expect.stringMatching(/^evt_/), payment }),
    ]);
    expect(payment).toMatchObject({ paid_amount: 1_068, paid_currency: 'USD' });
    const signedAt = Number(shop.webhooks.map(signatureOf)[0]?.match(/^t=(\d+)/)?.[1]);
    expect(Math.abs(signedAt - Date.now() / 1000)).toBeLessThan(60);
  });

  test('sends the duplicate with the same event id', async () => {
    await decide('pay_twice');
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
  });

  test('gives the webhook that arrives late an earlier date than the one before it', async () => {
    await decide('pay_reordered');
    const [first, second] = events();
    expect(second.created_at).toBeLessThan(first.created_at);
    expect(second.payment).not.toHaveProperty('paid_amount');
  });

  test('sends one wrong signature', async () => {
    await shop.stop();
    shop = await listen([400, 400]);
    await decide('pay_bad_signature');
    expect(shop.webhooks.map((webhook) => isGenuine(webhook))).toEqual([false]);
  });

  test('captures another amount or another currency', async () => {
    expect(await decide('pay_less')).toMatchObject({ amount: 1_068, paid_amount: 1_067 });
    expect((await decide('pay_more', 2_000)).paid_amount).toBe(2_000);
    expect(await decide('wrong_currency')).toMatchObject({ currency: 'USD', paid_currency: 'EUR' });
  });

  test('contains a refund in part', async () => {
    expect(await decide('refund', 68, 'pay')).toMatchObject({
      status: 'partially_refunded',
      refunded: 68,
    });
    expect(events()).toMatchObject([{ type: 'payment.refunded', payment: { refunded: 68 } }]);
  });

  test('does not undo a final state', async () => {
    const { id } = await openPayment(bank, shop.url);
    await bank.decide(id, 'decline');
    await expect(bank.decide(id, 'pay')).rejects.toThrow('Cannot pay');
    expect(bank.payments()).toMatchObject([{ state: 'declined' }]);
  });
});

describe('delivery', () => {
  test('gives up after five retries', async () => {
    await shop.stop();
    shop = await listen(Array(50).fill(503));
    await decide('pay');
    expect(shop.webhooks).toHaveLength(6);
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
  });

  test('survives an unreachable shop', async () => {
    const { id } = await openPayment(bank, 'http://127.0.0.1:9');
    await bank.decide(id, 'pay');
    await bank.webhooksIdle();
    expect(bank.payments()).toMatchObject([{ state: 'paid' }]);
  });

  test('sends webhooks of many payments in parallel, each exactly once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, async () => (await openPayment(bank, shop.url)).id),
    );
    for (const id of ids) await bank.decide(id, 'pay');
    await bank.webhooksIdle();
    expect(
      events()
        .map(({ payment }) => payment.id)
        .sort(),
    ).toEqual(ids.sort());
  });
});
