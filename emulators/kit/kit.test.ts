import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Protocol } from './emulator.ts';
import type { AnswerFault, WebhookMode } from './faults.ts';
import type { RunningGateway } from './gateway.ts';
import { OUTCOMES, type Outcome } from './outcomes.ts';
import { type PaymentRecord, untouched } from './payment-record.ts';
import { serveEmulator } from './serve-emulator.ts';
import { listen } from './test/listen.ts';

const MINUTE_MS = 60_000;
let now = new Date('2026-11-20T12:00:00Z');
let gateway: RunningGateway;
let shop: Awaited<ReturnType<typeof listen>>;

/** A minimal provider: `POST /payments/:order` creates, `GET` reads, and every outcome sends a webhook. */
const plain: Protocol<PaymentRecord> = {
  title: 'Plain',
  outcomes: OUTCOMES,
  failure: (status, message) => ({ status, message }),
  shopSettings: (url) => ({ PLAIN_API_BASE: url }),
  switches: { reading: ['first', 'second'], word: 'any word' },
  isAccepted: ({ status, text }) => status === 200 && text !== 'no',
  registerApi(app, emulator) {
    app.post<{ Params: { order: string } }>('/payments/:order', (request, reply) =>
      emulator.answer(reply, 'create', () => {
        const { order } = request.params;
        const createdAt = emulator.unixNow();
        emulator.payments.put({
          ...untouched,
          id: `pay-${order}`,
          orderId: order,
          amountMinor: 1_000,
          currency: 'USD',
          url: emulator.payUrl(`pay-${order}`),
          description: `<b>${order}</b>`,
          returnUrl: `${shop.url}/back`,
          createdAt,
          expiresAt: createdAt + 60,
        });
        return { status: 201, body: { url: emulator.payUrl(`pay-${order}`) } };
      }),
    );
  },
  webhooksOf: (after, { outcome, emulator }) => [
    {
      paymentId: after.id,
      type: outcome,
      build({ badSignature, wrongAmount }) {
        const url = emulator.webhookUrl();
        const amount = wrongAmount ? 1 : after.amountMinor;
        const body = JSON.stringify({ outcome, amount, signed: !badSignature });
        return url === undefined ? undefined : { url, body, headers: {} };
      },
    },
  ],
};

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  shop = await listen();
  gateway = await serveEmulator(plain, {
    now: () => now,
    webhookUrl: `${shop.url}/webhooks`,
    retryDelaysMs: [1, 1],
  });
});
afterEach(async () => {
  await gateway.stop();
  await shop.stop();
});

async function open(order: string, timeoutMs = 5_000) {
  const answer = await fetch(`${gateway.url}/payments/${order}`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.status, text: await answer.text() };
}

const received = () => shop.webhooks.map(({ rawBody }) => JSON.parse(rawBody));

async function decide(order: string, ...outcomes: Outcome[]) {
  for (const outcome of outcomes) await gateway.decide(order, outcome);
  await gateway.webhooksIdle();
}

