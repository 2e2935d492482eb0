import { ApiManager, type HttpClient, WebhookHandler } from '@jfkz/tinkoff-payment-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { listen } from '../kit/test/listen.ts';
import { startTbank } from './start-tbank.ts';

/** A client that was written for the real T-Bank works with the emulator: neither knows the adapter of the shop. */

let tbank: RunningGateway;
let shop: Awaited<ReturnType<typeof listen>>;
let client: ApiManager;

/** The client leaves HTTP to its user. */
const httpClient: HttpClient = {
  async sendRequest({ url, payload }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, payload: JSON.parse(await answer.text()) };
  },
};

beforeAll(async () => {
  shop = await listen();
  tbank = await startTbank({ webhookUrl: `${shop.url}/webhooks`, retryDelaysMs: [] });
  client = new ApiManager({ httpClient, baseUrl: `${tbank.url}/`, ...terminal() });
});
afterAll(async () => {
  await tbank.stop();
  await shop.stop();
});

function terminal() {
  const { TBANK_TERMINAL_KEY: terminalKey = '', TBANK_PASSWORD: password = '' } =
    tbank.shopSettings;
  return { terminalKey, password };
}

/** The client counts in rubles, and declares as a number what the bank sends as a text: the id. */
const open = (OrderId: string) => client.initPayment({ OrderId, Amount: 100 });

test('creates, pays, reads and refunds a payment, in part and in full', async () => {
  const { PaymentId, ...opened } = await open('client');
  expect(opened).toMatchObject({ Success: true, Status: 'NEW', Amount: 100, OrderId: 'client' });
  await tbank.decide('client', 'pay');
  expect(await client.getState({ PaymentId: String(PaymentId) })).toMatchObject({
    Status: 'CONFIRMED',
  });
  const order = await client.checkOrder({ OrderId: 'client' });
  expect(order.Payments).toMatchObject([{ PaymentId, Status: 'CONFIRMED', Amount: 10_000 }]);

  const part = await client.cancelPayment({ PaymentId, Amount: 40 });
  expect(part).toMatchObject({ Status: 'PARTIAL_REFUNDED', OriginalAmount: 100, NewAmount: 60 });
  const rest = await client.cancelPayment({ PaymentId });
  expect(rest).toMatchObject({ Status: 'REFUNDED', OriginalAmount: 60, NewAmount: 0 });
});

test('finds the webhooks genuine, and those of another password forged', async () => {
  shop.webhooks.length = 0;
  await open('reported');
  await tbank.decide('reported', 'pay');
  await tbank.webhooksIdle();
  const handler = new WebhookHandler(terminal());
  const reported = shop.webhooks.map(({ rawBody }) => JSON.parse(rawBody, asWritten));
  const statuses = reported.map((payload) => {
    const { response, payload: read } = handler.handleWebhookRequest({ url: '', payload });
    expect(response).toEqual({ status: 200, payload: 'OK' });
    return read.Status;
  });
  expect(statuses).toEqual(['AUTHORIZED', 'CONFIRMED']);
  const other = new WebhookHandler({ ...terminal(), password: 'another password' });
  for (const payload of reported) {
    expect(() => other.handleWebhookRequest({ url: '', payload })).toThrow('token');
  }
});

/** Ids of 20 digits as texts, because a number would lose its last digits and the token with them. */
function asWritten(_name: string, value: unknown, { source = '' }: { source?: string } = {}) {
  return typeof value === 'number' && !Number.isSafeInteger(value) ? source : value;
}
