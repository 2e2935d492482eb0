import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectNowpayments } from '../../../../../test/network/connect-nowpayments.ts';

const under = connectNowpayments();

describe('a deposit after another payment', () => {
  const deposited = async (switches: Record<string, string>) => {
    under.emulator.switches.set(switches);
    const request = under.order();
    const { reference } = await under.gateway.openCheckout(request);
    await under.emulator.decide(request.orderId, 'wrong_currency');
    return { reference, report: await under.statusOf(request, reference) };
  };

  test.each(['both', 'webhook', 'answer', 'nowhere'])(
    'is doubtful when its parent is named in: %s',
    async (parent) => {
      // The coin itself says nothing about dollars, except where the parent is named nowhere.
      const { report } = await deposited({
        parent,
        outcome: parent === 'nowhere' ? 'dollars' : 'coin',
      });
      expect(report).toMatchObject({ state: 'paid', needsReview: true });
    },
  );

  test('keeps the parent of its webhook with its id', async () => {
    const { reference, report } = await deposited({ parent: 'webhook' });
    expect(report?.secondaryReference).toBe(`6${reference}.5${reference}`);
  });

  test('that cannot be read is named to operators, and is not what is read next', async () => {
    const { reference, report } = await deposited({ parent: 'webhook', child: 'missing' });
    expect(report).toMatchObject({
      reference,
      secondaryReference: null,
      state: 'processing',
      capturedMinor: 0,
      unclear: `deposit 6${reference} after payment 5${reference} cannot be read`,
    });
  });
});

describe('with the login of the account', () => {
  const account = {
    NOWPAYMENTS_ACCOUNT_EMAIL: 'owner@shop.example',
    NOWPAYMENTS_ACCOUNT_PASSWORD: 'a password of the owner',
  };
  let owned: RunningGateway;
  let now = new Date();
  beforeAll(async () => {
    owned = await startNowpayments({ settings: account, now: () => now, retryDelaysMs: [] });
  });
  afterAll(() => owned.stop());

  const opened = async (settings: Record<string, string> = owned.shopSettings) => {
    const request = under.order();
    const through = under.connect(settings);
    const { reference } = await through.openCheckout(request);
    const query = { reference, secondaryReference: null, orderId: request.orderId };
    return { through, query, orderId: request.orderId };
  };

  test('finds a payment whose webhooks were all lost', async () => {
    const { through, query, orderId } = await opened();
    expect(await through.fetchStatus(query)).toMatchObject({ state: 'open' });
    owned.faults.set({ webhooks: 'none' });
    await owned.decide(orderId, 'pay');
    expect(await through.fetchStatus(query)).toMatchObject({
      secondaryReference: `5${query.reference}`,
      orderId,
      state: 'paid',
      capturedMinor: 1_299,
    });
    // The token is used again while it lasts, and renewed afterwards.
    now = new Date(now.getTime() + 301_000);
    expect(await through.fetchStatus(query)).toMatchObject({ state: 'paid' });
    const signIns = under.outbound.calls.filter(({ url }) => url.endsWith('/v1/auth'));
    expect(signIns).toHaveLength(2);
    owned.faults.set({});
  });

  test('prefers the payment with money to its parent and its deposits', async () => {
    const { through, query, orderId } = await opened();
    await owned.decide(orderId, 'wrong_currency');
    expect(await through.fetchStatus(query)).toMatchObject({ needsReview: true });
    await owned.decide(orderId, 'pay_again', { amountMinor: 1_299 }).catch(() => undefined);
    const parent = { ...query, secondaryReference: `5${query.reference}` };
    expect(await through.fetchStatus(parent)).toMatchObject({
      secondaryReference: `6${query.reference}.5${query.reference}`,
      needsReview: true,
    });
  });

  test('reports refused when the login is refused', async () => {
    const settings = { ...owned.shopSettings, NOWPAYMENTS_ACCOUNT_PASSWORD: 'another password' };
    const { through, query } = await opened(settings);
    await expect(through.fetchStatus(query)).rejects.toMatchObject({ certainty: 'refused' });
  });
});
