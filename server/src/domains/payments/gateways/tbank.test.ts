import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { signToken } from '@sesame/emulators/tbank/token.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildRoubleRequest, openReport } from '../../../../test/build-form-request.ts';
import { createHastyOutbound } from '../../../../test/hasty-outbound.ts';
import type { OutboundRequest } from '../../../platform/outbound.ts';
import { openProvider } from '../providers/open-provider.ts';
import type { FormRequest, Gateway } from './gateway.ts';
import { tbank } from './tbank.ts';

const outbound = createHastyOutbound(() => bank);
let bank: RunningGateway;
let gateway: Gateway;

beforeAll(async () => {
  bank = await startTbank({ retryDelaysMs: [] });
  gateway = connect();
});
afterAll(async () => {
  outbound.close();
  await bank.stop();
});
afterEach(() => bank.faults.set({}));

function open(changes: Record<string, string> = {}, live = false) {
  const written = {
    apiBase: bank.shopSettings.TBANK_API_BASE,
    terminalKey: bank.shopSettings.TBANK_TERMINAL_KEY,
    password: bank.shopSettings.TBANK_PASSWORD,
    ...changes,
  };
  return openProvider(tbank, written, { outbound, live });
}

function connect(changes: Record<string, string> = {}): Gateway {
  const opened = open(changes);
  if ('problem' in opened) throw new Error(`${opened.problem.field} is ${opened.problem.kind}`);
  return opened.gateway;
}

const asked = ({ orderId }: FormRequest, handle: string | null = null) => ({
  reference: null,
  handle,
  orderId,
});
const held = ({ orderId }: FormRequest) =>
  bank.payments().filter((payment) => payment.orderId === orderId);
/** The last call of a method, as it left. */
const lastSent = (method: string) =>
  JSON.parse(outbound.calls.findLast(({ url }) => url.endsWith(`/${method}`))?.body ?? '{}');

