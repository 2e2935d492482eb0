import { startShop } from '@sesame/emulators/bank/test/start-shop.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import type {
  FormRequest,
  Gateway,
  PaymentQuery,
} from '../src/domains/payments/gateways/gateway.ts';
import { paypal } from '../src/domains/payments/gateways/paypal.ts';
import { openProvider } from '../src/domains/payments/providers/open-provider.ts';
import { OutboundError, type OutboundRequest } from '../src/platform/outbound.ts';
import { buildFormRequest } from './build-form-request.ts';
import { createHastyOutbound } from './hasty-outbound.ts';

/** PayPal's stand-in, the gateway that speaks to it, and a shop that listens to its notices. */
export async function startPayPalStand() {
  const outbound = createHastyOutbound(() => paypalStand);
  /** The calls of the gateway, as `POST /path`. */
  const calls: string[] = [];
  /** Calls that end so arrive, but their answer gets lost. */
  let lost: string | undefined;
  const wire = {
    ...outbound,
    async request(request: OutboundRequest) {
      const path = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(path);
      const answer = await outbound.request(request);
      if (lost !== undefined && path.endsWith(lost)) {
        throw new OutboundError('unknown', 'no answer in time');
      }
      return answer;
    },
  };
  const shop = await startShop();
  const paypalStand = await startPayPal({ retryDelaysMs: [], noticeUrl: `${shop.url}/notices` });

  /** Opened as the shop opens it: from settings by their names. */
  function connect(settings: Readonly<Record<string, string>>): Gateway {
    const written = paypal.fields.map(({ name, env }) => [name, settings[env]] as const);
    const opened = openProvider(paypal, Object.fromEntries(written), {
      outbound: wire,
      live: false,
    });
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
    return opened.gateway;
  }
  const gateway = connect(paypalStand.shopSettings);

  async function opened(changes: Partial<FormRequest> = {}) {
    const request = buildFormRequest(changes);
    const { reference } = await gateway.createForm(request);
    const query: PaymentQuery = { reference, handle: null, orderId: request.orderId };
    return { query, reference, orderId: request.orderId };
  }
  function capture(query: PaymentQuery) {
    if (!gateway.capture) throw new Error('PayPal captures');
    return gateway.capture(query);
  }
  return {
    stand: paypalStand,
    shop,
    gateway,
    connect,
    calls,
    opened,
    capture,
    /** Approved as `outcome` and captured. */
    async paid(outcome: Outcome = 'pay') {
      const { query, orderId } = await opened();
      await paypalStand.decide(orderId, outcome);
      const report = await capture(query);
      return { query: { ...query, handle: report.handle }, orderId, report };
    },
    refund(query: PaymentQuery, amountMinor: number, key: string) {
      if (!gateway.refund) throw new Error('PayPal refunds');
      return gateway.refund({ ...query, amountMinor, currency: 'USD', full: false, key });
    },
    held: (orderId: string) =>
      paypalStand.payments().filter((payment) => payment.orderId === orderId),
    loseAnswers(ending: string | undefined) {
      lost = ending;
    },
    /** Between two tests. */
    reset() {
      paypalStand.faults.set({});
      calls.length = 0;
      lost = undefined;
    },
    async stop() {
      outbound.close();
      await paypalStand.stop();
      await shop.stop();
    },
  };
}
