import { describe, expect, test } from 'vitest';
import { buildRubleRequest } from '../../../../../test/build/build-checkout-request.ts';
import { connectTbank, tbankQuery } from '../../../../../test/network/connect-tbank.ts';
import type { CheckoutRequest } from '../checkout.ts';
import type { RefundRequest } from '../refunds.ts';

const shop = connectTbank();

describe('canceling and refunding', () => {
  test('cancels open payments and leaves completed ones unchanged', async () => {
    const request = buildRubleRequest();
    await shop.gateway.openCheckout(request);
    await shop.gateway.openCheckout(request);
    await shop.gateway.cancel(tbankQuery(request));
    await shop.gateway.cancel(tbankQuery(request));
    expect(shop.held(request)).toMatchObject([{ state: 'canceled' }, { state: 'canceled' }]);
    await shop.gateway.cancel(tbankQuery(buildRubleRequest()));
  });

  test('never refunds by canceling', async () => {
    const request = buildRubleRequest();
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    await shop.bank.decide(request.orderId, 'pay');
    await shop.gateway.cancel(tbankQuery(request, secondaryReference));
    expect(shop.held(request)).toMatchObject([{ state: 'paid' }]);
  });

  test('refunds once per key', async () => {
    const request = buildRubleRequest();
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    await shop.bank.decide(request.orderId, 'pay');
    const refund = (amountMinor: number, key: string) =>
      shop.gateway.refund?.({
        ...tbankQuery(request, secondaryReference),
        amountMinor,
        currency: 'RUB',
        full: false,
        key: `${request.orderId}-${key}`,
      });
    const done = { reference: null, state: 'succeeded' };
    expect(await refund(3_920, 'r1')).toEqual({ ...done, returnedMinor: 3_920 });
    expect(await refund(3_920, 'r1')).toEqual({ ...done, returnedMinor: 3_920 });
    expect(await refund(100_000, 'r2')).toEqual({ ...done, returnedMinor: 100_000 });
    expect(shop.held(request)).toMatchObject([{ state: 'refunded', refundedMinor: 103_920 }]);
    await expect(refund(1, 'r3')).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('finds the paid payment by its order, and refuses others', async () => {
    const request = buildRubleRequest();
    await shop.gateway.openCheckout(request);
    await shop.bank.decide(request.orderId, 'pay');
    const refund = (target: CheckoutRequest) =>
      shop.gateway.refund?.({
        ...tbankQuery(target),
        amountMinor: 103_920,
        currency: 'RUB',
        full: true,
        key: 'key',
      });
    expect(await refund(request)).toMatchObject({ state: 'succeeded' });
    await expect(refund(buildRubleRequest())).rejects.toMatchObject({ certainty: 'refused' });
  });

  test.each(['work_then_timeout', 'refuse_500'] as const)(
    'reports unknown for a refund after %s, and the result on a repeat',
    async (fault) => {
      const request = buildRubleRequest();
      const { secondaryReference } = await shop.gateway.openCheckout(request);
      await shop.bank.decide(request.orderId, 'pay');
      const refund = () =>
        shop.gateway.refund?.({
          ...tbankQuery(request, secondaryReference),
          amountMinor: 20_000,
          currency: 'RUB',
          full: false,
          key: request.orderId,
        });
      shop.bank.faults.set({ refund: fault, once: true });
      await expect(refund()).rejects.toMatchObject({ certainty: 'unknown' });
      expect(await refund()).toMatchObject({ state: 'succeeded' });
      expect(shop.held(request)).toMatchObject([{ refundedMinor: 20_000 }]);
    },
  );
});

describe('a refund without a clear answer', () => {
  async function paid(option: string | null = null) {
    const request = buildRubleRequest({ option });
    const { secondaryReference } = await shop.gateway.openCheckout(request);
    await shop.bank.decide(request.orderId, 'pay');
    const refund = (amountMinor: number, repeats?: RefundRequest['repeats']) =>
      shop.gateway.refund?.({
        ...tbankQuery(request, secondaryReference),
        amountMinor,
        currency: 'RUB',
        full: false,
        key: `${request.orderId}-${amountMinor}`,
        ...(repeats && { repeats }),
      });
    return { request, refund, atBank: () => shop.held(request)[0] };
  }

  test.each([
    '3',
    '21',
    '96',
    '97',
    '98',
    '401',
    '402',
    '903',
    '999',
    '1018',
    '1096',
    '3040',
    '7999',
    '9001',
    '9999',
    '',
    'new',
  ])('is unknown for the code %j, also when the refund was made', async (code) => {
    const { refund, atBank } = await paid();
    // An empty word is the default of the switch.
    shop.bank.switches.set({ errorAfterCancel: code || ' ' });
    await expect(refund(500)).rejects.toMatchObject({ certainty: 'unknown' });
    shop.bank.switches.set({});
    const repeats = { capturedMinor: 103_920, returnedMinor: 0 };
    expect(await refund(500, repeats)).toMatchObject({ state: 'succeeded', returnedMinor: 500 });
    expect(atBank()).toMatchObject({ refundedMinor: 500 });
  });

  test.each(['8', '204', '251', '309', '330', '3002', '3028'])(
    'does not exist for the code %s: nothing was done',
    async (code) => {
      const { refund } = await paid();
      shop.bank.switches.set({ cancelError: code });
      await expect(refund(500)).rejects.toMatchObject({ certainty: 'refused' });
    },
  );

  test.each(['left', 'paid', 'refunded'])(
    'by the SBP is made once when the sum is what was %s',
    async (sumAfterRefund) => {
      const { refund, atBank } = await paid('sbp');
      shop.bank.faults.set({ refund: 'work_then_timeout', once: true });
      shop.bank.switches.set({ sumAfterRefund });
      await expect(refund(500)).rejects.toMatchObject({ certainty: 'unknown' });
      const repeats = { capturedMinor: 103_920, returnedMinor: 0 };
      expect(await refund(500, repeats)).toMatchObject({ state: 'succeeded', returnedMinor: 500 });
      shop.bank.faults.set({ refund: 'work_then_timeout', once: true });
      await expect(refund(700)).rejects.toMatchObject({ certainty: 'unknown' });
      const again = refund(700, { capturedMinor: 103_920, returnedMinor: 500 });
      // Where the bank repeats what was paid, an operator has to ask it.
      if (sumAfterRefund === 'paid') {
        await expect(again).rejects.toMatchObject({ certainty: 'unknown' });
      } else expect(await again).toMatchObject({ state: 'succeeded' });
      expect(atBank()).toMatchObject({ refundedMinor: 1_200 });
    },
  );

  test('by the SBP that was not made is requested again', async () => {
    const { refund, atBank } = await paid('sbp');
    shop.bank.faults.set({ refund: 'timeout', once: true });
    await expect(refund(500)).rejects.toMatchObject({ certainty: 'unknown' });
    expect(await refund(500, { capturedMinor: 103_920, returnedMinor: 0 })).toMatchObject({
      state: 'succeeded',
    });
    expect(atBank()).toMatchObject({ refundedMinor: 500 });
  });

  test('is pending while the bank processes it', async () => {
    const { refund, request, atBank } = await paid('sbp');
    shop.bank.switches.set({ sbpRefund: 'slow' });
    expect(await refund(500)).toEqual({ reference: null, state: 'pending' });
    const repeats = { capturedMinor: 103_920, returnedMinor: 0 };
    expect(await refund(500, repeats)).toEqual({ reference: null, state: 'pending' });
    await shop.bank.decide(request.orderId, 'finish');
    expect(await refund(500, repeats)).toMatchObject({ state: 'succeeded', returnedMinor: 500 });
    expect(atBank()).toMatchObject({ refundedMinor: 500 });
  });

  test.each([
    [
      'a part that leaves nothing',
      { Status: 'PARTIAL_REFUNDED', OriginalAmount: 500, NewAmount: 0 },
    ],
    ['a sum that grew', { Status: 'REFUNDED', OriginalAmount: 500, NewAmount: 600 }],
    ['another status', { Status: 'CONFIRMED', OriginalAmount: 500, NewAmount: 400 }],
    ['no sums', { Status: 'REFUNDED' }],
  ])('is unknown for an answer with %s', async (_name, answer) => {
    const at = shop.create({}, { transport: shop.answering(answer) });
    const charge = { ...tbankQuery(buildRubleRequest(), '1'), currency: 'RUB' as const, key: 'k' };
    const refund = at.refund?.({ ...charge, amountMinor: 100, full: false });
    await expect(refund).rejects.toMatchObject({ certainty: 'unknown' });
  });
});
