import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningGateway } from '../kit/gateway.ts';
import { listen } from '../kit/test/listen.ts';
import { startTbank } from './start-tbank.ts';
import { signToken } from './token.ts';

let bank: RunningGateway;
let orders = 0;

beforeAll(async () => {
  bank = await startTbank({ retryDelaysMs: [] });
});
afterAll(() => bank.stop());
afterEach(() => {
  bank.faults.set({});
  bank.switches.set({});
});

const setting = (name: string) => bank.shopSettings[name] ?? '';

async function call(method: string, fields: object, password = setting('TBANK_PASSWORD')) {
  const message = { TerminalKey: setting('TBANK_TERMINAL_KEY'), ...fields };
  const answer = await fetch(`${bank.url}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, Token: signToken(message, password) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) };
}

const init = (changes: object = {}) => {
  orders += 1;
  return call('Init', { Amount: 103_920, OrderId: `order-${orders}`, ...changes });
};

describe('Init', () => {
  test('creates a payment with an id of twenty digits', async () => {
    const { status, body } = await init({ OrderId: 'first', PayType: 'O', Language: 'ru' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Success: true,
      ErrorCode: '0',
      TerminalKey: setting('TBANK_TERMINAL_KEY'),
      Status: 'NEW',
      OrderId: 'first',
      Amount: 103_920,
    });
    expect(body.PaymentId).toMatch(/^\d{20}$/);
    expect((await fetch(body.PaymentURL)).status).toBe(200);
  });

  test.each([
    ['an unknown field', { Currency: 'RUB' }, '201'],
    ['a sum as text', { Amount: '103920' }, '201'],
    ['less than a ruble', { Amount: 99 }, '201'],
    ['an order of 37 characters', { OrderId: 'x'.repeat(37) }, '201'],
    ['a time that is over', { RedirectDueDate: '2020-01-01T00:00:00+00:00' }, '201'],
    ['a receipt without lines', { Receipt: { Taxation: 'osn', Items: [] } }, '201'],
    ['another terminal', { TerminalKey: 'OTHER' }, '331'],
  ])('refuses %s with status 200', async (_name, changes, code) => {
    const { status, body } = await init(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Success: false, ErrorCode: code });
  });

  test('refuses a token made with another password', async () => {
    const { body } = await call('Init', { Amount: 100_000, OrderId: 'x' }, 'another password');
    expect(body).toMatchObject({ Success: false, ErrorCode: '204' });
  });

  test('accepts the same order again until it is paid', async () => {
    const [first, second] = [await init({ OrderId: 'twice' }), await init({ OrderId: 'twice' })];
    expect(first.body.PaymentId).not.toBe(second.body.PaymentId);
    await bank.decide('twice', 'pay');
    expect((await init({ OrderId: 'twice' })).body).toMatchObject({ ErrorCode: '8' });
  });
});

describe('reading a payment', () => {
  test('answers the same by payment and by order', async () => {
    const { body } = await init({ OrderId: 'asked' });
    await bank.decide('asked', 'decline');
    const state = await call('GetState', { PaymentId: body.PaymentId });
    expect(state.body).toMatchObject({ Success: true, Status: 'REJECTED', ErrorCode: '1051' });
    const order = await call('CheckOrder', { OrderId: 'asked' });
    // Types that differ from those of all other answers.
    expect(order.body.Payments).toMatchObject([
      { PaymentId: body.PaymentId, Status: 'REJECTED', Success: 'false', ErrorCode: 1051 },
    ]);
  });

  test('fails for an unknown payment', async () => {
    expect((await call('GetState', { PaymentId: '1' })).body).toMatchObject({ ErrorCode: '255' });
    expect((await call('CheckOrder', { OrderId: 'no' })).body).toMatchObject({ ErrorCode: '335' });
  });
});

describe('Cancel', () => {
  test('cancels an open payment once', async () => {
    const { body } = await init();
    const cancel = () => call('Cancel', { PaymentId: body.PaymentId });
    expect((await cancel()).body).toMatchObject({ Status: 'CANCELED' });
    expect((await cancel()).body).toMatchObject({ Success: false, ErrorCode: '8' });
  });

  test('refunds in parts, with a numeric id, and never more than the rest', async () => {
    const { body } = await init({ OrderId: 'back' });
    await bank.decide('back', 'pay');
    const cancel = (Amount: number, ExternalRequestId: string) =>
      call('Cancel', { PaymentId: body.PaymentId, Amount, ExternalRequestId });
    const first = await cancel(50_000, 'one');
    expect(first.body).toMatchObject({
      Status: 'PARTIAL_REFUNDED',
      OriginalAmount: 103_920,
      NewAmount: 53_920,
    });
    expect(first.text).toContain(`"PaymentId":${body.PaymentId}`);
    expect((await cancel(50_000, 'one')).body).toMatchObject({ NewAmount: 53_920 });
    expect((await cancel(53_921, 'two')).body).toMatchObject({ ErrorCode: '251' });
    expect((await cancel(53_920, 'two')).body).toMatchObject({ Status: 'REFUNDED', NewAmount: 0 });
  });
});

describe('switches', () => {
  test.each([
    ['left', 53_920],
    ['paid', 103_920],
    ['refunded', 50_000],
  ])('the sum after a partial refund is what was %s, everywhere', async (sumAfterRefund, sum) => {
    bank.switches.set({ sumAfterRefund });
    const shop = await listen();
    const OrderId = `sum ${sumAfterRefund}`;
    const { body } = await init({ OrderId, NotificationURL: `${shop.url}/webhooks` });
    await bank.decide(OrderId, 'pay');
    const refund = { PaymentId: body.PaymentId, Amount: 50_000 };
    expect((await call('Cancel', refund)).body).toMatchObject({
      OriginalAmount: 103_920,
      NewAmount: 53_920,
    });
    const state = await call('GetState', { PaymentId: body.PaymentId });
    expect(state.body).toMatchObject({ Status: 'PARTIAL_REFUNDED', Amount: sum });
    const order = await call('CheckOrder', { OrderId });
    expect(order.body.Payments).toMatchObject([{ Amount: sum }]);
    await bank.webhooksIdle();
    await shop.stop();
    expect(shop.webhooks.at(-1)?.rawBody).toContain(`"Amount":${sum}`);
  });

  test('an error code is answered without the refund, or after it', async () => {
    const { body } = await init({ OrderId: 'errors' });
    await bank.decide('errors', 'pay');
    const refund = { PaymentId: body.PaymentId, Amount: 500 };
    bank.switches.set({ cancelError: '402' });
    expect((await call('Cancel', refund)).body).toMatchObject({ Success: false, ErrorCode: '402' });
    expect(bank.payments().at(-1)).toMatchObject({ refundedMinor: 0 });
    bank.switches.set({ errorAfterCancel: '9001' });
    expect((await call('Cancel', refund)).body).toMatchObject({ ErrorCode: '9001' });
    expect(bank.payments().at(-1)).toMatchObject({ refundedMinor: 500 });
  });

  test('a status can be any word', async () => {
    const { body } = await init();
    bank.switches.set({ status: 'INVENTED' });
    const state = await call('GetState', { PaymentId: body.PaymentId });
    expect(state.body).toMatchObject({ Status: 'INVENTED' });
  });

  test('with a till every payment and every partial refund needs its receipt', async () => {
    bank.switches.set({ till: 'on' });
    const line = { Name: 'Plan', Price: 103_920, Quantity: 1, Amount: 103_920, Tax: 'none' };
    const receipt = (item: object) => ({
      Receipt: { Email: 'a@example.com', Taxation: 'osn', Items: [{ ...line, ...item }] },
    });
    expect((await init()).body).toMatchObject({ ErrorCode: '309' });
    expect((await init(receipt({ Amount: 1_000 }))).body).toMatchObject({ ErrorCode: '334' });
    const { body } = await init({ OrderId: 'till', ...receipt({}) });
    await bank.decide('till', 'pay');
    const refund = { PaymentId: body.PaymentId, Amount: 1_000 };
    expect((await call('Cancel', refund)).body).toMatchObject({ ErrorCode: '309' });
    const back = receipt({ Price: 1_000, Amount: 1_000 });
    expect((await call('Cancel', { ...refund, ...back })).body).toMatchObject({ Success: true });
    const whole = await init({ OrderId: 'till whole', ...receipt({}) });
    await bank.decide('till whole', 'pay');
    expect((await call('Cancel', { PaymentId: whole.body.PaymentId })).body).toMatchObject({
      Status: 'REFUNDED',
    });
    // FFD 1.2 needs the unit of each line.
    const words = { PaymentMethod: 'full_prepayment', PaymentObject: 'service' };
    const { Receipt } = receipt(words);
    const ffd12 = { ...Receipt, FfdVersion: '1.2' };
    expect((await init({ Receipt: ffd12 })).body).toMatchObject({ ErrorCode: '201' });
    const Items = ffd12.Items.map((item) => ({ ...item, MeasurementUnit: 'шт' }));
    expect((await init({ Receipt: { ...ffd12, Items } })).body).toMatchObject({ Success: true });
  });
});

describe('the SBP', () => {
  test('refunds in its own time, if the switch says so', async () => {
    let now = new Date();
    const home = bank;
    bank = await startTbank({ now: () => now });
    bank.switches.set({ sbpRefund: 'slow' });
    const { body } = await init({ OrderId: 'slow' });
    const id = { PaymentId: body.PaymentId };
    expect((await call('GetQr', id)).body).toMatchObject({ RequestKey: expect.any(Number) });
    await call('SbpPayTest', id);
    const refund = { ...id, Amount: 20_000 };
    expect((await call('Cancel', refund)).body).toMatchObject({
      Status: 'ASYNC_REFUNDING',
      OriginalAmount: 103_920,
      NewAmount: 103_920,
    });
    expect((await call('Cancel', refund)).body).toMatchObject({ ErrorCode: '8' });
    expect((await call('GetState', id)).body).toMatchObject({
      Status: 'ASYNC_REFUNDING',
      Params: [{ Key: 'Route' }, { Key: 'Source', Value: 'qrsbp' }],
    });
    now = new Date(now.getTime() + 5_000);
    expect((await call('GetState', id)).body).toMatchObject({ Status: 'PARTIAL_REFUNDED' });
    await bank.stop();
    bank = home;
  });

  test('is paid by the test call, and its refunds are not idempotent', async () => {
    const { body } = await init({ OrderId: 'sbp' });
    const id = { PaymentId: body.PaymentId };
    expect((await call('SbpPayTest', id)).body).toMatchObject({ ErrorCode: '8' });
    await call('GetQr', { ...id, DataType: 'PAYLOAD' });
    await call('SbpPayTest', id);
    expect((await call('GetState', id)).body).toMatchObject({ Status: 'CONFIRMED' });
    const refund = { ...id, Amount: 20_000, ExternalRequestId: 'same' };
    await call('Cancel', refund);
    await call('Cancel', refund);
    expect(bank.payments().at(-1)).toMatchObject({ orderId: 'sbp', refundedMinor: 40_000 });
  });

  test.each([
    [{ IsRejected: true }, 'REJECTED'],
    [{ IsDeadlineExpired: true }, 'DEADLINE_EXPIRED'],
  ])('fails on request: %j', async (request, status) => {
    const { body } = await init();
    await call('GetQr', { PaymentId: body.PaymentId });
    await call('SbpPayTest', { PaymentId: body.PaymentId, ...request });
    const state = await call('GetState', { PaymentId: body.PaymentId });
    expect(state.body).toMatchObject({ Status: status });
  });
});

describe('webhooks', () => {
  test('of one payment are AUTHORIZED and CONFIRMED, signed, with long numbers', async () => {
    const shop = await listen();
    const { body } = await init({ OrderId: 'told', NotificationURL: `${shop.url}/webhooks` });
    await bank.decide('told', 'pay');
    await bank.webhooksIdle();
    await shop.stop();
    expect(shop.webhooks).toHaveLength(2);
    for (const [index, status] of ['AUTHORIZED', 'CONFIRMED'].entries()) {
      const raw = shop.webhooks[index]?.rawBody ?? '';
      expect(raw).toContain(`"PaymentId":${body.PaymentId},`);
      const message = JSON.parse(raw.replace(/:(\d{17,})/g, ':"$1"'));
      expect(message).toMatchObject({ Status: status, OrderId: 'told', Amount: 103_920 });
      expect(message.Token).toBe(signToken(message, setting('TBANK_PASSWORD')));
    }
  });

  test('are retried until they are answered OK', async () => {
    const retrying = await startTbank({ retryDelaysMs: [10] });
    const shop = await listen();
    retrying.setWebhookUrl(`${shop.url}/webhooks`);
    const message = {
      TerminalKey: retrying.shopSettings.TBANK_TERMINAL_KEY ?? '',
      Amount: 100_000,
      OrderId: 'again',
    };
    const Token = signToken(message, retrying.shopSettings.TBANK_PASSWORD ?? '');
    await fetch(`${retrying.url}/Init`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, Token }),
    });
    await retrying.decide('again', 'decline');
    await retrying.webhooksIdle();
    // This shop answers 200 with another body.
    expect(shop.webhooks).toHaveLength(2);
    await shop.stop();
    await retrying.stop();
  });
});

describe('receipts of the cash register', () => {
  const receipt = (sum: number, method = 'full_prepayment') => ({
    Email: 'buyer@example.com',
    Taxation: 'usn_income',
    Items: [
      { Name: 'Plan', Price: sum, Quantity: 1, Amount: sum, Tax: 'none', PaymentMethod: method },
    ],
  });
  const close = (PaymentId: string, sum: number) =>
    fetch(bank.url.replace(/v2$/, 'cashbox/SendClosingReceipt'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: (() => {
        const message = { TerminalKey: setting('TBANK_TERMINAL_KEY'), PaymentId };
        const Token = signToken(message, setting('TBANK_PASSWORD'));
        return JSON.stringify({ ...message, Token, Receipt: receipt(sum, 'full_payment') });
      })(),
    }).then((answer) => answer.json());

  test('are reported once registered, each with its fiscal data', async () => {
    const shop = await listen();
    const NotificationURL = `${shop.url}/webhooks`;
    const order = { OrderId: 'receipts', NotificationURL, Receipt: receipt(103_920) };
    const { body } = await init(order);
    await bank.decide('receipts', 'pay');
    expect(await close(body.PaymentId, 103_921)).toMatchObject({ ErrorCode: '334' });
    expect(await close(body.PaymentId, 103_920)).toMatchObject({ Success: true });
    expect(await close(body.PaymentId, 1)).toMatchObject({ ErrorCode: '334' });
    bank.switches.set({ receipts: 'late' });
    const refund = { PaymentId: body.PaymentId, Amount: 3_920, Receipt: receipt(3_920) };
    await call('Cancel', refund);
    expect(await close(body.PaymentId, 1)).toMatchObject({ ErrorCode: '8' });
    await bank.webhooksIdle();
    const sent = () =>
      shop.webhooks
        .map(({ rawBody }) => JSON.parse(rawBody))
        .filter(({ Status }) => Status === 'RECEIPT');
    expect(sent()).toMatchObject([
      { Type: 'Income', Amount: 103_920, Success: true, FnNumber: expect.any(String) },
      { Type: 'Income', Amount: 103_920, FiscalDocumentNumber: expect.any(Number) },
    ]);
    bank.switches.set({ receipts: 'fail' });
    await call('GetState', { PaymentId: body.PaymentId });
    await bank.webhooksIdle();
    expect(sent().at(-1)).toMatchObject({ Type: 'IncomeReturn', Amount: 3_920, Success: false });
    expect(sent().at(-1)).not.toHaveProperty('FnNumber');
    await shop.stop();
  });
});
