import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { parseMultipart } from '../kit/parse-multipart.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { registerDisputes } from './dispute-routes.ts';
import { invalidRequest, missing, stripeFailure } from './errors.ts';
import type { EventLog } from './events.ts';
import { parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import { registerIntents } from './intent-routes.ts';
import { registerMethods } from './method-routes.ts';
import type { MethodStore } from './methods.ts';
import { registerRefunds } from './refund-routes.ts';
import type { Session } from './session.ts';
import { registerSessions } from './session-routes.ts';
import { found, type OfPayment, ok, type StripeApi } from './stripe-api.ts';
import { API_VERSION, chargeView } from './views.ts';

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

  readRequests(app, secretKey);

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
    ...{ all, findOfIntent, getSession, getOf, listOf },
  };

  registerSessions(api);
  registerMethods(api);
  registerRefunds(api);
  registerIntents(api);
  registerDisputes(api);

  serve(calls.retrieveCharge, ({ id }) => {
    const session = findOfCharge(id);
    return ok(found(session && chargeView(session), 'charge', id));
  });

  serve(calls.retrieveEvent, ({ id }) => ok(found(events.find(id), 'event', id)));
}

/** Reads forms, and refuses requests without the key of the account or with another version of the API. */
function readRequests(app: FastifyInstance, secretKey: string) {
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
