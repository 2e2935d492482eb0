import type { Capabilities, Gateway } from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import type { ProviderClient } from '../provider-client.ts';
import { openNowpaymentsAccount } from './nowpayments-account.ts';
import { createNowpaymentsCheckout } from './nowpayments-checkout.ts';
import { createNowpaymentsClient } from './nowpayments-client.ts';
import { createNowpaymentsCoins } from './nowpayments-coins.ts';
import { createNowpaymentsLookup } from './nowpayments-lookup.ts';
import { LIVE_HOST, nowpaymentsFields, secretsOf } from './nowpayments-settings.ts';
import { nowpaymentsSetup } from './nowpayments-setup.ts';
import { readNowpaymentsWebhook } from './nowpayments-webhooks.ts';

/** The minimum of a coin changes hourly and is fetched for each order; a dollar is below all of them. */
const capabilities: Capabilities = {
  refunds: 'none',
  disputes: false,
  cancels: false,
  paymentIds: true,
  charges: [{ currency: 'USD', minMinor: 100, maxMinor: 99_999_999 }],
  paymentTimeout: { minS: 600, maxS: 7 * 86_400 },
};

/**
 * NOWPayments: prices in dollars, paid in coins. The reference is an invoice; the secondary reference is the payment
 * made for it, known from the first webhook. When a response is lost, one order may get two invoices, so payments are
 * matched by order, whichever invoice they belong to.
 */
export const nowpayments: Provider = {
  provider: 'nowpayments',
  title: 'NOWPayments',
  capabilities,
  setup: nowpaymentsSetup,
  fields: nowpaymentsFields,
  create: createNowpaymentsGateway,
};

function createNowpaymentsGateway(
  values: ProviderValues,
  { outbound, live, now }: GatewayNeeds,
): Gateway {
  const { apiKey = '', ipnSecret = '' } = values;
  const baseUrl = (values.apiBase ?? '').replace(/\/+$/, '');
  const { origin, host } = new URL(baseUrl);
  const secrets = secretsOf(ipnSecret);
  const fixedRate = values.fixedRate === 'on';
  const isCoinPageOwn = values.coinPage === 'shop';
  const client = createNowpaymentsClient({ baseUrl, apiKey }, outbound);
  const { findKnown, fetchStatus } = createNowpaymentsLookup(client, {
    account: accountOf(values, client),
    // Our key cannot read payments of other stores; sandbox money does not count on a live shop.
    merchantMatches: (host === LIVE_HOST) === live,
    tolerance: Math.round(Number(values.tolerance ?? 0) * 100),
  });

  return {
    provider: 'nowpayments',

    ...(isCoinPageOwn && {
      coins: createNowpaymentsCoins(client, {
        offered: (values.coins ?? '').split(',').filter((code) => code !== ''),
        fixedRate,
        now,
      }),
    }),

    openCheckout: createNowpaymentsCheckout(client, { origin, fixedRate, isCoinPageOwn }),

    async verifyWebhook(webhook) {
      return readNowpaymentsWebhook(webhook, secrets);
    },

    fetchStatus,

    fetchById: (secondaryReference, query) => findKnown({ ...query, secondaryReference }),

    // An invoice cannot be canceled; money that still arrives is honored as late.
    async cancel() {},
  };
}

function accountOf(
  { accountEmail: email = '', accountPassword: password = '' }: ProviderValues,
  client: ProviderClient,
) {
  if (email === '' || password === '') return undefined;
  return openNowpaymentsAccount({ email, password }, client);
}
