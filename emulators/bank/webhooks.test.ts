import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookMode } from '../kit/faults.ts';
import type { Outcome } from './payments/outcomes.ts';
import type { RunningBank } from './running-bank.ts';
import { startBank } from './start-bank.ts';
import { callBank, openPayment } from './test/call-bank.ts';
import { type ReceivedWebhook, type Shop, startShop } from './test/start-shop.ts';

let bank: RunningBank;
let shop: Shop;

beforeEach(async () => {
  shop = await startShop();
  bank = await startBank({ retryDelaysMs: [1, 1, 1, 1, 1] });
});
afterEach(async () => {
  await bank.stop();
  await shop.stop();
});

function isGenuine({ signature, rawBody }: ReceivedWebhook, secret = bank.webhookSecret) {
  const [, t, v1] = signature.match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
  return createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex') === v1;
}

async function decide(outcome: Outcome, amount?: number, before?: Outcome) {
  const { id } = await openPayment(bank, shop.url);
  if (before) {
    bank.decide(id, before);
    await bank.webhooksIdle();
    shop.webhooks.length = 0;
  }
  const answer = await callBank(bank, 'POST', `/v1/payments/${id}/outcome`, { outcome, amount });
  await bank.webhooksIdle();
  return answer;
}

describe('webhooks to the shop', () => {
  test.each<[Outcome, Outcome | undefined, string, string[]]>([
    ['approve', undefined, 'paid', ['payment.paid']],
    ['decline', undefined, 'declined', ['payment.declined']],
    ['expire', undefined, 'expired', ['payment.expired']],
    ['cancel', undefined, 'canceled', ['payment.canceled']],
    ['approve_late', undefined, 'paid', ['payment.expired', 'payment.paid']],
    ['approve_late', 'expire', 'paid', ['payment.paid']],
    ['approve_late', 'cancel', 'paid', ['payment.paid']],
    ['approve_twice', undefined, 'paid', ['payment.paid', 'payment.paid']],
    ['approve_reordered', undefined, 'paid', ['payment.paid', 'payment.declined']],
    ['approve_silently', undefined, 'paid', []],
    ['approve_timeout', undefined, 'paid', []],
    ['refund', 'approve', 'refunded', ['payment.refunded']],
    ['partial_refund', 'approve', 'partially_refunded', ['payment.refunded']],
    ['dispute', 'approve', 'disputed', ['payment.disputed']],
  ])(
    '%s (after %s): the payment is %s, the webhooks are %j',
    async (outcome, before, status, types) => {
      const answer = await decide(outcome, undefined, before);
      expect(answer.status).toBe(200);
      expect(answer.body.status).toBe(status);
      expect(shop.types()).toEqual(types);
      expect(shop.webhooks.every((webhook) => isGenuine(webhook))).toBe(true);
    },
  );

  test('contain the payment as the API shows it, with a recent timestamp', async () => {
    const { body } = await decide('approve');
    const [webhook] = shop.webhooks;
    expect(webhook?.event.payment).toEqual(body);
    expect(body).toMatchObject({ paid_amount: 1_068, paid_currency: 'USD' });
    expect(webhook?.event.id).toMatch(/^evt_/);
    const signedAt = Number(webhook?.signature.match(/^t=(\d+)/)?.[1]);
    expect(Math.abs(signedAt - Date.now() / 1000)).toBeLessThan(60);
  });

  test('sends the duplicate with the same event id', async () => {
    await decide('approve_twice');
    expect(new Set(shop.webhooks.map(({ event }) => event.id)).size).toBe(1);
  });

  test('gives the webhook that arrives late an earlier date than the one before it', async () => {
    await decide('approve_reordered');
    const [first, second] = shop.webhooks;
    expect(second?.event.created_at).toBeLessThan(Number(first?.event.created_at));
    expect(second?.event.payment).not.toHaveProperty('paid_amount');
  });

  test('sends one wrong signature', async () => {
    await shop.stop();
    shop = await startShop([400, 400]);
    await decide('approve_bad_signature');
    expect(shop.webhooks.map((webhook) => isGenuine(webhook))).toEqual([false]);
  });

  test('captures another amount or another currency', async () => {
    expect((await decide('approve_wrong_amount')).body).toMatchObject({
      amount: 1_068,
      paid_amount: 1_067,
    });
    expect((await decide('approve_wrong_amount', 2_000)).body.paid_amount).toBe(2_000);
    expect((await decide('approve_wrong_currency')).body).toMatchObject({
      currency: 'USD',
      paid_currency: 'EUR',
    });
  });

  test('does not undo a final state', async () => {
    const { id } = await openPayment(bank, shop.url);
    bank.decide(id, 'decline');
    const answer = await callBank(bank, 'POST', `/v1/payments/${id}/outcome`, {
      outcome: 'approve',
    });
    expect(answer.status).toBe(409);
    expect(bank.payments()).toMatchObject([{ status: 'declined' }]);
  });
});

describe('delivery', () => {
  test('retries until the shop accepts', async () => {
    await shop.stop();
    shop = await startShop([500, 302]);
    await decide('approve');
    expect(shop.webhooks).toHaveLength(3);
    expect(new Set(shop.webhooks.map(({ event }) => event.id)).size).toBe(1);
  });

  test('gives up after five retries', async () => {
    await shop.stop();
    shop = await startShop(Array(50).fill(503));
    await decide('approve');
    expect(shop.webhooks).toHaveLength(6);
  });

  test('survives an unreachable shop', async () => {
    const { id } = await openPayment(bank, 'http://127.0.0.1:9');
    bank.decide(id, 'approve');
    await bank.webhooksIdle();
    expect(bank.payments()).toMatchObject([{ status: 'paid' }]);
  });

  test('sends webhooks of many payments in parallel, each exactly once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, async () => (await openPayment(bank, shop.url)).id),
    );
    for (const id of ids) bank.decide(id, 'approve');
    await bank.webhooksIdle();
    expect(shop.webhooks.map(({ event }) => event.payment.id).sort()).toEqual(ids.sort());
  });

  test.each<[WebhookMode, boolean[]]>([
    ['normal', [true]],
    ['none', []],
    ['twice', [true, true]],
    ['bad_signature', [false]],
    ['delay_ms:5', [true]],
  ])('mode %s: valid webhooks %j', async (mode, genuine) => {
    bank.faults.set({ webhooks: { mode } });
    await decide('approve');
    expect(shop.webhooks.map((webhook) => isGenuine(webhook))).toEqual(genuine);
  });

  test('signs with the new secret after a rotation', async () => {
    bank.rotateWebhookSecret('whsec_a_new_one_from_now');
    await decide('approve');
    expect(shop.webhooks.map((webhook) => isGenuine(webhook, 'whsec_a_new_one_from_now'))).toEqual([
      true,
    ]);
  });
});
