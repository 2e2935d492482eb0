import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { CheckoutRequest } from '../../src/domains/payments/gateways/checkout.ts';
import type { Gateway } from '../../src/domains/payments/gateways/gateway.ts';
import { nowpayments } from '../../src/domains/payments/gateways/nowpayments/nowpayments.ts';
import type { VerifiedWebhook } from '../../src/domains/payments/gateways/webhooks.ts';
import { buildCheckoutRequest } from '../build/build-checkout-request.ts';
import { createFastOutbound } from './fast-outbound.ts';

/**
 * NOWPayments' emulator, its gateway, and a shop that receives its webhooks, for the tests of one file: started before
 * them, reset after each.
 */
export function connectNowpayments() {
  let emulator: RunningGateway;
  let gateway: Gateway;
  let shop: Awaited<ReturnType<typeof listen>>;
  const outbound = createFastOutbound(() => emulator);
  beforeAll(async () => {
    emulator = await startNowpayments({ retryDelaysMs: [] });
    gateway = connect();
  });
  beforeEach(async () => {
    shop = await listen();
  });
  afterEach(async () => {
    emulator.faults.set({});
    emulator.switches.set({});
    outbound.calls.length = 0;
    await emulator.webhooksIdle();
    await shop.stop();
  });
  afterAll(async () => {
    outbound.close();
    await emulator.stop();
  });

  function connect(
    changes: Record<string, string> = {},
    { live = false, transport = outbound, now = () => new Date() } = {},
  ): Gateway {
    const settings = { ...emulator.shopSettings, ...changes };
    const values = nowpayments.fields.map(({ name, env, defaultValue = '' }) => [
      name,
      settings[env] ?? defaultValue,
    ]);
    return nowpayments.create(Object.fromEntries(values), { outbound: transport, live, now });
  }

  /** The received webhooks, verified as the shop does. */
  async function verdicts(): Promise<VerifiedWebhook[]> {
    await emulator.webhooksIdle();
    const verified = await Promise.all(
      shop.webhooks.map(({ headers, rawBody }) =>
        gateway.verifyWebhook({
          headers,
          rawBody: Buffer.from(rawBody),
          ip: '192.0.2.1',
          now: new Date(),
        }),
      ),
    );
    return verified.filter((verdict) => verdict.kind === 'payment');
  }

  return {
    outbound,
    get emulator() {
      return emulator;
    },
    get gateway() {
      return gateway;
    },
    /** The webhooks that the shop received. */
    get webhooks() {
      return shop.webhooks;
    },
    connect,
    verdicts,
    order: (changes: Partial<CheckoutRequest> = {}) =>
      buildCheckoutRequest({ amountMinor: 1_299, webhookUrl: `${shop.url}/webhooks`, ...changes }),
    held: (orderId: string) => emulator.payments().filter((payment) => payment.orderId === orderId),
    /** Fetches the order by the secondary reference from the last webhook, as the shop does. */
    async statusOf(request: CheckoutRequest, reference: string | null) {
      const secondaryReference = (await verdicts()).at(-1)?.secondaryReference ?? null;
      return gateway.fetchStatus({ reference, secondaryReference, orderId: request.orderId });
    },
    /** A network in which every call is answered with this body. */
    answering(body: object) {
      const text = JSON.stringify(body);
      return { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
    },
  };
}
