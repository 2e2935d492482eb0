import type { Capabilities, Gateway } from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createProviderClient, isPageOf } from '../provider-client.ts';
import { answerPayPalDispute } from './paypal-answer.ts';
import { createPayPalApi } from './paypal-api.ts';
import { capturePayPalOrder } from './paypal-capture.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import { createPayPalCharges } from './paypal-charges.ts';
import { createPayPalCheckout } from './paypal-checkout.ts';
import { refundPayPalCapture } from './paypal-refund.ts';
import { type PayPalMerchant, reportOf } from './paypal-report.ts';
import { openPayPalSession } from './paypal-session.ts';
import { LIVE_HOST, paypalFields, SANDBOX_HOST } from './paypal-settings.ts';
import { paypalSetup } from './paypal-setup.ts';
import { createPayPalStatus } from './paypal-status.ts';
import { createPayPalVault } from './paypal-vault.ts';
import { isSignedByPayPal, readWebhook } from './paypal-webhooks.ts';

/** Origin of the checkout page by API host; any other API (the emulator) serves its pages from its own origin. */
const pageOrigins: Readonly<Record<string, string>> = {
  [LIVE_HOST]: 'https://www.paypal.com',
  [SANDBOX_HOST]: 'https://www.sandbox.paypal.com',
};

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  // An order that is not approved expires by itself; there is no call to cancel it.
  cancels: false,
  saves: 'form',
  charges: [{ currency: 'USD', minMinor: 1, maxMinor: 1_000_000 }],
  // PayPal releases an approved order that is not captured within three hours.
  paymentTimeout: { minS: 60, maxS: 3 * 3_600 },
};

/** PayPal Orders v2: the buyer approves an order on PayPal's page, and the shop captures it. */
export const paypal: Provider = {
  provider: 'paypal',
  title: 'PayPal',
  capabilities,
  setup: paypalSetup,
  fields: paypalFields,
  create: createPayPalGateway,
};

function createPayPalGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { clientId = '', clientSecret = '', webhookId = '', merchantId = '' } = values;
  const baseUrl = (values.baseUrl ?? '').replace(/\/$/, '');
  const client = createProviderClient({ title: 'PayPal', baseUrl, outbound });
  const session = openPayPalSession({ clientId, clientSecret }, client);
  const api = createPayPalApi(session);
  const certificates = createPayPalCertificates(baseUrl, outbound);
  const mode = client.host === LIVE_HOST ? 'live' : 'test';
  const merchant: PayPalMerchant = { merchantId, fits: (mode === 'live') === live };
  const pageOrigin = pageOrigins[client.host] ?? new URL(baseUrl).origin;
  const isBuyerPage = (url: string) => isPageOf(url, { origin: pageOrigin });
  const { charge } = createPayPalCharges({
    post: api.post,
    report: (made) => reportOf(made, [], merchant),
  });
  const vault = createPayPalVault({ session, find: api.find, charge, fits: merchant.fits, mode });
  const status = createPayPalStatus({ api, vault, merchant });

  return {
    provider: 'paypal',
    ...(values.saveMethods === 'on' && { vault }),

    openCheckout: createPayPalCheckout(values, { api, isBuyerPage }),

    async verifyWebhook(webhook) {
      const genuine = await isSignedByPayPal(webhook, webhookId, certificates);
      return genuine ? readWebhook(webhook.rawBody, api.findCapture) : { kind: 'forged' };
    },

    fetchStatus: status.fetchStatus,

    answerDispute: (answer) => answerPayPalDispute(session, answer),

    capture: (query) => capturePayPalOrder({ api, isBuyerPage, ...status }, query),

    async cancel() {
      // See `cancels`: a late approval is not captured, and PayPal releases it.
    },

    refund: (request) => refundPayPalCapture(api, request),
  };
}