describe('outcomes of a payment', () => {
  test.each<[Outcome[], Partial<PaymentRecord>]>([
    [['pay'], { state: 'paid', capturedMinor: 1_000, capturedCurrency: 'USD' }],
    [['pay_slowly'], { state: 'processing', capturedMinor: 0 }],
    [['pay_slowly', 'decline'], { state: 'declined' }],
    [['pay_slowly', 'finish'], { state: 'paid', capturedMinor: 1_000 }],
    [['pay_less'], { state: 'paid', capturedMinor: 999 }],
    [['pay_reordered'], { state: 'paid', capturedMinor: 1_000 }],
    [['pay_more'], { state: 'paid', capturedMinor: 1_001 }],
    [['cancel', 'pay_late'], { state: 'paid' }],
    [['pay_less', 'pay_again'], { state: 'paid', capturedMinor: 1_000 }],
    [['expire', 'pay_again'], { state: 'paid', capturedMinor: 1_000 }],
    [['wrong_currency'], { state: 'paid', capturedCurrency: 'EUR' }],
    [['other_merchant'], { state: 'paid', strange: 'other_merchant' }],
    [['pay', 'refund'], { state: 'refunded', refundedMinor: 1_000 }],
    [['pay', 'refund_pending', 'finish'], { state: 'refunded', refundedMinor: 1_000 }],
    [['pay', 'refund', 'refund_fails'], { state: 'paid', refundedMinor: 0 }],
    [['pay', 'dispute', 'dispute_won'], { state: 'paid', dispute: 'won' }],
    [['pay', 'dispute', 'dispute_lost'], { state: 'refunded', dispute: 'lost' }],
  ])('%j makes it %j', async (outcomes, expected) => {
    await open('o');
    await decide('o', ...outcomes);
    expect(gateway.payments()).toMatchObject([expected]);
    expect(received().map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  test('can be refunded in parts, up to the captured sum', async () => {
    await open('o');
    await decide('o', 'pay');
    await gateway.decide('o', 'refund', { amountMinor: 400 });
    await expect(gateway.decide('o', 'refund', { amountMinor: 601 })).rejects.toThrow('At most');
    expect(gateway.payments()).toMatchObject([{ state: 'partially_refunded', refundedMinor: 400 }]);
  });

  test('are refused in the wrong state', async () => {
    await open('o');
    for (const outcome of ['refund', 'finish', 'dispute_won', 'refund_fails'] as const) {
      await expect(gateway.decide('o', outcome)).rejects.toThrow('Cannot');
    }
    await expect(gateway.decide('nobody', 'pay')).rejects.toThrow('no payment of the order');
  });

  test('expires once, with one webhook', async () => {
    await open('o');
    now = new Date(now.getTime() + MINUTE_MS);
    await fetch(`${gateway.url}/healthz`);
    await fetch(`${gateway.url}/healthz`);
    await gateway.webhooksIdle();
    expect(gateway.payments()).toMatchObject([{ state: 'expired' }]);
    expect(received()).toMatchObject([{ outcome: 'expire' }]);
  });
});

describe('a faulty answer', () => {
  test.each<[AnswerFault, number, number]>([
    ['ok', 201, 1],
    ['refuse_500', 500, 0],
    ['429', 429, 0],
    ['work_then_500', 500, 1],
    ['not_json', 201, 1],
    ['huge', 201, 1],
    ['redirect', 302, 1],
    ['foreign_url', 201, 1],
    ['script_url', 201, 1],
    ['delay_ms:1', 201, 1],
  ])('%s answers %i and leaves %i payments', async (create, status, payments) => {
    gateway.faults.set({ create });
    const answer = await open('o');
    expect([answer.status, gateway.payments().length]).toEqual([status, payments]);
    if (create === 'foreign_url') expect(answer.text).toContain('https://evil.example/pay/');
    if (create === 'script_url') expect(answer.text).toContain('"javascript:alert(1)///pay/');
    if (create === 'huge') expect(answer.text.length).toBeGreaterThan(10_000_000);
    if (create === 'not_json') expect(answer.text).toMatch(/^<html>/);
  });

  test.each<[AnswerFault, number]>([
    ['timeout', 0],
    ['work_then_timeout', 1],
    ['slow_drip', 1],
    ['delay_ms:60000', 1],
  ])('%s does not answer and leaves %i payments', async (create, payments) => {
    gateway.faults.set({ create });
    await expect(open('o', 300)).rejects.toThrow('timeout');
    expect(gateway.payments()).toHaveLength(payments);
  });

  test('is sent once when `once` is set', async () => {
    gateway.faults.set({ create: 'refuse_500', once: true });
    expect([(await open('o')).status, (await open('o')).status]).toEqual([500, 201]);
  });

  test.each(['nonsense', 'delay_ms:-1', 'delay_ms:', 'delay_ms:1x', 'delay_ms:1234567'])(
    'is not called %s',
    async (create) => {
      const answer = await fetch(`${gateway.url}/_emulator/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ create }),
      });
      expect(answer.status).toBe(400);
      expect(gateway.faults.current()).toEqual({});
    },
  );

  test('that never comes does not delay the shutdown', async () => {
    gateway.faults.set({ create: 'work_then_timeout' });
    const hanging = open('o', 60_000).catch(() => 'cut off');
    await vi.waitUntil(() => gateway.payments().length > 0);
    await gateway.stop();
    expect(await hanging).toBe('cut off');
  });
});

describe('webhooks', () => {
  test.each<[WebhookMode, object[]]>([
    ['normal', [{ amount: 1_000, signed: true }]],
    ['none', []],
    ['twice', [{ signed: true }, { signed: true }]],
    ['bad_signature', [{ amount: 1_000, signed: false }]],
    ['wrong_amount', [{ amount: 1, signed: true }]],
    ['delay_ms:5', [{ signed: true }]],
    ['reorder', [{ signed: true }]],
  ])('in mode %s arrive as %j', async (webhooks, expected) => {
    await open('o');
    gateway.faults.set({ webhooks });
    await decide('o', 'pay');
    expect(received()).toMatchObject(expected);
  });

  test('overtake one another on request', async () => {
    await open('o');
    gateway.faults.set({ webhooks: 'reorder' });
    await decide('o', 'pay', 'refund');
    expect(received().map(({ outcome }) => outcome)).toEqual(['refund', 'pay']);
  });

  test('are retried until acknowledged; forged ones are sent once', async () => {
    await shop.stop();
    shop = await listen([500, 302, 200, 400]);
    gateway.setWebhookUrl(`${shop.url}/webhooks`);
    await open('o');
    await decide('o', 'pay');
    expect(shop.webhooks).toHaveLength(3);
    gateway.faults.set({ webhooks: 'bad_signature' });
    await decide('o', 'refund');
    expect(shop.webhooks).toHaveLength(4);
  });
});

describe('the pages', () => {
  test("escape hostile text and use the reader's language", async () => {
    await open('<script>');
    for (const path of ['/', `/pay/${encodeURIComponent('pay-<script>')}`]) {
      const page = await fetch(`${gateway.url}${path}`, { headers: { 'accept-language': 'ru' } });
      const text = await page.text();
      expect(text).toContain('<html lang="ru">');
      expect(text).not.toMatch(/<script|<b><script>/);
      expect(text).toContain('&lt;b&gt;&lt;script&gt;&lt;/b&gt;');
    }
  });

  test('offer the outcomes possible now and refuse forms from other sites', async () => {
    await open('o');
    const url = `${gateway.url}/pay/pay-o`;
    const offered = async () =>
      [...(await (await fetch(url)).text()).matchAll(/name="outcome" value="(\w+)"/g)].map(
        ([, outcome]) => outcome,
      );
    expect(await offered()).toContain('pay');
    expect(await offered()).not.toContain('refund');
    await decide('o', 'pay');
    expect(await offered()).toEqual(['refund', 'refund_pending', 'fraud_warning', 'dispute']);
    for (const fields of [{}, { outcome: 'steal' }, { outcome: 'refund', amount: '-1' }]) {
      const body = new URLSearchParams(Object.entries(fields));
      expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
    }
    expect((await fetch(`${gateway.url}/pay/none`)).status).toBe(404);
  });
});

describe('switches', () => {
  const put = async (positions: object) => {
    const answer = await fetch(`${gateway.url}/_emulator/switches`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(positions),
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('take their positions, and return to the default when they are not named', async () => {
    expect(await put({ reading: 'second' })).toEqual({ status: 200, body: { reading: 'second' } });
    expect(gateway.switches.current()).toEqual({ reading: 'second' });
    await put({ word: 'made up' });
    expect(gateway.switches.current()).toEqual({ word: 'made up' });
  });

  test.each([{ reading: 'third' }, { other: 'first' }])('refuse %j', async (positions) => {
    expect(await put(positions)).toMatchObject({ status: 400 });
    expect(gateway.switches.current()).toEqual({});
  });
});
