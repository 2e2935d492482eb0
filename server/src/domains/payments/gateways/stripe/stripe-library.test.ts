import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStripeWebhook } from './stripe-webhooks.ts';

/** Stripe's own library as an independent client of the emulator and judge of signatures. */

let emulator: Awaited<ReturnType<typeof startStripe>>;
let shop: Awaited<ReturnType<typeof listen>>;
let library: Stripe;

beforeAll(async () => {
  shop = await listen();
  emulator = await startStripe({ webhookUrl: `${shop.url}/webhooks`, retryDelaysMs: [] });
  const { hostname, port } = new URL(emulator.url);
  library = new Stripe(emulator.shopSettings.STRIPE_SECRET_KEY ?? '', {
    protocol: 'http',
    host: hostname,
    port,
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterAll(async () => {
  await emulator.stop();
  await shop.stop();
});

let orders = 0;
async function create({ saves = false } = {}) {
  const orderId = `order-${++orders}`;
  const metadata = { payment_id: orderId };
  return library.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: orderId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 1_299,
          product_data: { name: 'Askara Pro' },
        },
      },
    ],
    metadata,
    ...(saves && { customer_creation: 'always' }),
    payment_intent_data: { metadata, ...(saves && { setup_future_usage: 'off_session' }) },
    success_url: 'http://127.0.0.1:9/back',
  });
}

async function paid(order?: { saves: boolean }) {
  const { id, client_reference_id: orderId } = await create(order);
  await emulator.decide(orderId ?? '', 'pay');
  const session = await library.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge, orderId: orderId ?? '' };
}

describe("Stripe's library", () => {
  test('creates, pays and reads a session with its items', async () => {
    const { session, intent, charge } = await paid();
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', livemode: false });
    expect(session.line_items?.data).toMatchObject([{ description: 'Askara Pro', quantity: 1 }]);
    const items = await library.checkout.sessions.listLineItems(session.id);
    expect(items.data).toEqual(session.line_items?.data);
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1_299 });
    expect(await library.charges.retrieve(charge.id)).toMatchObject({ paid: true, amount: 1_299 });
  });

  test('refunds in part by the charge and the rest by the intent, and reads the refunds', async () => {
    const { intent, charge } = await paid();
    const part = await library.refunds.create({ charge: charge.id, amount: 299 });
    expect(part).toMatchObject({ status: 'succeeded', amount: 299, charge: charge.id });
    const rest = await library.refunds.create({ payment_intent: intent.id });
    expect(rest.amount).toBe(1_000);
    expect(await library.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 299 });
    const listed = await library.refunds.list({ payment_intent: intent.id });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    const again = library.refunds.create({ charge: charge.id });
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await library.charges.retrieve(charge.id)).refunded).toBe(true);
  });

  test('charges a saved card without its buyer once, and reads why another charge was declined', async () => {
    const { session, intent: first } = await paid({ saves: true });
    const customer = String(session.customer);
    const charge = (idempotencyKey: string) =>
      library.paymentIntents.create(
        {
          ...{ amount: 1_299, currency: 'usd', confirm: true, off_session: true, customer },
          ...{ payment_method: String(first.payment_method), description: 'Askara Pro' },
          metadata: { payment_id: idempotencyKey },
        },
        { idempotencyKey },
      );
    const charged = await charge('renewal-1');
    expect(charged).toMatchObject({ status: 'succeeded', amount_received: 1_299, customer });
    expect((await charge('renewal-1')).id).toBe(charged.id);
    emulator.switches.set({ charge: 'insufficient_funds' });
    const error: unknown = await charge('renewal-2').catch((reason: unknown) => reason);
    emulator.switches.set({});
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      ...{ statusCode: 402, code: 'card_declined', decline_code: 'insufficient_funds' },
      payment_intent: { status: 'requires_payment_method' },
    });
    const { data: intents } = await library.paymentIntents.list({ customer });
    expect(intents.filter(({ status }) => status === 'succeeded')).toHaveLength(2);
  });

  test('answers a dispute', async () => {
    const { charge, orderId } = await paid();
    await emulator.decide(orderId, 'dispute');
    const [dispute] = (await library.disputes.list({ charge: charge.id })).data;
    const id = dispute?.id ?? '';
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 1_299 });
    expect(dispute?.balance_transactions).toMatchObject([{ amount: -1_299 }]);
    const evidence = { uncategorized_text: 'It was delivered' };
    expect(await library.disputes.update(id, { evidence, submit: true })).toMatchObject({ id });
  });

  test('verifies the webhooks, and reads their events again', async () => {
    shop.webhooks.length = 0;
    await paid();
    await emulator.webhooksIdle();
    const [webhook] = shop.webhooks;
    const secret = emulator.shopSettings.STRIPE_WEBHOOK_SECRET ?? '';
    const signature = String(webhook?.headers['stripe-signature']);
    const event = library.webhooks.constructEvent(webhook?.rawBody ?? '', signature, secret);
    expect(event.type).toBe('checkout.session.completed');
    expect(await library.events.retrieve(event.id)).toMatchObject({
      id: event.id,
      type: event.type,
    });
  });
});

