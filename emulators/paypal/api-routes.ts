import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { captureOrder, orderIdOf } from './capture-order.ts';
import { createOrder } from './create-order.ts';
import { refusal } from './errors.ts';
import type { PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import { refundCapture } from './refund-capture.ts';
import { createTokens } from './tokens.ts';
import { captureIdOf, captureView, disputeView, orderView, placeOf, refundView } from './views.ts';
import {
  captureBody,
  disputesQuery,
  noQuery,
  orderBody,
  refundBody,
  requestId,
  tokenBody,
} from './wire.ts';

type ById = { Params: { id: string } };

/** The merchant's API: a token for the app's credentials, then JSON with that token; unknown fields are refused. */
export function registerApi(app: FastifyInstance, paypal: PayPal) {
  const { emulator, account, webhookKey } = paypal;
  const tokens = createTokens(account, emulator.now);
  const place = () => placeOf(paypal);

  // The shop fetches it to verify a sender it does not know yet, so it needs no credentials.
  app.get(webhookKey.certificatePath, async (_request, reply) =>
    reply.type('application/x-pem-file').send(webhookKey.certificate),
  );

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/v1/oauth2/token', async (request) => {
      tokens.requireClient(request.headers.authorization);
      parse(tokenBody, request.body);
      return tokens.issue();
    });
  });

  app.register(async (scope) => {
    // PayPal takes an empty body for an empty object.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseJson(String(body) || '{}')),
    );
    scope.addHook('onRequest', async (request) => {
      tokens.requireToken(request.headers.authorization);
    });

    scope.post('/v2/checkout/orders', (request, reply) =>
      emulator.answer(reply, 'create', () => {
        parse(noQuery, request.query);
        const body = parse(orderBody, request.body);
        const { payment, created } = createOrder(paypal, body, readRequestId(request));
        return { status: created ? 201 : 200, body: orderView(payment, place(), isFull(request)) };
      }),
    );

    scope.get<ById>('/v2/checkout/orders/:id', (request, reply) =>
      read(request, reply, () => {
        if (emulator.switchOf('old_orders') === 'deleted') throw unknown();
        return orderView(getOrder(request.params.id), place());
      }),
    );

    scope.post<ById>('/v2/checkout/orders/:id/capture', async (request, reply) => {
      parse(captureBody, request.body ?? {});
      const captured = captureOrder(paypal, getOrder(request.params.id), readRequestId(request));
      return reply.code(201).send(orderView(captured, place(), isFull(request)));
    });

    scope.get<ById>('/v2/payments/captures/:id', (request, reply) =>
      read(request, reply, () => captureView(getCaptured(request.params.id), place())),
    );

    scope.post<ById>('/v2/payments/captures/:id/refund', (request, reply) =>
      emulator.answer(reply, 'refund', () => {
        const body = parse(refundBody, request.body ?? {});
        const captured = getCaptured(request.params.id);
        const result = refundCapture(paypal, captured, body, readRequestId(request));
        const { payment, refundId, created } = result;
        const refund = payment.refunds.find(({ id }) => id === refundId);
        if (!refund) throw refusal(404, 'INVALID_RESOURCE_ID', 'There is no such refund');
        return { status: created ? 201 : 200, body: refundView(payment, refund, place()) };
      }),
    );

    scope.get<ById>('/v2/payments/refunds/:id', (request, reply) =>
      read(request, reply, () => {
        const { id } = request.params;
        const payment = emulator.payments
          .list(Number.MAX_SAFE_INTEGER)
          .find(({ refunds }) => refunds.some((refund) => refund.id === id));
        const refund = payment?.refunds.find((one) => one.id === id);
        if (!payment || !refund) throw unknown();
        return refundView(payment, refund, place());
      }),
    );

    scope.get('/v1/customer/disputes', (request, reply) =>
      emulator.answer(reply, 'status', () => {
        const { disputed_transaction_id } = parse(disputesQuery, request.query);
        const payment = findCaptured(disputed_transaction_id);
        const items =
          payment && payment.dispute !== null ? [disputeView(payment, { full: false })] : [];
        return { status: 200, body: { items, links: [] } };
      }),
    );

    scope.get<ById>('/v1/customer/disputes/:id', (request, reply) =>
      read(request, reply, () => {
        const payment = findCaptured(captureIdOf(request.params.id));
        if (!payment || payment.dispute === null) throw unknown();
        return disputeView(payment, { full: true });
      }),
    );
  });

  function read(request: FastifyRequest, reply: FastifyReply, view: () => object) {
    return emulator.answer(reply, 'status', () => {
      parse(noQuery, request.query);
      return { status: 200, body: view() };
    });
  }

  function getOrder(id: string): PayPalPayment {
    const payment = emulator.payments.find(id);
    if (!payment) throw unknown();
    return payment;
  }

  function getCaptured(captureId: string): PayPalPayment {
    const payment = findCaptured(captureId);
    if (!payment) throw unknown();
    return payment;
  }

  function findCaptured(captureId: string): PayPalPayment | undefined {
    const payment = emulator.payments.find(orderIdOf(captureId));
    return payment?.captureId === captureId ? payment : undefined;
  }
}

function unknown() {
  return refusal(404, 'INVALID_RESOURCE_ID', 'The specified resource does not exist');
}

function isFull({ headers }: FastifyRequest): boolean {
  return headers.prefer === 'return=representation';
}

function readRequestId({ headers }: FastifyRequest): string {
  const result = requestId.safeParse(headers['paypal-request-id']);
  if (result.success) return result.data;
  throw refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED', 'Send a PayPal-Request-Id of 1 to 108 signs');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed');
  }
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusal(400, 'INVALID_PARAMETER_SYNTAX', z.prettifyError(result.error));
}
