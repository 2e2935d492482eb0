import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Emulator } from '../kit/emulator.ts';
import { Refusal } from '../kit/refusal.ts';
import { createRefund } from './create-refund.ts';
import { createSession } from './create-session.ts';
import { invalidRequest, missing, stripeFailure } from './errors.ts';
import { type EventLog, refundEvents } from './events.ts';
import { parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import type { Session } from './session.ts';
import {
  API_VERSION,
  chargeView,
  disputeView,
  intentView,
  lineItemsView,
  listView,
  refundView,
  sessionView,
} from './views.ts';
import * as wire from './wire.ts';

type ById = { Params: { id: string } };

export interface ApiKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly events: EventLog;
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
  { secretKey, webhookSecret, events }: ApiKeys,
) {
  const { payments } = emulator;
  const expectedKey = digest(secretKey);
  const livemode = secretKey.includes('_live_');
  const once = createIdempotency(emulator.unixNow);
  const context = { emulator, events, secret: webhookSecret };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  );
  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? '';
    // Digests have equal length, so timingSafeEqual works and the timing reveals nothing about the key.
    if (!timingSafeEqual(digest(given), expectedKey)) {
      const message = 'Invalid API Key provided';
      throw new Refusal(401, message, stripeFailure('invalid_request_error', message));
    }
    if (request.headers['stripe-version'] !== API_VERSION) {
      throw invalidRequest(`Invalid Stripe API version; this emulator has ${API_VERSION}`);
    }
  });

  /** Runs a change under its idempotency key; a repeat gets the same answer. */
  function change<T>(request: FastifyRequest, schema: z.ZodMiniType<T>, work: (body: T) => object) {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key.length > 255) {
      throw invalidRequest('Idempotency-Key must be a text of at most 255 characters');
    }
    const fields = parseForm(String(request.body ?? ''));
    return once(key, [request.url, fields], () => work(parse(schema, fields)));
  }

  function getSession(id: string): Session {
    const session = payments.find(id);
    if (session === undefined) throw missing('checkout.session', id);
    return session;
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

  app.post('/v1/checkout/sessions', (request, reply) =>
    emulator.answer(reply, 'create', () =>
      change(request, wire.createSession, (body) =>
        sessionView(createSession(emulator, body, livemode)),
      ),
    ),
  );

  app.get('/v1/checkout/sessions', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { limit, payment_intent } = query(wire.listSessions, request);
      const found = all().filter(
        ({ intentId }) => payment_intent === undefined || intentId === payment_intent,
      );
      const list = listView(found, '/v1/checkout/sessions', limit);
      return { status: 200, body: { ...list, data: list.data.map((one) => sessionView(one)) } };
    }),
  );

  app.get<ById>('/v1/checkout/sessions/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { expand } = query(wire.retrieveSession, request);
      return { status: 200, body: sessionView(getSession(request.params.id), expand) };
    }),
  );

  app.post<ById>('/v1/checkout/sessions/:id/expire', async (request) => {
    const { body } = change(request, wire.nothing, () => {
      const session = getSession(request.params.id);
      if (session.state !== 'open') {
        throw invalidRequest(
          'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
        );
      }
      return sessionView(emulator.decide(session.id, 'expire'));
    });
    return body;
  });

  app.get<ById>('/v1/payment_intents/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const session = findOfIntent(request.params.id);
      const view = session && intentView(session);
      if (!view) throw missing('payment_intent', request.params.id);
      return { status: 200, body: view };
    }),
  );

  app.get('/v1/payment_intents/search', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { query: text, limit } = query(wire.searchIntents, request);
      const paymentId = text.split("'").at(-2);
      const found = all().filter(
        ({ intentId, intentMetadata }) =>
          intentId !== null && intentMetadata.payment_id === paymentId,
      );
      const list = listView(found, '/v1/payment_intents/search', limit);
      const body = {
        ...list,
        data: list.data.map((session) => intentView(session)),
        object: 'search_result',
        next_page: null,
      };
      return { status: 200, body };
    }),
  );

  app.post('/v1/refunds', (request, reply) =>
    emulator.answer(reply, 'refund', () =>
      change(request, wire.createRefund, ({ charge, payment_intent, amount, metadata = {} }) => {
        const session = getOf({ charge, payment_intent });
        const after = createRefund(emulator, session, { amount, metadata });
        emulator.webhooks.send(...refundEvents(context, after));
        const refund = after.refunds.at(-1);
        return refund === undefined ? {} : refundView(after, refund);
      }),
    ),
  );

  app.get('/v1/refunds', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { limit, ...of } = query(wire.listOfCharge, request);
      const views = listOf(of).flatMap((session) =>
        [...session.refunds].reverse().map((refund) => refundView(session, refund)),
      );
      return { status: 200, body: listView(views, '/v1/refunds', limit) };
    }),
  );

  app.get<ById>('/v1/refunds/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { id } = request.params;
      const session = all().find(({ refunds }) => refunds.some((refund) => refund.id === id));
      const refund = session?.refunds.find((one) => one.id === id);
      if (!session || !refund) throw missing('refund', id);
      return { status: 200, body: refundView(session, refund) };
    }),
  );

  app.get('/v1/disputes', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { limit, ...of } = query(wire.listOfCharge, request);
      const views = listOf(of).flatMap((session) => disputeView(session) ?? []);
      return { status: 200, body: listView(views, '/v1/disputes', limit) };
    }),
  );

  const getDispute = (id: string) => {
    const session = payments.find(id.replace(/^dp_/, ''));
    const view = session && disputeView(session);
    if (!view) throw missing('dispute', id);
    return view;
  };
  app.get<ById>('/v1/disputes/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => ({ status: 200, body: getDispute(request.params.id) })),
  );
  app.post<ById>('/v1/disputes/:id', (request, reply) =>
    emulator.answer(reply, 'status', () =>
      change(request, wire.updateDispute, ({ metadata = {} }) => ({
        ...getDispute(request.params.id),
        metadata,
      })),
    ),
  );

  app.get<ById>('/v1/charges/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const session = findOfCharge(request.params.id);
      const view = session && chargeView(session);
      if (!view) throw missing('charge', request.params.id);
      return { status: 200, body: view };
    }),
  );

  app.get<ById>('/v1/checkout/sessions/:id/line_items', (request, reply) =>
    emulator.answer(reply, 'status', () => ({
      status: 200,
      body: lineItemsView(getSession(request.params.id)),
    })),
  );

  app.get<ById>('/v1/events/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const event = events.find(request.params.id);
      if (event === undefined) throw missing('event', request.params.id);
      return { status: 200, body: event };
    }),
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function query<T>(schema: z.ZodMiniType<T>, { url }: FastifyRequest): T {
  return parse(schema, parseForm(url.split('?')[1] ?? ''));
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    throw invalidRequest(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
  const param = issue?.path.map(String).join('.') ?? '';
  throw invalidRequest(`Invalid value: ${param}`, { param });
}
