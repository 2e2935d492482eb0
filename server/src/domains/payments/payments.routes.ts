import { centsFromDollars } from '@sesame/contract/money.ts';
import * as contract from '@sesame/contract/payments.ts';
import { PlainText } from '../../platform/http/answers.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { cancelPayment } from './cancel-payment.ts';
import { checkPromocode } from './check-promocode.ts';
import { countryOf } from './country-of.rules.ts';
import { isPaymentPending } from './is-pending.ts';
import { limitGuesses } from './limit-guesses.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listPayments } from './list-payments.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { type IncomingNotice, receiveNotice } from './receive-notice.ts';
import { startPayment } from './start-payment.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';

/** Beside the ten a minute of the call itself. */
const CHECKS_PER_HOUR = { max: 30, windowS: 3_600, store: 'shared' } as const;

export function paymentRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  const background = createBoundedQueue({
    concurrency: 4,
    // Each is an id and a few words; a burst this long is still worked off in seconds.
    capacity: 5_000,
    onError: (err) => platform.log.error({ err }, 'work after an answer failed'),
  });
  api.fastify.addHook('onClose', () => background.idle());

  bindInline(api, contract.listPaymentMethods, (call) =>
    listPaymentMethods(platform, gateways, call.tokenHash),
  );
  bindInline(api, contract.isPaymentPending, (call) => isPaymentPending(platform, call.tokenHash));
  bindInline(api, contract.listPayments, (call) =>
    listPayments(platform, { tokenHash: call.tokenHash, before: call.query.before }),
  );
  const guesses = limitGuesses(api.rateLimits);
  const countCheck = api.rateLimits.limit('promocodeCheckHour', CHECKS_PER_HOUR);
  bind(api, contract.checkPromocode, async (call) => {
    const { userId } = call.session;
    await countCheck(userId);
    const percent = await guesses(userId, () =>
      checkPromocode(platform, {
        userId,
        typed: call.query.promocode,
        priceId: call.query.subscription_price_id,
        gateway: call.query.gateway,
      }),
    );
    return { percent };
  });
  bindOnce(api, contract.startPayment, (call, once) => {
    const { expected_total: expected, expected_charge: expectedCharge } = call.body;
    const { userId } = call.session;
    const promocode = call.body.promocode ?? '';
    const start = () =>
      startPayment(platform, gateways, background, once, {
        userId,
        priceId: call.query.subscription_price_id,
        gateway: call.body.gateway,
        promocode,
        expectedTotalCents: expected === undefined ? undefined : centsFromDollars(expected),
        expectedChargeMinor:
          expectedCharge === undefined ? undefined : centsFromDollars(expectedCharge),
        language: call.language,
        shopUrl: platform.publicUrl(),
        country: countryOf(platform.config.countryHeader, call.headers),
      });
    return promocode.trim() === '' ? start() : guesses(userId, start);
  });
  bind(api, contract.cancelPayment, async (call) => {
    await cancelPayment(platform, gateways, background, {
      userId: call.session.userId,
      paymentId: call.body.payment_id,
    });
    return {};
  });
  transferRoutes(api, gateways);
  const countForged = api.rateLimits.limitFor(contract.receiveNotice.limit);
  const countLookup = api.rateLimits.limitFor('noticeLookup');
  const receive = async (
    { ip, headers, rawBody }: Pick<IncomingNotice, 'ip' | 'headers' | 'rawBody'>,
    to: { provider: string; key?: string },
  ) => {
    const { acknowledgement } = await receiveNotice(platform, gateways, background, {
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
  bind(api, contract.receiveNotice, (call) => receive(call, call.params));
  bind(api, contract.receiveKeyedNotice, (call) => receive(call, call.params));
}
