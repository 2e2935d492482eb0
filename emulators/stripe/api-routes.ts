import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { parseMultipart } from '../kit/parse-multipart.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { createRefund } from './create-refund.ts';
import { createSession } from './create-session.ts';
import { registerDisputes } from './dispute-routes.ts';
import { invalidRequest, missing, stripeFailure } from './errors.ts';
import { type EventLog, methodEvent, refundEvents } from './events.ts';
import { parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import { registerIntents } from './intent-routes.ts';
import type { MethodStore } from './methods.ts';
import type { Session } from './session.ts';
import { found, type OfPayment, ok, type StripeApi } from './stripe-api.ts';
import {
  API_VERSION,
  chargeView,
  lineItemsView,
  listView,
  methodView,
  refundView,
  sessionView,
} from './views.ts';

const UPLOAD_MAX = 6 * 1024 * 1024;

export interface ApiKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly events: EventLog;
  readonly methods: MethodStore;
}

/** The part of Stripe's API that Checkout and refunds need: form bodies, JSON answers, one pinned version. */
export function registerApi(
  app: FastifyInstance,
  emulator: Emulator<Session>,
  serve: Serve,
  { secretKey, webhookSecret, events, methods }: ApiKeys,
) {
  const { payments } = emulator;
  const livemode = secretKey.includes('_live_');
  const once = createIdempotency(emulator.unixNow);
  const context = { emulator, events, secret: webhookSecret };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_MAX },
    ({ headers }, body, done) =>
      done(null, uploadOf(headers['content-type'] ?? '', Buffer.from(body))),
  );
  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? '';
    if (!isSameSecret(given, secretKey)) {
      const message = 'Invalid API Key provided';
      throw new Refusal(401, message, stripeFailure('invalid_request_error', message));
    }
    if (request.headers['stripe-version'] !== API_VERSION) {
      throw invalidRequest(`Invalid Stripe API version; this emulator has ${API_VERSION}`);
    }
  });

  app.addHook('preValidation', async (request) => {
    request.query = parseForm(request.url.split('?')[1] ?? '');
  });

  /** Runs a change under its idempotency key; a repeat gets the same answer. */
  function change({ headers, url, body }: Fitting<unknown, unknown>, work: () => object) {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || key.length > 255) {
      throw invalidRequest('Idempotency-Key must be a text of at most 255 characters');
    }
    return once(key, [url, body], work);
  }

  function getSession(id: string): Session {
    return found(payments.find(id), 'checkout.session', id);
  }
  const all = () => payments.list(Number.MAX_SAFE_INTEGER);
  const findOfIntent = (id: string) => all().find(({ intentId }) => intentId === id);
  const findOfCharge = (id: string) => all().find(({ chargeId }) => chargeId === id);

  /** The session of a charge or a payment intent. */
  function getOf({ charge, payment_intent: intent }: OfPayment): Session {
    const session = charge === undefined ? findOfIntent(intent ?? '') : findOfCharge(charge);
    if (session !== undefined) return session;
    throw charge === undefined
      ? missing('payment_intent', intent ?? '')
      : missing('charge', charge);
  }
  const listOf = (of: OfPayment) =>
    of.charge === undefined && of.payment_intent === undefined ? all() : [getOf(of)];

  const api: StripeApi = {
    ...{ emulator, serve, change, context, methods, livemode },
    ...{ all, findOfIntent, getSession, listOf },
  };

  serve(calls.createSession, (request) =>
    change(request, () =>
      sessionView(createSession(emulator, request.body, { livemode, methods })),
    ),
  );

  serve(calls.listSessions, ({ query: { limit, payment_intent } }) => {
    const found = all().filter(
      ({ intentId, isCharge }) =>
        !isCharge && (payment_intent === undefined || intentId === payment_intent),
    );
    return ok(
      listView(
        found.map((session) => sessionView(session)),
        '/v1/checkout/sessions',
        limit,
      ),
    );
  });

  serve(calls.retrieveSession, ({ id, query: { expand } }) => {
    const session = getSession(id);
    const view = sessionView(session, { expand, methods });
    attachLate(session);
    return ok({ ...view, status: emulator.switchOf('status') || view.status });
  });

  /** A card that is attached late is attached once its payment was read. */
  function attachLate({ methodId, customerId }: Session) {
    if (methodId === null || customerId === null) return;
    const card = methods.attach(methodId, customerId);
    if (card !== undefined) emulator.webhooks.send(methodEvent(context, card, 'attached'));
  }

  serve(calls.retrieveMethod, ({ id }) =>
    ok(found(methodView(methods.find(id)), 'payment_method', id)),
  );
  serve(calls.detachMethod, (request) =>
    change(request, () => {
      const card = methods.detach(request.id);
      emulator.webhooks.send(methodEvent(context, card, 'detached'));
      return found(methodView(card), 'payment_method', request.id);
    }),
  );

  serve(calls.deleteCustomer, (request) =>
    change(request, () => {
      methods.deleteCustomer(request.id);
      return { id: request.id, object: 'customer', deleted: true };
    }),
  );

  serve(calls.lineItems, ({ id }) => ok(lineItemsView(getSession(id))));

  serve(calls.expireSession, (request) =>
    change(request, () => {
      const session = getSession(request.id);
      if (session.state !== 'open') {
        throw invalidRequest(
          'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
        );
      }
      return sessionView(emulator.decide(session.id, 'expire'));
    }),
  );

  serve(calls.createRefund, (request) =>
    change(request, () => {
      const { amount, metadata = {}, ...of } = request.body;
      const after = createRefund(emulator, getOf(of), { amount, metadata });
      emulator.webhooks.send(...refundEvents(context, after));
      const refund = after.refunds.at(-1);
      return refund === undefined ? {} : refundView(after, refund);
    }),
  );

  serve(calls.listRefunds, ({ query: { limit, ...of } }) => {
    const views = listOf(of).flatMap((session) =>
      [...session.refunds].reverse().map((refund) => refundView(session, refund)),
    );
    return ok(listView(views, '/v1/refunds', limit));
  });

  serve(calls.retrieveRefund, ({ id }) => {
    const session = all().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = session?.refunds.find((one) => one.id === id);
    return ok(found(session && refund && refundView(session, refund), 'refund', id));
  });

  registerIntents(api);
  registerDisputes(api);

  serve(calls.retrieveCharge, ({ id }) => {
    const session = findOfCharge(id);
    return ok(found(session && chargeView(session), 'charge', id));
  });

  serve(calls.retrieveEvent, ({ id }) => ok(found(events.find(id), 'event', id)));
}

/** The form of an upload as an object, with what the file is in place of its bytes. */
function uploadOf(contentType: string, body: Buffer): object {
  const parts = parseMultipart(contentType, body) ?? [];
  return Object.fromEntries(
    parts.map(({ name, fileName, type, content }) => {
      if (fileName === undefined) return [name, content.toString()];
      const sha256 = createHash('sha256').update(content).digest('hex');
      return [name, { filename: fileName, type, size: content.length, sha256 }];
    }),
  );
}
