import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import type { CheckoutRequest } from '../../src/domains/payments/gateways/checkout.ts';
import type { Gateway } from '../../src/domains/payments/gateways/gateway.ts';
import type { PaymentQuery } from '../../src/domains/payments/gateways/payment-query.ts';
import { paypal } from '../../src/domains/payments/gateways/paypal/paypal.ts';
import { createProviderGateway } from '../../src/domains/payments/providers/create-provider-gateway.ts';
import { OutboundError, type OutboundRequest } from '../../src/platform/network/outbound.ts';
import { buildCheckoutRequest } from '../build/build-checkout-request.ts';
import { createFastOutbound } from './fast-outbound.ts';

/** PayPal's emulator, its gateway, and a shop that receives its webhooks. */
export async function connectPayPal() {
  const outbound = createFastOutbound(() => paypalEmulator);
  /** The requests of the gateway, as `POST /path`. */
  const calls: string[] = [];
  const requests: OutboundRequest[] = [];
  /** Requests whose path ends with this are carried out, but their answer is lost. */
  let lost: string | undefined;
  const wire = {
    ...outbound,
    async request(request: OutboundRequest) {
      const path = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(path);
      requests.push(request);
      const answer = await outbound.request(request);
      if (lost !== undefined && path.endsWith(lost)) {
        throw new OutboundError('unknown', 'no answer in time');
      }
      return answer;
    },
  };
  const shop = await listen();
  const paypalEmulator = await startPayPal({
    retryDelaysMs: [],
    webhookUrl: `${shop.url}/webhooks`,
  });

  /** Opens the gateway as the shop does, from settings by name. */
  function connect(settings: Readonly<Record<string, string>>): Gateway {
    const written = paypal.fields.map(({ name, env }) => [name, settings[env]] as const);
    const opened = createProviderGateway(paypal, Object.fromEntries(written), {
      outbound: wire,
      live: false,
    });
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
    return opened.gateway;
  }
  const gateway = connect(paypalEmulator.shopSettings);

  async function opened(changes: Partial<CheckoutRequest> = {}) {
    const request = buildCheckoutRequest(changes);
    const { reference } = await gateway.openCheckout(request);
    const query: PaymentQuery = { reference, secondaryReference: null, orderId: request.orderId };
    return { query, reference, orderId: request.orderId };
  }
  function capture(query: PaymentQuery) {
    if (!gateway.capture) throw new Error('PayPal captures');
    return gateway.capture(query);
  }
  return {
    emulator: paypalEmulator,
    shop,
    gateway,
    connect,
    calls,
    /** The JSON bodies sent to this path. */
    bodies: (path: string) =>
      requests
        .filter(({ url }) => new URL(url).pathname === path)
        .map(({ body }) => JSON.parse(body ?? '')),
    opened,
    capture,
    /** An order approved with `outcome` and captured. */
    async paid(outcome: Outcome = 'pay') {
      const { query, orderId } = await opened();
      await paypalEmulator.decide(orderId, outcome);
      const report = await capture(query);
      return {
        query: { ...query, secondaryReference: report.secondaryReference },
        orderId,
        report,
      };
    },
    refund(query: PaymentQuery, amountMinor: number, key: string) {
      if (!gateway.refund) throw new Error('PayPal refunds');
      return gateway.refund({ ...query, amountMinor, currency: 'USD', full: false, key });
    },
    held: (orderId: string) =>
      paypalEmulator.payments().filter((payment) => payment.orderId === orderId),
    loseAnswers(ending: string | undefined) {
      lost = ending;
    },
    /** Resets the state between tests. */
    reset() {
      paypalEmulator.faults.set({});
      paypalEmulator.switches.set({});
      calls.length = 0;
      requests.length = 0;
      lost = undefined;
    },
    async stop() {
      outbound.close();
      await paypalEmulator.stop();
      await shop.stop();
    },
  };
}
