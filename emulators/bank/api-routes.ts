import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { createPayment } from './create-payment.ts';
import { refusal } from './errors.ts';
import { type BankPayment, paymentView } from './payment.ts';
import { refundPayment } from './refund-payment.ts';
import { createBody, idempotencyKey, listQuery, noQuery, refundBody } from './wire.ts';

type ById = { Params: { id: string } };

/** The merchant's API: JSON, bearer key, unknown fields refused. */
export function registerApi(app: FastifyInstance, emulator: Emulator<BankPayment>, apiKey: string) {
  const view = (payment: BankPayment) => paymentView(payment, emulator.payUrl(payment.id));

  function getPayment(id: string): BankPayment {
    const payment = emulator.payments.find(id);
    if (!payment) throw refusal(404, 'payment_unknown', 'There is no such payment');
    return payment;
  }

  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? '';
    if (!isSameSecret(given, apiKey)) {
      throw refusal(401, 'unauthorized', 'Send your key as Authorization: Bearer <key>');
    }
  });

  app.post('/v1/payments', async (request, reply) => {
    parse(noQuery, request.query);
    const body = parse(createBody, request.body);
    const key = readIdempotencyKey(request);
    return emulator.answer(reply, 'create', () => {
      const { payment, created } = createPayment(emulator, body, { key, apiKey });
      return { status: created ? 201 : 200, body: view(payment) };
    });
  });

  app.get('/v1/payments', async (request, reply) => {
    const { order_id } = parse(listQuery, request.query);
    return emulator.answer(reply, 'status', () => ({
      status: 200,
      body: { payments: emulator.payments.listByOrder(order_id).map(view) },
    }));
  });

  app.get<ById>('/v1/payments/:id', async (request, reply) => {
    parse(noQuery, request.query);
    return emulator.answer(reply, 'status', () => ({
      status: 200,
      body: view(getPayment(request.params.id)),
    }));
  });

  app.post<ById>('/v1/payments/:id/cancel', async (request) => {
    parse(z.optional(z.nullable(z.strictObject({}))), request.body);
    const payment = emulator.decide(getPayment(request.params.id).id, 'cancel');
    await emulator.payments.flushed();
    return view(payment);
  });

  app.post<ById>('/v1/payments/:id/refunds', async (request, reply) => {
    const { amount } = parse(refundBody, request.body);
    const key = readIdempotencyKey(request);
    return emulator.answer(reply, 'refund', () => {
      const before = getPayment(request.params.id);
      const { payment, created } = refundPayment(emulator, before, { amount, key });
      return { status: created ? 201 : 200, body: view(payment) };
    });
  });
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = idempotencyKey.safeParse(request.headers['idempotency-key']);
  if (key.success) return key.data;
  throw refusal(400, 'idempotency_key_required', 'Send an Idempotency-Key header');
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  );
  throw refusal(400, 'invalid_request', `Not understood: ${fields.join(', ') || 'the body'}`);
}
