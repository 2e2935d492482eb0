import { startShop } from '@sesame/emulators/bank/test/start-shop.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { signNotice } from '@sesame/emulators/nowpayments/sign-notice.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildFormRequest } from '../../../../test/build-form-request.ts';
import { createHastyOutbound } from '../../../../test/hasty-outbound.ts';
import type { FormRequest, Gateway, VerifiedNotice } from './gateway.ts';
import { nowpayments } from './nowpayments.ts';

const outbound = createHastyOutbound(() => emulator);
let emulator: RunningGateway;
let gateway: Gateway;
let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  emulator = await startNowpayments({ retryDelaysMs: [] });
  gateway = connect();
});
beforeEach(async () => {
  shop = await startShop();
});
afterEach(async () => {
  emulator.faults.set({});
  outbound.calls.length = 0;
  await emulator.noticesIdle();
  await shop.stop();
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
});

function connect(
  changes: Record<string, string> = {},
  { live = false, transport = outbound } = {},
): Gateway {
  const settings = { ...emulator.shopSettings, ...changes };
  const values = nowpayments.fields.map(({ name, env, standard = '' }) => [
    name,
    settings[env] ?? standard,
  ]);
  return nowpayments.create(Object.fromEntries(values), { outbound: transport, live });
}

const order = (changes: Partial<FormRequest> = {}) =>
  buildFormRequest({ amountMinor: 1_299, notifyUrl: `${shop.url}/notices`, ...changes });

const held = (orderId: string) =>
  emulator.payments().filter((payment) => payment.orderId === orderId);

/** What the notices that arrived say, judged as the shop would. */
async function verdicts(): Promise<VerifiedNotice[]> {
  await emulator.noticesIdle();
  const judged = await Promise.all(
    shop.notices.map(({ headers, rawBody }) =>
      gateway.verifyNotice({
        headers,
        rawBody: Buffer.from(rawBody),
        ip: '192.0.2.1',
        now: new Date(),
      }),
    ),
  );
  return judged.filter((verdict) => verdict.kind === 'payment');
}

/** The order as the shop reads it once the notices told of a payment. */
async function statusOf(request: FormRequest, reference: string | null) {
  const handle = (await verdicts()).at(-1)?.handle ?? null;
  return gateway.fetchStatus({ reference, handle, orderId: request.orderId });
}

