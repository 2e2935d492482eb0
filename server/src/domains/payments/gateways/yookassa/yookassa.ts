import type { Capabilities, Gateway } from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { createYookassaApi, PAGE_LIFETIME_S } from './yookassa-api.ts';
import { createYookassaCharges } from './yookassa-charges.ts';
import { createYookassaCheckout } from './yookassa-checkout.ts';
import { createYookassaVault } from './yookassa-methods.ts';
import { createYookassaReceipts } from './yookassa-receipts.ts';
import { refundYookassaPayment } from './yookassa-refund.ts';
import { yookassaReports } from './yookassa-report.ts';
import { yookassaFields } from './yookassa-settings.ts';
import { yookassaSetup } from './yookassa-setup.ts';
import { readNetworks, readYookassaWebhook } from './yookassa-webhooks.ts';

const capabilities: Capabilities = {
  refunds: 'partial',
  receipts: ['payment', 'refund', 'closing'],
  disputes: false,
  cancels: false,
  saves: 'form',
  charges: [{ currency: 'RUB', minMinor: 100, maxMinor: 35_000_000 }],
  paymentTimeout: { minS: 60, maxS: PAGE_LIFETIME_S },
};

/** YooKassa's API v3: rubles, one-stage payments, and one checkout page for all payment methods. */
export const yookassa: Provider = {
  provider: 'yookassa',
  title: 'YooKassa',
  capabilities,
  setup: yookassaSetup,
  fields: yookassaFields,
  create: createYookassaGateway,
};

function createYookassaGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { shopId = '', secretKey = '' } = values;
  const baseUrl = (values.apiBase ?? '').replace(/\/+$/, '');
  const { origin } = new URL(baseUrl);
  const networks = readNetworks(values.networks ?? '');
  if (networks === undefined) throw new Error('YOOKASSA_WEBHOOK_NETWORKS must list networks.');
  const api = createYookassaApi({ baseUrl, shopId, secretKey }, outbound);
  const receipts = createYookassaReceipts(values, api);
  const report = yookassaReports(values, { api, receipts, live });
  const { charge } = createYookassaCharges(values, { api, report });

  return {
    provider: 'yookassa',
    ...(values.saveMethods === 'on' && { vault: createYookassaVault({ api, charge }, live) }),
    ...(receipts.till && { receipts: receipts.till }),

    openCheckout: createYookassaCheckout(values, { api, origin }),

    async verifyWebhook(webhook) {
      return readYookassaWebhook(webhook, networks);
    },

    async fetchStatus({ reference, orderId }) {
      const payment = await (reference === null
        ? api.findByOrder(orderId)
        : api.findPayment(reference));
      return payment && report(payment);
    },

    // One-stage payments cannot be canceled: the page expires by itself, and late money is honored.
    async cancel() {},

    refund: (request) => refundYookassaPayment({ api, values }, request),
  };
}
