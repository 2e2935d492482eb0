import { signToken } from '@sesame/emulators/tbank/token.ts';
import { describe, expect, test } from 'vitest';
import { connectTbank } from '../../../../../test/network/connect-tbank.ts';

const shop = connectTbank();

describe('a webhook', () => {
  const verify = (body: string, now = new Date()) =>
    shop.gateway.verifyWebhook({ headers: {}, rawBody: Buffer.from(body), ip: '192.0.2.1', now });
  const fields = () => ({
    TerminalKey: shop.bank.shopSettings.TBANK_TERMINAL_KEY ?? '',
    OrderId: 'order-1',
    Success: true,
    Status: 'CONFIRMED',
    PaymentId: '12345678901234567890',
    ErrorCode: '0',
    Amount: '103920',
    CardId: '98765432109876543210',
  });
  /** In the format of the bank: numbers without quotes. */
  const write = (message: object) =>
    JSON.stringify(message).replace(/"(PaymentId|CardId|Amount)":"(\d+)"/g, '"$1":$2');
  const password = () => shop.bank.shopSettings.TBANK_PASSWORD ?? '';
  const sign = (message: object, secret = password()) =>
    write({ ...message, Token: signToken({ ...message }, secret) });

  test('keeps every digit of its numbers', async () => {
    expect(await verify(sign(fields()))).toEqual({
      kind: 'payment',
      eventKey: '12345678901234567890 CONFIRMED 103920',
      reference: 'order-1',
      secondaryReference: '12345678901234567890',
      orderId: 'order-1',
    });
  });

  test('about an equal second refund is another event, a copy of the first is not', async () => {
    const refunded = sign({ ...fields(), Status: 'PARTIAL_REFUNDED', Amount: '5000' });
    const at = (text: string) => verify(refunded, new Date(text));
    const first = await at('2026-11-20T12:00:01Z');
    expect(await at('2026-11-20T12:00:59Z')).toEqual(first);
    const second = await at('2026-11-20T12:03:00Z');
    expect(second).toMatchObject({ kind: 'payment', orderId: 'order-1' });
    expect(second).not.toEqual(first);
  });

  test('is genuine with unknown fields and unsigned nested ones', async () => {
    const message = { ...fields(), New: 'x', DATA: { Way: 'card' } };
    expect(await verify(sign(message))).toMatchObject({ kind: 'payment' });
  });

  test('about a linked card is genuine but irrelevant', async () => {
    const { OrderId: _order, PaymentId: _payment, ...rest } = fields();
    const linked = { ...rest, NotificationType: 'LINKCARD' };
    expect(await verify(sign(linked))).toEqual({ kind: 'irrelevant' });
  });

  test.each([
    ['no token', () => write(fields())],
    ['an empty token', () => write({ ...fields(), Token: '' })],
    ['the token of another password', () => sign(fields(), 'some other password')],
    ['the token of an empty password', () => sign(fields(), '')],
    ['a changed amount', () => sign(fields()).replace('103920', '103921')],
    ['a changed last digit', () => sign(fields()).replace('7890,', '7891,')],
    ['an added field', () => sign(fields()).replace('{', '{"Extra":"1",')],
    ['another terminal', () => sign({ ...fields(), TerminalKey: 'OTHER' })],
    ['a body that is not JSON', () => 'Status=CONFIRMED'],
    ['a list', () => `[${sign(fields())}]`],
    ['an empty body', () => ''],
  ])('is refused with %s', async (_name, body) => {
    expect(await verify(body())).toEqual({ kind: 'forged' });
  });

  test('is sent to a secret URL and acknowledged with OK', () => {
    expect(shop.gateway.webhookKey).toMatch(/^[\w-]{43}$/);
    expect(shop.gateway.webhookKey).not.toBe(
      shop.connect({ password: 'some other password' }).webhookKey,
    );
    expect(shop.gateway.acknowledgement).toBe('OK');
  });
});
