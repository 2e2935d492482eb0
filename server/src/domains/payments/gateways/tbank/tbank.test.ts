import { describe, expect, test } from 'vitest';
import { buildRubleRequest } from '../../../../../test/build/build-checkout-request.ts';
import { connectTbank, tbankQuery } from '../../../../../test/network/connect-tbank.ts';
import type { OutboundRequest } from '../../../../platform/network/outbound.ts';

const shop = connectTbank();

describe('creating a checkout', () => {
  test('returns our order as reference, the payment id as secondary reference, and the page', async () => {
    const request = buildRubleRequest();
    const checkout = await shop.gateway.openCheckout(request);
    expect(checkout.reference).toBe(request.orderId);
    expect(checkout.secondaryReference).toMatch(/^\d{20}$/);
    expect(shop.held(request)).toMatchObject([
      {
        id: checkout.secondaryReference,
        url: checkout.url,
        amountMinor: 103_920,
        currency: 'RUB',
        state: 'open',
      },
    ]);
    expect(shop.lastSent('Init')).toMatchObject({
      PayType: 'O',
      Language: 'ru',
      NotificationURL: request.webhookUrl,
      SuccessURL: request.returnUrl,
      FailURL: request.returnUrl,
      RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
    });
    expect(shop.lastSent('Init')).not.toHaveProperty('Receipt');
  });

  test('truncates the description to the limit of the bank', async () => {
    await shop.gateway.openCheckout(buildRubleRequest({ description: 'x'.repeat(200) }));
    expect(shop.lastSent('Init').Description).toHaveLength(140);
  });

  test('sends a fiscal receipt when a tax system is configured', async () => {
    await shop.connect({ taxation: 'usn_income', vat: 'vat5' }).openCheckout(buildRubleRequest());
    expect(shop.lastSent('Init').Receipt).toEqual({
      Email: 'buyer@example.com',
      Taxation: 'usn_income',
      Items: [
        {
          Name: 'Аскара Про, 3 месяца',
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

  test('sends a receipt of FFD 1.2, with the words of the settings', async () => {
    shop.bank.switches.set({ till: 'on' });
    const words = { paymentMethod: 'full_prepayment', paymentObject: 'intellectual_activity' };
    const through = shop.connect({ taxation: 'osn', vat: 'vat122', ffd: '1.2', ...words });
    await through.openCheckout(buildRubleRequest({ receiptName: `${'x'.repeat(127)}😀` }));
    expect(shop.lastSent('Init').Receipt).toEqual({
      FfdVersion: '1.2',
      Email: 'buyer@example.com',
      Taxation: 'osn',
      Items: [
        {
          Name: 'x'.repeat(127),
          Price: 103_920,
          Quantity: 1,
          Amount: 103_920,
          Tax: 'vat122',
          PaymentMethod: 'full_prepayment',
          PaymentObject: 'intellectual_activity',
          MeasurementUnit: 'шт',
        },
      ],
    });
  });

  test('sends the receipt of a partial refund, and none of a full one', async () => {
    shop.bank.switches.set({ till: 'on' });
    const through = shop.connect({ taxation: 'usn_income' });
    async function refund(amountMinor: number) {
      const request = buildRubleRequest();
      const { secondaryReference } = await through.openCheckout(request);
      await shop.bank.decide(request.orderId, 'pay');
      const isWhole = amountMinor === 103_920;
      return through.refund?.({
        ...tbankQuery(request, secondaryReference),
        amountMinor,
        currency: 'RUB',
        full: isWhole,
        key: request.orderId,
        receipt: {
          email: 'buyer@example.com',
          description: 'Askara Pro',
          isWhole,
          isClosed: false,
        },
      });
    }
    expect(await refund(1_000)).toMatchObject({ state: 'succeeded', returnedMinor: 1_000 });
    expect(shop.lastSent('Cancel').Receipt).toMatchObject({
      Email: 'buyer@example.com',
      Items: [{ Name: 'Askara Pro', Price: 1_000, Quantity: 1, Amount: 1_000, Tax: 'none' }],
    });
    expect(await refund(103_920)).toMatchObject({ state: 'succeeded' });
    expect(shop.lastSent('Cancel')).not.toHaveProperty('Receipt');
  });

  test('gives the link of the SBP when the method requests it, for a page of the shop', async () => {
    const request = buildRubleRequest({ option: 'sbp' });
    const checkout = await shop.gateway.openCheckout(request);
    expect(shop.lastSent('GetQr')).toMatchObject({
      PaymentId: checkout.secondaryReference,
      DataType: 'PAYLOAD',
    });
    const link = shop.held(request)[0]?.url;
    expect(checkout).toMatchObject({ url: link, ownPage: { kind: 'sbp', link } });
  });

  test('sends buyers to the page of the SBP where the operator prefers it', async () => {
    const request = buildRubleRequest({ option: 'sbp' });
    const checkout = await shop.connect({ sbpPage: 'provider' }).openCheckout(request);
    expect(checkout.url).toBe(shop.held(request)[0]?.url);
    expect(checkout).not.toHaveProperty('ownPage');
  });

  test('sends buyers to its own page when the bank gives no QR code', async () => {
    shop.bank.switches.set({ qr: 'refused' });
    const request = buildRubleRequest({ option: 'sbp' });
    const checkout = await shop.gateway.openCheckout(request);
    expect(checkout.url).toBe(shop.held(request)[0]?.url);
    expect(checkout).not.toHaveProperty('ownPage');
  });

  test.each([
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
    shop.bank.faults.set({ create });
    await expect(shop.gateway.openCheckout(buildRubleRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('reports refused when the bank rejects the request', async () => {
    const tooLittle = shop.gateway.openCheckout(buildRubleRequest({ amountMinor: 1 }));
    await expect(tooLittle).rejects.toMatchObject({ certainty: 'refused' });
    const stranger = shop.connect({ password: 'some other password' });
    await expect(stranger.openCheckout(buildRubleRequest())).rejects.toMatchObject({
      certainty: 'refused',
      message: 'T-Bank refused Init: 204',
    });
  });

  test('sends buyers to its own page when the SBP call fails, as the payment is open', async () => {
    const request = buildRubleRequest({ option: 'sbp' });
    const unreachable = {
      ...shop.outbound,
      request: (call: OutboundRequest) =>
        call.url.endsWith('GetQr')
          ? Promise.resolve({ status: 429, headers: {}, text: '' })
          : shop.outbound.request(call),
    };
    const checkout = await shop.connect({}, { transport: unreachable }).openCheckout(request);
    expect(checkout).not.toHaveProperty('ownPage');
    expect(shop.held(request)).toHaveLength(1);
  });
});

describe('the settings', () => {
  test.each([
    ['password', ''],
    ['password', 'seven b'],
    ['password', 'tbank-password-example'],
    ['terminalKey', 'with a space'],
    ['terminalKey', ''],
    ['taxation', 'none at all'],
  ])('are refused with %s %j', (field, value) => {
    expect(shop.open({ [field]: value })).toMatchObject({ problem: { field } });
  });

  test('are refused with an http URL on a live shop', () => {
    expect(shop.open({}, { live: true })).toMatchObject({
      problem: { field: 'apiBase', kind: 'wrong' },
    });
  });
});