describe('a signature', () => {
  const secret = 'whsec_0123456789abcdef';
  const sentAt = 1_700_000_000;
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session' } },
  });
  const signer = new Stripe('sk_test_0123456789abcdef').webhooks;
  const sign = (changes: { secret?: string; timestamp?: number; payload?: string } = {}) =>
    signer.generateTestHeaderString({ payload, secret, timestamp: sentAt, ...changes });
  const v1 = (header: string) => header.split(',')[1] ?? '';
  const other = sign({ secret: 'whsec_another_0123456789' });

  /** What the shop and Stripe's library say, both at the moment of the timestamp. */
  function verdicts(header: string, body: string | Buffer = payload) {
    const rawBody = Buffer.from(body);
    const now = new Date(sentAt * 1_000);
    const headers = { 'stripe-signature': header };
    const ours = readStripeWebhook({ headers, rawBody, now }, [secret], signer) !== undefined;
    return { ours, theirs: isGenuine(rawBody, header, now) };
  }
  function isGenuine(rawBody: Buffer, header: string, now: Date): boolean {
    try {
      signer.constructEvent(rawBody, header, secret, 300, undefined, now.getTime());
      return true;
    } catch {
      return false;
    }
  }

  test.each<[string, boolean, string, (string | Buffer)?]>([
    ['now', true, sign()],
    ['of the oldest age', true, sign({ timestamp: sentAt - 300 })],
    ['too old', false, sign({ timestamp: sentAt - 301 })],
    ['of the nearest future', true, sign({ timestamp: sentAt + 300 })],
    ['beside one of another secret', true, `${other},${v1(sign())}`],
    ['before one of another secret', true, `${sign()},${v1(other)}`],
    ['beside a v0', true, `${sign()},v0=00`],
    ['after a v0', true, `t=${sentAt},v0=00,${v1(sign())}`],
    ['of another secret', false, other],
    ['of a v0 only', false, `t=${sentAt},${v1(sign()).replace('v1', 'v0')}`],
    ['of another timestamp', false, `t=${sentAt - 1},${v1(sign())}`],
    ['in upper case', false, sign().replace(/=[0-9a-f]{64}/, (hex) => hex.toUpperCase())],
    ['without its end', false, sign().slice(0, -1)],
    ['with a longer end', false, `${sign()}0`],
    ['without a timestamp', false, v1(sign())],
    ['without a signature', false, `t=${sentAt}`],
    ['that is empty', false, ''],
    ['of a longer body', false, sign(), `${payload} `],
    ['of a formatted body', false, sign(), JSON.stringify(JSON.parse(payload), null, 2)],
    ['of a body with a byte order mark', true, sign(), `\uFEFF${payload}`],
    [
      'of a body that is not UTF-8',
      false,
      sign(),
      Buffer.concat([Buffer.from(payload), Buffer.from([0xff])]),
    ],
  ])('%s is genuine for the shop as for the library: %s', (_name, isValid, header, body) => {
    expect(verdicts(header, body)).toEqual({ ours: isValid, theirs: isValid });
  });

  test.each([
    ['further in the future', sign({ timestamp: sentAt + 301 })],
    ['before its timestamp', `${v1(sign())},t=${sentAt}`],
    ['with two timestamps', `t=${sentAt - 900},${sign()}`],
  ])('%s, which Stripe does not send, is refused by the shop alone', (_name, header) => {
    expect(verdicts(header)).toEqual({ ours: false, theirs: true });
  });
});
