import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { WireAnswer } from '../kit/answer-with-fault.ts';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { parseMultipart } from '../kit/parse-multipart.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { createCharge } from './create-charge.ts';
import { createRefund } from './create-refund.ts';
import { createSession } from './create-session.ts';
import { invalidRequest, missing, stripeFailure } from './errors.ts';
import { disputeUpdated, type EventLog, methodEvent, refundEvents } from './events.ts';
import { parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import type { MethodStore } from './methods.ts';
import type { Session } from './session.ts';
import {
  API_VERSION,
  chargeView,
  disputeView,
  fraudWarningView,
  intentView,
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

/** Names a payment by its charge or by its payment intent. */
interface OfPayment {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
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
  const files = new Set<string>();

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

  serve(calls.retrieveIntent, ({ id, query: { expand } }) => {
    const session = findOfIntent(id);
    return ok(found(session && shownIntent(session, expand), 'payment_intent', id));
  });
  serve(calls.createIntent, (request) =>
    change(request, () =>
      present(
        shownIntent(
          createCharge(emulator, request.body, { livemode, methods }),
          request.body.expand,
        ),
      ),
    ),
  );
  serve(calls.listIntents, ({ query: { customer, created, limit, expand } }) => {
    const views = all()
      .filter(
        ({ customerId, createdAt }) => customerId === customer && createdAt >= (created?.gte ?? 0),
      )
      .flatMap(
        (session) =>
          shownIntent(
            session,
            expand?.map((path) => path.replace('data.', '')),
          ) ?? [],
      );
    return ok(listView(views, '/v1/payment_intents', limit));
  });
  serve(calls.cancelIntent, (request) =>
    change(request, () => {
      const session = found(findOfIntent(request.id), 'payment_intent', request.id);
      if (session.state !== 'open') {
        throw invalidRequest('You cannot cancel this PaymentIntent because of its status.', {
          code: 'payment_intent_unexpected_state',
        });
      }
      const canceled: Session = { ...session, state: 'canceled' };
      payments.put(canceled);
      return present(shownIntent(canceled, request.body.expand));
    }),
  );

  function shownIntent(session: Session, expand: readonly string[] = []) {
    return intentView(session, { methods, expand: expand.map((path) => `payment_intent.${path}`) });
  }

  serve(calls.searchIntents, ({ query: { query: text, limit } }) => {
    const paymentId = text.split("'").at(-2);
    const found = all().filter(
      ({ intentId, intentMetadata }) =>
        intentId !== null && intentMetadata.payment_id === paymentId,
    );
    const views = found.map((session) => intentView(session));
    const list = listView(views, '/v1/payment_intents/search', limit);
    return ok({ ...list, object: 'search_result', next_page: null });
  });

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

  serve(calls.listDisputes, ({ query: { limit, ...of } }) => {
    const views = listOf(of).flatMap((session) => disputeView(session) ?? []);
    return ok(listView(views, '/v1/disputes', limit));
  });

  const getDispute = (id: string) => {
    const session = payments.find(sessionIdOf(id));
    return found(session && disputeView(session), 'dispute', id);
  };
  serve(calls.retrieveDispute, ({ id }) => ok(getDispute(id)));
  serve(calls.updateDispute, (request) =>
    change(request, () => {
      const { evidence, submit = false, metadata = {} } = request.body;
      if (evidence !== undefined && submit) submitEvidence(request.id, evidence);
      return { ...getDispute(request.id), metadata };
    }),
  );
  serve(calls.closeDispute, (request) =>
    change(request, () => {
      requireUnanswered(request.id);
      emulator.decide(sessionIdOf(request.id), 'dispute_lost');
      return getDispute(request.id);
    }),
  );

  function requireUnanswered(id: string) {
    if (getDispute(id).status !== 'needs_response') {
      throw invalidRequest('This dispute cannot be answered in its current state.');
    }
  }
  /** Evidence is submitted once, with files that were uploaded before. */
  function submitEvidence(id: string, evidence: Readonly<Record<string, string | undefined>>) {
    requireUnanswered(id);
    const given = Object.fromEntries(
      Object.entries(evidence).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    const unknown = Object.values(given).find((value) => /^file_/.test(value) && !files.has(value));
    if (unknown !== undefined) throw missing('file', unknown);
    const answered = { ...getSession(sessionIdOf(id)), evidence: given };
    payments.put(answered);
    emulator.webhooks.send(...disputeUpdated(context, answered));
  }

  serve(calls.createFile, (request) =>
    change(request, () => {
      const { filename, type, size } = request.body.file;
      const id = `file_${randomBytes(12).toString('hex')}`;
      files.add(id);
      return {
        id,
        object: 'file',
        created: emulator.unixNow(),
        expires_at: null,
        filename,
        links: null,
        purpose: request.body.purpose,
        size,
        title: null,
        type: type.split('/')[1],
        url: null,
      };
    }),
  );

  serve(calls.retrieveFraudWarning, ({ id }) => {
    const session = all().find(({ fraudWarning }) => fraudWarning === id);
    return ok(found(session && fraudWarningView(session), 'early_fraud_warning', id));
  });

  serve(calls.retrieveCharge, ({ id }) => {
    const session = findOfCharge(id);
    return ok(found(session && chargeView(session), 'charge', id));
  });

  serve(calls.retrieveEvent, ({ id }) => ok(found(events.find(id), 'event', id)));
}

/** The session of a dispute; each has at most one. */
function sessionIdOf(disputeId: string): string {
  return disputeId.replace(/^dp_/, '');
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

/** An intent that was just made is there. */
function present<T>(object: T | null): T {
  if (object === null) throw new Error('an intent is missing');
  return object;
}

function ok(body: object): WireAnswer {
  return { status: 200, body };
}

function found<T>(object: T | null | undefined, what: string, id: string): T {
  if (object === null || object === undefined) throw missing(what, id);
  return object;
}