describe('opening a form', () => {
  it('answers our order as reference, the opening as handle, and the bank page', async () => {
    const request = buildRoubleRequest();
    const form = await gateway.createForm(request);
    expect(form.reference).toBe(request.orderId);
    expect(form.handle).toMatch(/^\d{20}$/);
    expect(held(request)).toMatchObject([
      { id: form.handle, url: form.url, amountMinor: 103_920, currency: 'RUB', state: 'open' },
    ]);
    expect(lastSent('Init')).toMatchObject({
      PayType: 'O',
      Language: 'ru',
      NotificationURL: request.notifyUrl,
      SuccessURL: request.returnUrl,
      FailURL: request.returnUrl,
      RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
    });
    expect(lastSent('Init')).not.toHaveProperty('Receipt');
  });

  it('cuts a description to what the bank takes', async () => {
    await gateway.createForm(buildRoubleRequest({ description: 'x'.repeat(200) }));
    expect(lastSent('Init').Description).toHaveLength(140);
  });

  it('sends a receipt for the till when there is a tax system', async () => {
    await connect({ taxation: 'usn_income', vat: 'vat5' }).createForm(buildRoubleRequest());
    expect(lastSent('Init').Receipt).toEqual({
      Email: 'buyer@example.com',
      Taxation: 'usn_income',
      Items: [
        {
          Name: 'Askara Pro, 3 месяца',
          Price: 103_920,
          Quantity: 1,
          Amount: 103_920,
          Tax: 'vat5',
          PaymentMethod: 'full_payment',
          PaymentObject: 'service',
        },
      ],
    });
  });

  it('leads straight to the SBP when the method asks for it', async () => {
    const request = buildRoubleRequest({ option: 'sbp' });
    const form = await gateway.createForm(request);
    expect(lastSent('GetQr')).toMatchObject({ PaymentId: form.handle, DataType: 'PAYLOAD' });
    expect(form.url).toBe(held(request)[0]?.url);
  });

  it.each([
    ['refuse_500', 'unknown'],
    ['timeout', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['slow_drip', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
    ['429', 'refused'],
  ] as const)('treats %s as %s', async (create, certainty) => {
    bank.faults.set({ create });
    await expect(gateway.createForm(buildRoubleRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  it('is sure that nothing happened when the bank says no', async () => {
    const tooLittle = gateway.createForm(buildRoubleRequest({ amountMinor: 1 }));
    await expect(tooLittle).rejects.toMatchObject({ certainty: 'refused' });
    const stranger = connect({ password: 'some other password' });
    await expect(stranger.createForm(buildRoubleRequest())).rejects.toMatchObject({
      certainty: 'refused',
      message: 'T-Bank refused Init: 204',
    });
  });

  it('is unsure when the SBP answers nothing: the payment stands', async () => {
    const request = buildRoubleRequest({ option: 'sbp' });
    const deaf = {
      ...outbound,
      request: (call: OutboundRequest) =>
        call.url.endsWith('GetQr')
          ? Promise.resolve({ status: 429, headers: {}, text: '' })
          : outbound.request(call),
    };
    const opened = openProvider(tbank, valuesOf(), { outbound: deaf, live: false });
    if ('problem' in opened) throw new Error('not live');
    const form = opened.gateway.createForm(request);
    await expect(form).rejects.toMatchObject({ certainty: 'unknown' });
    expect(held(request)).toHaveLength(1);
  });
});

function valuesOf() {
  const { TBANK_API_BASE = '', TBANK_TERMINAL_KEY = '', TBANK_PASSWORD = '' } = bank.shopSettings;
  return { apiBase: TBANK_API_BASE, terminalKey: TBANK_TERMINAL_KEY, password: TBANK_PASSWORD };
}

describe('reading a payment', () => {
  it('finds it by its opening and by our order alike', async () => {
    const request = buildRoubleRequest();
    const { handle } = await gateway.createForm(request);
    const report = openReport({ reference: request.orderId, handle, orderId: request.orderId });
    expect(await gateway.fetchStatus(asked(request, handle))).toEqual(report);
    expect(await gateway.fetchStatus(asked(request))).toEqual(report);
  });

  it('answers nothing for what the bank never heard of', async () => {
    expect(await gateway.fetchStatus(asked(buildRoubleRequest()))).toBeUndefined();
    expect(await gateway.fetchStatus(asked(buildRoubleRequest(), '12345'))).toBeUndefined();
  });

  it('finds the money of whichever opening was paid', async () => {
    const request = buildRoubleRequest();
    bank.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.createForm(request)).rejects.toThrow('no answer');
    const lost = held(request)[0]?.id ?? '';
    expect(await gateway.fetchStatus(asked(request))).toMatchObject({ handle: lost });
    const second = await gateway.createForm(request);
    await bank.decide(request.orderId, 'pay');
    expect(await gateway.fetchStatus(asked(request, lost))).toMatchObject({
      state: 'paid',
      handle: second.handle,
    });
  });

  it.each([
    ['pay', { state: 'paid', capturedMinor: 103_920, capturedCurrency: 'RUB', refundedMinor: 0 }],
    ['pay_less', { state: 'paid', capturedMinor: 103_919 }],
    ['pay_more', { state: 'paid', capturedMinor: 103_921 }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0 }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: '1051' }],
    ['cancel', { state: 'canceled', capturedMinor: 0, reason: null }],
    ['expire', { state: 'expired', capturedMinor: 0 }],
    ['other_merchant', { state: 'paid', merchantMatches: false }],
    ['test_mode', { state: 'paid', merchantMatches: false }],
  ] as const)('tells what %s did', async (outcome, expected) => {
    const request = buildRoubleRequest();
    const { handle } = await gateway.createForm(request);
    await bank.decide(request.orderId, outcome);
    expect(await gateway.fetchStatus(asked(request, handle))).toMatchObject(expected);
  });

  it('tells what is left after a refund in part, and that all is back after the rest', async () => {
    const request = buildRoubleRequest();
    const { handle } = await gateway.createForm(request);
    const read = () => gateway.fetchStatus(asked(request, handle));
    await bank.decide(request.orderId, 'pay');
    await bank.decide(request.orderId, 'refund', { amountMinor: 3_920 });
    expect(await read()).toMatchObject({
      state: 'partially_refunded',
      capturedMinor: 100_000,
      refundedMinor: null,
    });
    await bank.decide(request.orderId, 'refund_pending', { amountMinor: 50_000 });
    expect(await read()).toMatchObject({ state: 'paid', refundedMinor: null });
    await bank.decide(request.orderId, 'finish');
    await bank.decide(request.orderId, 'refund');
    expect(await read()).toMatchObject({ state: 'refunded' });
  });

  it.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'does not take %s for an answer',
    async (status) => {
      const request = buildRoubleRequest();
      const { handle } = await gateway.createForm(request);
      bank.faults.set({ status });
      const read = gateway.fetchStatus(asked(request, handle));
      await expect(read).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    },
  );

  it('does not take a wrong password for an unknown order', async () => {
    const stranger = connect({ password: 'some other password' });
    await expect(stranger.fetchStatus(asked(buildRoubleRequest()))).rejects.toThrow(
      'refused CheckOrder: 204',
    );
  });

  it('knows test money on a live shop for a stranger', async () => {
    const request = buildRoubleRequest();
    const { handle } = await gateway.createForm(request);
    // Only the scheme keeps an emulator out of production, so the gateway is made without that check.
    const live = tbank.create({ ...defaults(), ...valuesOf() }, { outbound, live: true });
    expect(await live.fetchStatus(asked(request, handle))).toMatchObject({
      merchantMatches: false,
    });
  });
});

function defaults(): Record<string, string> {
  return Object.fromEntries(tbank.fields.map(({ name, standard = '' }) => [name, standard]));
}

describe('canceling and refunding', () => {
  it('closes what is open and leaves what is decided as it is', async () => {
    const request = buildRoubleRequest();
    await gateway.createForm(request);
    await gateway.createForm(request);
    await gateway.cancel(asked(request));
    await gateway.cancel(asked(request));
    expect(held(request)).toMatchObject([{ state: 'canceled' }, { state: 'canceled' }]);
    await gateway.cancel(asked(buildRoubleRequest()));
  });

  it('never gives money back by canceling', async () => {
    const request = buildRoubleRequest();
    const { handle } = await gateway.createForm(request);
    await bank.decide(request.orderId, 'pay');
    await gateway.cancel(asked(request, handle));
    expect(held(request)).toMatchObject([{ state: 'paid' }]);
  });

  it('gives money back once per key', async () => {
    const request = buildRoubleRequest();
    const { handle } = await gateway.createForm(request);
    await bank.decide(request.orderId, 'pay');
    const refund = (amountMinor: number, key: string) =>
      gateway.refund?.({
        ...asked(request, handle),
        amountMinor,
        currency: 'RUB',
        full: false,
        key: `${request.orderId}-${key}`,
      });
    const done = { reference: null, state: 'succeeded' };
    expect(await refund(3_920, 'r1')).toEqual(done);
    expect(await refund(3_920, 'r1')).toEqual(done);
    expect(await refund(100_000, 'r2')).toEqual(done);
    expect(held(request)).toMatchObject([{ state: 'refunded', refundedMinor: 103_920 }]);
    await expect(refund(1, 'r3')).rejects.toMatchObject({ certainty: 'refused' });
  });

  it('finds the paid opening when only the order is known, and has nothing to give back of others', async () => {
    const request = buildRoubleRequest();
    await gateway.createForm(request);
    await bank.decide(request.orderId, 'pay');
    const refund = (asking: FormRequest) =>
      gateway.refund?.({
        ...asked(asking),
        amountMinor: 103_920,
        currency: 'RUB',
        full: true,
        key: 'key',
      });
    expect(await refund(request)).toMatchObject({ state: 'succeeded' });
    await expect(refund(buildRoubleRequest())).rejects.toMatchObject({ certainty: 'refused' });
  });

  it.each(['work_then_timeout', 'refuse_500'] as const)(
    'is unsure of a refund after %s, and sure after its repeat',
    async (fault) => {
      const request = buildRoubleRequest();
      const { handle } = await gateway.createForm(request);
      await bank.decide(request.orderId, 'pay');
      const refund = () =>
        gateway.refund?.({
          ...asked(request, handle),
          amountMinor: 20_000,
          currency: 'RUB',
          full: false,
          key: request.orderId,
        });
      bank.faults.set({ refund: fault, once: true });
      await expect(refund()).rejects.toMatchObject({ certainty: 'unknown' });
      expect(await refund()).toMatchObject({ state: 'succeeded' });
      expect(held(request)).toMatchObject([{ refundedMinor: 20_000 }]);
    },
  );
});

describe('a notice', () => {
  const verify = (body: string) =>
    gateway.verifyNotice({
      headers: {},
      rawBody: Buffer.from(body),
      ip: '192.0.2.1',
      now: new Date(),
    });
  const fields = () => ({
    TerminalKey: bank.shopSettings.TBANK_TERMINAL_KEY ?? '',
    OrderId: 'order-1',
    Success: true,
    Status: 'CONFIRMED',
    PaymentId: '12345678901234567890',
    ErrorCode: '0',
    Amount: '103920',
    CardId: '98765432109876543210',
  });
  /** As the bank writes it: numbers without quotes. */
  const write = (message: object) =>
    JSON.stringify(message).replace(/"(PaymentId|CardId|Amount)":"(\d+)"/g, '"$1":$2');
  const password = () => bank.shopSettings.TBANK_PASSWORD ?? '';
  const sign = (message: object, secret = password()) =>
    write({ ...message, Token: signToken({ ...message }, secret) });

  it('is genuine with every digit of its numbers', async () => {
    expect(await verify(sign(fields()))).toEqual({
      kind: 'payment',
      eventKey: '12345678901234567890 CONFIRMED 103920',
      reference: 'order-1',
      handle: '12345678901234567890',
      orderId: 'order-1',
    });
  });

  it('is genuine with fields that nobody has heard of and nested ones that are not signed', async () => {
    const message = { ...fields(), New: 'x', DATA: { Way: 'card' } };
    expect(await verify(sign(message))).toMatchObject({ kind: 'payment' });
  });

  it('about a linked card is genuine and concerns nobody', async () => {
    const { OrderId: _order, PaymentId: _payment, ...rest } = fields();
    const linked = { ...rest, NotificationType: 'LINKCARD' };
    expect(await verify(sign(linked))).toEqual({ kind: 'irrelevant' });
  });

  it.each([
    ['no token', () => write(fields())],
    ['an empty token', () => write({ ...fields(), Token: '' })],
    ['the token of another password', () => sign(fields(), 'some other password')],
    ['the token of an empty password', () => sign(fields(), '')],
    ['a sum changed afterwards', () => sign(fields()).replace('103920', '103921')],
    ['a last digit changed', () => sign(fields()).replace('7890,', '7891,')],
    ['a field added afterwards', () => sign(fields()).replace('{', '{"Extra":"1",')],
    ['another terminal', () => sign({ ...fields(), TerminalKey: 'OTHER' })],
    ['no JSON', () => 'Status=CONFIRMED'],
    ['a list', () => `[${sign(fields())}]`],
    ['nothing', () => ''],
  ])('is refused with %s', async (_name, body) => {
    expect(await verify(body())).toEqual({ kind: 'forged' });
  });

  it('goes to an address that nobody can guess and is answered OK', () => {
    expect(gateway.noticeKey).toMatch(/^[\w-]{43}$/);
    expect(gateway.noticeKey).not.toBe(connect({ password: 'some other password' }).noticeKey);
    expect(gateway.acknowledgement).toBe('OK');
  });
});

describe('the settings', () => {
  it.each([
    ['password', ''],
    ['password', 'fifteen bytes!!'],
    ['password', 'tbank-password-example'],
    ['terminalKey', 'with a space'],
    ['terminalKey', ''],
    ['taxation', 'none at all'],
  ])('are not enough with %s %j', (field, value) => {
    expect(open({ [field]: value })).toMatchObject({ problem: { field } });
  });

  it('keep http out of production', () => {
    expect(open({}, true)).toMatchObject({ problem: { field: 'apiBase', kind: 'wrong' } });
  });
});
