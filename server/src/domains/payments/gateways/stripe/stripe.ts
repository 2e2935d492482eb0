import type { Capabilities, Gateway } from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { answerStripeDispute } from './stripe-answer.ts';
import { createStripeApi } from './stripe-api.ts';
import { cancelStripePayment } from './stripe-cancel.ts';
import { createStripeCharges } from './stripe-charges.ts';
import { createStripeCheckout, PAGE_MIN_S } from './stripe-checkout.ts';
import { createStripeConfirmation } from './stripe-confirmation.ts';
import { stripeReports } from './stripe-fetch-report.ts';
import { fetchStripeFraudWarning } from './stripe-fraud-warning.ts';
import { createStripeIntents } from './stripe-intents.ts';
import { createStripeLookup } from './stripe-lookup.ts';
import { createStripeVault } from './stripe-methods.ts';
import { stripePages } from './stripe-pages.ts';
import { refundStripePayment } from './stripe-refund.ts';
import { secretsOf, stripeFields } from './stripe-settings.ts';
import { stripeSetup } from './stripe-setup.ts';
import { verdictOf } from './stripe-verdict.ts';
import { isFollowed, readStripeWebhook } from './stripe-webhooks.ts';

const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: true,
  cancels: true,
  saves: 'form',
  charges: [{ currency: 'USD', minMinor: 50, maxMinor: 99_999_999 }],
  // A minute above the minimum of Stripe, for the time between order and session.
  paymentTimeout: { minS: PAGE_MIN_S + 60, maxS: 24 * 3_600 },
};

/** Stripe Checkout: the reference is the session, the secondary reference its payment intent. */
export const stripe: Provider = {
  provider: 'stripe',
  title: 'Stripe',
  capabilities,
  setup: stripeSetup,
  fields: stripeFields,
  create: createStripeGateway,
};

function createStripeGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { apiBase = '', secretKey = '', webhookSecrets = '', pageHosts = '' } = values;
  const base = new URL(apiBase);
  const secrets = secretsOf(webhookSecrets);
  const { isCheckoutPage, isBankPage } = stripePages(base, pageHosts);
  const keyFits = secretKey.includes('_live_') === live;
  const api = createStripeApi({ base, secretKey }, outbound);
  const intents = createStripeIntents(api);
  const find = createStripeLookup({ ...api, intents });
  const report = stripeReports(api, live);
  const charge = createStripeCharges({ ...api, intents, report });
  const confirm = createStripeConfirmation({ ...api, intents, report, isBankPage });

  return {
    provider: 'stripe',
    vault: createStripeVault({ ...api, charge, confirm }, { live, keyFits }),

    openCheckout: createStripeCheckout({ ...api, find, keyFits, isCheckoutPage }),

    async verifyWebhook(webhook) {
      const event = readStripeWebhook(webhook, secrets, (await api.library()).webhooks);
      if (event === undefined) return { kind: 'forged' };
      return isFollowed(event) ? verdictOf(event, intents) : { kind: 'irrelevant' };
    },

    async fetchStatus(query) {
      const found = await find(query);
      return found && report(found);
    },

    fetchFraudWarning: (reference) => fetchStripeFraudWarning(api, reference),

    answerDispute: (answer) => answerStripeDispute(api, answer),

    async cancel(query) {
      const found = await find(query);
      if (found) await cancelStripePayment({ ...api, intents }, found);
    },

    refund: (request) => refundStripePayment({ ...api, find }, request),
  };
}
