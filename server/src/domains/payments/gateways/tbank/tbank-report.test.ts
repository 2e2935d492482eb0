import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRubleRequest, openReport } from '../../../../../test/build/build-checkout-request.ts';
import { connectTbank, tbankQuery } from '../../../../../test/network/connect-tbank.ts';
import { propertyRuns } from '../../../../../test/property-runs.ts';
import { stateOf } from './tbank-wire.ts';

const shop = connectTbank();

describe('fetching a payment', () => {
  test('finds it by payment id and by our order', async () => {
    const request = buildRubleRequest();
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    const report = openReport({
      reference: request.orderId,
      secondaryReference,
      orderId: request.orderId,
    });
    const expected = { ...report, sumIsAmbiguous: true };
    expect(await shop.gateway.fetchStatus(tbankQuery(request, secondaryReference))).toEqual(
      expected,
    );
    expect(await shop.gateway.fetchStatus(tbankQuery(request))).toEqual(expected);
  });

  test('returns undefined for an unknown payment', async () => {
    expect(await shop.gateway.fetchStatus(tbankQuery(buildRubleRequest()))).toBeUndefined();
    expect(
      await shop.gateway.fetchStatus(tbankQuery(buildRubleRequest(), '12345')),
    ).toBeUndefined();
  });

  test('finds the paid one among several payments of an order', async () => {
    const request = buildRubleRequest();
    shop.bank.faults.set({ create: 'work_then_timeout', once: true });
    await expect(shop.gateway.openCheckout(request)).rejects.toThrow('no answer');
    const lost = shop.held(request)[0]?.id ?? '';
    expect(await shop.gateway.fetchStatus(tbankQuery(request))).toMatchObject({
      secondaryReference: lost,
    });
    const second = await shop.gateway.openCheckout(request);
    await shop.bank.decide(request.orderId, 'pay');
    expect(await shop.gateway.fetchStatus(tbankQuery(request, lost))).toMatchObject({
      state: 'paid',
      secondaryReference: second.secondaryReference,
    });
  });

  test.each([
    ['pay', { state: 'paid', capturedMinor: 103_920, capturedCurrency: 'RUB', refundedMinor: 0 }],
    ['pay_less', { state: 'paid', capturedMinor: 103_919 }],
    ['pay_more', { state: 'paid', capturedMinor: 103_921 }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0 }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: '1051' }],
    ['cancel', { state: 'canceled', capturedMinor: 0, reason: null }],
    ['expire', { state: 'expired', capturedMinor: 0 }],
    ['other_merchant', { state: 'paid', merchantMatches: false }],
    ['test_mode', { state: 'paid', merchantMatches: false }],
  ] as const)('reports the outcome of %s', async (outcome, expected) => {
    const request = buildRubleRequest();
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    await shop.bank.decide(request.orderId, outcome);
    expect(await shop.gateway.fetchStatus(tbankQuery(request, secondaryReference))).toMatchObject(
      expected,
    );
  });

  test('counts only money of a terminal with real money at the production address', () => {
    const production = 'https://securepay.tinkoff.ru/v2';
    const cases = [
      ['live terminal in production', production, '1700000000000', true],
      ['live terminal in the test environment', 'https://rest-api-test.tinkoff.ru/v2', '17', false],
      ['DEMO terminal in production', production, '1700000000000DEMO', false],
      ['live terminal at an emulator', 'https://bank.example/v2', '1700000000000', false],
    ] as const;
    return Promise.all(
      cases.map(async ([_name, apiBase, terminalKey, isMoney]) => {
        for (const live of [true, false]) {
          const at = shop.create(
            { apiBase, terminalKey },
            { transport: shop.answering({ TerminalKey: terminalKey }), live },
          );
          const report = await at.fetchStatus(tbankQuery(buildRubleRequest(), '1'));
          expect(report?.merchantMatches).toBe(isMoney === live);
        }
      }),
    );
  });

  test('reports any status that it does not know as processing, with the words of the bank', async () => {
    const words = fc.string({ minLength: 1, maxLength: 20 }).filter((word) => !stateOf(word));
    await fc.assert(
      fc.asyncProperty(words, async (status) => {
        const through = shop.answering({ Status: status });
        const at = shop.create({}, { transport: through });
        expect(await at.fetchStatus(tbankQuery(buildRubleRequest(), '1'))).toMatchObject({
          state: 'processing',
          unclear: status,
          capturedMinor: 0,
        });
      }),
      { numRuns: propertyRuns(25, 500) },
    );
  });

  test('reports the remainder after a partial refund, and a full refund', async () => {
    const request = buildRubleRequest();
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    const read = () => shop.gateway.fetchStatus(tbankQuery(request, secondaryReference));
    await shop.bank.decide(request.orderId, 'pay');
    await shop.bank.decide(request.orderId, 'refund', { amountMinor: 3_920 });
    expect(await read()).toMatchObject({
      state: 'partially_refunded',
      capturedMinor: 100_000,
      refundedMinor: null,
      sumIsAmbiguous: true,
    });
    await shop.bank.decide(request.orderId, 'refund_pending', { amountMinor: 50_000 });
    expect(await read()).toMatchObject({ state: 'paid', refundedMinor: null });
    await shop.bank.decide(request.orderId, 'finish');
    await shop.bank.decide(request.orderId, 'refund');
    expect(await read()).toMatchObject({ state: 'refunded' });
  });

  test.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'rejects the broken response %s',
    async (status) => {
      const request = buildRubleRequest();
      const { secondaryReference } = await shop.gateway.openCheckout(request);
      shop.bank.faults.set({ status });
      const read = shop.gateway.fetchStatus(tbankQuery(request, secondaryReference));
      await expect(read).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    },
  );

  test('does not report an order as unknown for a wrong password', async () => {
    const stranger = shop.connect({ password: 'some other password' });
    await expect(stranger.fetchStatus(tbankQuery(buildRubleRequest()))).rejects.toThrow(
      'refused CheckOrder: 204',
    );
  });

  test('does not match test money on a live shop', async () => {
    const request = buildRubleRequest();
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    // Only the check of the URL scheme keeps an emulator out of production, so the gateway is created without it.
    const live = shop.create({}, { live: true });
    expect(await live.fetchStatus(tbankQuery(request, secondaryReference))).toMatchObject({
      merchantMatches: false,
    });
  });
});
