import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { readPlanChange as readPlanChangeRoute } from '@sesame/contract/shop/orders/plan-changes.ts';
import { readShownRate as readShownRateRoute } from '@sesame/contract/shop/orders/shown-currency.ts';
import * as history from '@sesame/contract/shop/payment-search.ts';
import * as contract from '@sesame/contract/shop/payments.ts';
import { PlainText } from '../../platform/http/answers.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { ipPrefix } from '../../platform/http/limits/ip-prefix.ts';
import { bindPolled } from '../../platform/http/polls/bind-polled.ts';
import { productCardsVersion } from '../catalogue/index.ts';
import { cancelPayment } from './checkout/cancel-payment.ts';
import { readOrderConsent } from './checkout/order-consent.ts';
import { startPayment } from './checkout/start-payment.ts';
import { exportOwnPayments } from './history/export-payments.ts';
import { isPaymentPending } from './history/is-pending.ts';
import { listPayments } from './history/list-payments.ts';
import { readPaymentSpan, searchPayments } from './history/search-payments.ts';
import { listPaymentMethods } from './methods/list-payment-methods.ts';
import { paymentPageRoutes } from './payment-page/payment-page.routes.ts';
import { readPlanChange } from './plan-changes/read-plan-change.ts';
import { checkPromoCode } from './promo-codes/check-promo-code.ts';
import { limitPromoGuesses } from './promo-codes/limit-promo-guesses.ts';
import { createBoundedQueue } from './providers/bounded-queue.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { readShownRate } from './rates/read-shown-rate.ts';
import { countryOf } from './records/country-of.rules.ts';
import { mandateOf } from './saved-methods/mandate-of.ts';
import { savedMethodRoutes } from './saved-methods/saved-methods.routes.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';
import { type IncomingWebhook, receiveWebhook } from './webhooks/receive-webhook.ts';

/** In addition to the limit of ten a minute on the route. */
const CHECKS_PER_HOUR = { max: 30, windowS: 3_600, store: 'shared' } as const;

export function paymentRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  const background = createBoundedQueue({
    concurrency: 4,
    // Each entry is small; a burst of this size is still processed within seconds.
    capacity: 5_000,
    onError: (err) => platform.log.error({ err }, 'background work failed'),
  });
  api.fastify.addHook('onClose', () => background.idle());

  bind(api, readShownRateRoute, () => readShownRate(platform));
  bindInline(api, contract.listPaymentMethods, (call) =>
    listPaymentMethods(platform, gateways, call.tokenHash),
  );
  const shownFrom = () => productCardsVersion(platform);
  bindPolled(api, contract.isPaymentPending, {
    shownFrom,
    answer: (call) => isPaymentPending(platform, call.tokenHash),
  });
  bindPolled(api, contract.listPayments, {
    shownFrom,
    answer: (call) =>
      listPayments(platform, { tokenHash: call.tokenHash, before: call.query.before }),
  });
  bind(api, history.searchPayments, ({ session, query }) =>
    searchPayments(platform, session.userId, query),
  );
  bind(api, history.readPaymentSpan, ({ session }) => readPaymentSpan(platform, session.userId));
  bind(api, history.exportOwnPayments, ({ session, query }) =>
    exportOwnPayments(platform, session.userId, query),
  );
  const guesses = limitPromoGuesses(api.rateLimits);
  const countCheck = api.rateLimits.limit('promocodeCheckHour', CHECKS_PER_HOUR);
  bind(api, contract.checkPromoCode, async (call) => {
    const { userId } = call.session;
    await countCheck(userId);
    const percent = await guesses(userId, () =>
      checkPromoCode(platform, {
        userId,
        typed: call.query.promocode,
        priceId: call.query.subscription_price_id,
        gateway: call.query.gateway,
      }),
    );
    return { percent };
  });
  bind(api, contract.readRenewalConsent, async ({ query, language }) => {
    const { subscription_price_id: priceId, gateway } = query;
    const { text } = await readOrderConsent(platform, { priceId, gateway, language });
    return { text };
  });
  bind(api, readPlanChangeRoute, ({ session, query }) =>
    readPlanChange(platform, {
      userId: session.userId,
      subscriptionId: query.subscription,
      priceId: query.subscription_price_id,
    }),
  );
  bindIdempotent(
    api,
    contract.startPayment,
    (call, once) => {
      const { expected_total: expected, expected_charge: expectedCharge } = call.body;
      const { userId } = call.session;
      const promocode = call.body.promocode ?? '';
      const start = () =>
        startPayment(platform, gateways, once, {
          userId,
          priceId: call.query.subscription_price_id,
          gateway: call.body.gateway,
          promocode,
          expectedTotalCents: expected === undefined ? undefined : centsFromDollars(expected),
          expectedChargeMinor:
            expectedCharge === undefined ? undefined : centsFromDollars(expectedCharge),
          save: mandateOf(call.body.save?.mandate, call.language),
          savedMethodId: call.body.saved_method,
          renew: call.body.renew && { text: call.body.renew.text, language: call.language },
          change: call.body.change,
          gift: call.body.gift ?? false,
          language: call.language,
          shopUrl: platform.publicUrl(),
          country: countryOf(platform.config.countryHeader, call.headers),
        });
      return promocode.trim() === '' ? start() : guesses(userId, start);
    },
    { isLookedUpLate: true },
  );
  bind(api, contract.cancelPayment, (call) =>
    cancelPayment(platform, {
      userId: call.session.userId,
      paymentId: call.body.payment_id,
    }),
  );
  transferRoutes(api, gateways);
  savedMethodRoutes(api);
  paymentPageRoutes(api, gateways);
  const countForged = api.rateLimits.limitFor(contract.receiveWebhook.limit);
  const countLookup = api.rateLimits.limitFor('webhookLookup');
  const receive = async (
    { ip, headers, rawBody }: Pick<IncomingWebhook, 'ip' | 'headers' | 'rawBody'>,
    to: { provider: string; key?: string },
  ) => {
    const { acknowledgement } = await receiveWebhook(platform, gateways, background, {
      provider: to.provider,
      key: to.key,
      countForged: () => countForged(ipPrefix(ip)),
      countLookup: () => countLookup(ipPrefix(ip)),
      ip,
      headers,
      rawBody,
    });
    return acknowledgement === undefined ? {} : new PlainText(acknowledgement);
  };
  bind(api, contract.receiveWebhook, (call) => receive(call, call.params));
  bind(api, contract.receiveKeyedWebhook, (call) => receive(call, call.params));
}