describe('opening a form', () => {
  it('answers the invoice and the address of its page', async () => {
    const request = order();
    const form = await gateway.createForm(request);
    expect(form.handle).toBeNull();
    expect(held(request.orderId)).toMatchObject([
      { id: form.reference, url: form.url, amountMinor: 1_299, currency: 'USD', state: 'open' },
    ]);
    expect(outbound.calls).toHaveLength(1);
  });

  it.each([
    [1, '0.01'],
    [829, '8.29'],
    [1_000, '10'],
    [12_345_678, '123456.78'],
  ])('writes %i cents as %s', async (amountMinor, dollars) => {
    await gateway.createForm(order({ amountMinor })).catch(() => undefined);
    expect(outbound.calls[0]?.body).toContain(`"price_amount":${dollars},`);
  });

  it('asks for the coin of the method and for a fixed rate where it is set up', async () => {
    await connect({ NOWPAYMENTS_FIXED_RATE: 'on' }).createForm(order({ option: 'ton' }));
    expect(outbound.calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v1/min-amount',
      '/v1/invoice',
    ]);
    expect(outbound.calls[0]?.url).toContain('is_fixed_rate=true');
    expect(JSON.parse(outbound.calls[1]?.body ?? '')).toMatchObject({
      pay_currency: 'ton',
      is_fixed_rate: true,
    });
  });

  it('refuses a sum that is too small for the coin, before anything is opened', async () => {
    const enough = order({ option: 'btc', amountMinor: 1_235 });
    await gateway.createForm(enough);
    const small = order({ option: 'btc', amountMinor: 1_234 });
    await expect(gateway.createForm(small)).rejects.toMatchObject({ certainty: 'refused' });
    expect(held(small.orderId)).toEqual([]);
  });

  it('refuses a coin that nobody takes', async () => {
    const refused = gateway.createForm(order({ option: 'doge' }));
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  it.each<[AnswerFault, 'refused' | 'unknown']>([
    ['429', 'refused'],
    ['refuse_500', 'unknown'],
    ['timeout', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['slow_drip', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
  ])('treats %s as %s', async (create, certainty) => {
    emulator.faults.set({ create });
    await expect(gateway.createForm(order())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  it('is sure that nothing happened with a wrong key', async () => {
    const stranger = connect({ NOWPAYMENTS_API_KEY: 'some-other-key-of-nobody' });
    await expect(stranger.createForm(order())).rejects.toMatchObject({ certainty: 'refused' });
  });

  it.each([
    ['https://nowpayments.io/payment/?iid=1', true],
    ['https://sandbox.nowpayments.io/payment/?iid=1', true],
    ['http://nowpayments.io/payment/?iid=1', false],
    ['https://nowpayments.io.evil.example/', false],
    ['https://evilnowpayments.io/', false],
    ['javascript:alert(1)', false],
  ])('lets buyers go to %j: %s', async (url, allowed) => {
    const request = order();
    const transport = answering({ id: 1, order_id: request.orderId, invoice_url: url });
    const form = connect({}, { transport }).createForm(request);
    if (allowed) await expect(form).resolves.toEqual({ reference: '1', handle: null, url });
    else await expect(form).rejects.toMatchObject({ certainty: 'unknown' });
  });
});

describe('reading a payment', () => {
  it('finds the invoice open until a coin is chosen', async () => {
    const request = order();
    const { reference } = await gateway.createForm(request);
    const query = { reference, handle: null, orderId: request.orderId };
    expect(await gateway.fetchStatus(query)).toEqual({
      reference,
      handle: null,
      orderId: request.orderId,
      merchantMatches: true,
      state: 'open',
      capturedMinor: 0,
      capturedCurrency: null,
      refundedMinor: null,
      refunds: [],
      reason: null,
    });
  });

  it('knows nothing of an order whose invoice is not known', async () => {
    const nothing = { reference: null, handle: null, orderId: order().orderId };
    expect(await gateway.fetchStatus(nothing)).toBeUndefined();
    expect(await gateway.fetchStatus({ ...nothing, handle: '51234567890' })).toBeUndefined();
    expect(await gateway.fetchStatus({ ...nothing, handle: '../status' })).toBeUndefined();
  });

  it.each([
    ['pay', { state: 'paid', capturedMinor: 1_299, capturedCurrency: 'USD' }],
    ['pay_more', { state: 'paid', capturedMinor: 1_300, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_298, capturedCurrency: 'USD' }],
    ['pay_late', { state: 'paid', capturedMinor: 1_299 }],
    ['wrong_currency', { state: 'paid', capturedMinor: 1_299, doubtful: true }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'failed' }],
    ['expire', { state: 'expired', capturedMinor: 0, reason: null }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0 }],
  ] as const)('tells what %s did', async (outcome, expected) => {
    const request = order();
    const { reference } = await gateway.createForm(request);
    await emulator.decide(request.orderId, outcome);
    const report = await statusOf(request, reference);
    expect(report).toMatchObject({
      reference,
      orderId: request.orderId,
      merchantMatches: true,
      ...expected,
    });
    if (outcome !== 'wrong_currency') expect(report).not.toHaveProperty('doubtful');
  });

  it('tells of money that was slow, of money that came after the end, and of all going back', async () => {
    const slow = order();
    const { reference } = await gateway.createForm(slow);
    await emulator.decide(slow.orderId, 'pay_slowly');
    await emulator.decide(slow.orderId, 'finish');
    expect(await statusOf(slow, reference)).toMatchObject({ state: 'paid', capturedMinor: 1_299 });
    await emulator.decide(slow.orderId, 'refund');
    expect(await statusOf(slow, reference)).toMatchObject({
      state: 'refunded',
      capturedMinor: 1_299,
      refundedMinor: null,
    });
    const late = order();
    const form = await gateway.createForm(late);
    await emulator.decide(late.orderId, 'expire');
    await emulator.decide(late.orderId, 'pay_late');
    expect(await statusOf(late, form.reference)).toMatchObject({ state: 'paid' });
  });

  it('honours money of an invoice whose answer was lost', async () => {
    const request = order();
    emulator.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.createForm(request)).rejects.toMatchObject({ certainty: 'unknown' });
    const lost = held(request.orderId)[0]?.id;
    await emulator.decide(request.orderId, 'pay');
    const { reference } = await gateway.createForm(request);
    expect(reference).not.toBe(lost);

    const [verdict] = await verdicts();
    expect(verdict).toMatchObject({ reference: null, orderId: request.orderId });
    const handle = verdict?.handle ?? null;
    const report = await gateway.fetchStatus({ reference, handle, orderId: request.orderId });
    expect(report).toMatchObject({ reference, handle, orderId: request.orderId, state: 'paid' });
    const unrecorded = { reference: null, handle, orderId: request.orderId };
    expect(await gateway.fetchStatus(unrecorded)).toMatchObject({ reference: lost });
  });

  it.each([
    ['the sandbox is none of a live shop', 'http://127.0.0.1:9/v1', true],
    ['real money is none of a test shop', 'https://api.nowpayments.io/v1', false],
  ])('%s', async (_name, apiBase, live) => {
    const transport = answering(payment({}));
    const other = connect({ NOWPAYMENTS_API_BASE: apiBase }, { live, transport });
    expect((await other.fetchStatus(known))?.merchantMatches).toBe(false);
  });

  it.each([
    [{ actually_paid: '13.01', payment_status: 'finished' }, { capturedMinor: 1_298 }],
    [{ price_currency: 'eur' }, { capturedCurrency: 'EUR' }],
    [{ parent_payment_id: 4521 }, { doubtful: true }],
    [{ order_id: null }, { orderId: '' }],
    [{ invoice_id: null }, { reference: 'invoice-1' }],
    [{ payment_id: '9007199254740993' }, { handle: '9007199254740993' }],
  ])('reads %j as %j', async (change, expected) => {
    const through = connect({}, { transport: answering(payment(change)) });
    expect(await through.fetchStatus(known)).toMatchObject(expected);
  });

  it.each([
    { payment_status: 'something_new' },
    { pay_amount: null },
    { actually_paid: 'many' },
    { price_amount: -1 },
  ])('does not guess what %j means', async (change) => {
    const through = connect({}, { transport: answering(payment(change)) });
    await expect(through.fetchStatus(known)).rejects.toMatchObject({ certainty: 'unknown' });
  });

  it.each<AnswerFault>([
    'refuse_500',
    '429',
    'timeout',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
  ])('does not take %s for an answer', async (status) => {
    const request = order();
    const { reference } = await gateway.createForm(request);
    await emulator.decide(request.orderId, 'pay');
    await emulator.noticesIdle();
    emulator.faults.set({ status });
    await expect(statusOf(request, reference)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
    });
  });
});

describe('a notice', () => {
  const now = new Date();
  const body = { payment_id: 4522, payment_status: 'finished', order_id: 'ord_1', invoice_id: 77 };
  const verify = (notice: object, changes: { secret?: string; through?: Gateway } = {}) => {
    const secret = changes.secret ?? emulator.shopSettings.NOWPAYMENTS_IPN_SECRET ?? '';
    return (changes.through ?? gateway).verifyNotice({
      headers: { 'x-nowpayments-sig': signNotice(notice, secret) },
      rawBody: Buffer.from(JSON.stringify(notice)),
      ip: '192.0.2.1',
      now,
    });
  };

  it('comes once for each status, genuine as it arrives', async () => {
    const request = order();
    await gateway.createForm(request);
    await emulator.decide(request.orderId, 'pay');
    const keys = (await verdicts()).map(({ eventKey }) => eventKey.replace(/^\d+ /, ''));
    expect(keys).toEqual(['waiting 0', 'confirming 0', 'finished 13.022475']);
  });

  it('names the payment to ask about and the order', async () => {
    expect(await verify(body)).toEqual({
      kind: 'payment',
      eventKey: '4522 finished 0',
      reference: null,
      handle: '4522',
      orderId: 'ord_1',
    });
    expect(await verify({ ...body, order_id: null })).toMatchObject({
      reference: '77',
      orderId: null,
    });
  });

  it('is another event with another sum', async () => {
    const verdict = await verify({ ...body, payment_status: 'partially_paid', actually_paid: 1.5 });
    expect(verdict).toMatchObject({ eventKey: '4522 partially_paid 1.5' });
  });

  it('of a payout is none of ours', async () => {
    const payout = { id: '1', batch_withdrawal_id: '2', status: 'FINISHED' };
    expect(await verify(payout)).toEqual({ kind: 'irrelevant' });
  });

  it('is refused under another secret, and taken under each of two', async () => {
    expect(await verify(body, { secret: 'not the secret at all' })).toEqual({ kind: 'forged' });
    expect(await verify(body, { secret: '' })).toEqual({ kind: 'forged' });
    const through = connect({
      NOWPAYMENTS_IPN_SECRET: 'the-new-ipn-secret, the-old-ipn-secret',
    });
    for (const secret of ['the-new-ipn-secret', 'the-old-ipn-secret']) {
      expect(await verify(body, { secret, through })).toMatchObject({ kind: 'payment' });
    }
  });

  it('is refused when it comes spoiled', async () => {
    const request = order();
    await gateway.createForm(request);
    emulator.faults.set({ notices: 'bad_signature' });
    await emulator.decide(request.orderId, 'pay');
    await emulator.noticesIdle();
    expect(shop.notices).toHaveLength(3);
    expect(await verdicts()).toEqual([]);
  });
});

it.each(['', 'short', 'long-enough-secret-1,short', 'long-enough-secret-1,'])(
  'the IPN secret %j does not start the gateway',
  (secret) => {
    const field = nowpayments.fields.find(({ name }) => name === 'ipnSecret');
    expect(field?.schema.safeParse(secret).success).toBe(false);
  },
);

const known = { reference: 'invoice-1', handle: '4522', orderId: 'order-1' };

function payment(changes: object) {
  return {
    payment_id: 4522,
    invoice_id: 4_522_625_843,
    payment_status: 'finished',
    price_amount: 12.99,
    price_currency: 'usd',
    pay_amount: 13.02,
    actually_paid: 13.02,
    order_id: 'order-1',
    ...changes,
  };
}

function answering(body: object) {
  const text = JSON.stringify(body);
  return { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
}
