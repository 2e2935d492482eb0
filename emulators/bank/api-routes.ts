import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { answerWithFault } from './answer-fault.ts';
import type { Bank } from './bank.ts';
import { BankError } from './errors.ts';
import { faultsSchema } from './faults.ts';
import { createPayment } from './payments/create-payment.ts';
import { type Payment, paymentView } from './payments/payment.ts';
import { getPayment, recordOutcome } from './payments/record-outcome.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { createBody, idempotencyKey, listQuery, noQuery, outcomeBody, refundBody } from './wire.ts';

type ById = { Params: { id: string } };

/** The merchant's API: JSON, bearer key, unknown fields refused. */
export function registerApi(app: FastifyInstance, bank: Bank, apiKey: string) {
  const view = (payment: Payment) => paymentView(payment, bank.publicUrl());
  const expectedKey = digest(apiKey);

  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? '';
    // Digests have equal length, so timingSafeEqual works and the timing reveals nothing about the key.
    if (!timingSafeEqual(digest(given), expectedKey)) {
      throw new BankError(401, 'unauthorized', 'Send your key as Authorization: Bearer <key>');
    }
  });

  app.post('/v1/payments', async (request, reply) => {
    parse(noQuery, request.query);
    const body = parse(createBody, request.body);
    const key = readIdempotencyKey(request);
    const fault = bank.faults.takeCreate();
    return answerWithFault(bank, reply, fault, async () => {
      const { payment, created } = createPayment(bank, body, key);
      if (created && (fault === 'charge_then_timeout' || fault === 'charge_then_500')) {
        recordOutcome(bank, payment.id, 'approve_silently');
      }
      await bank.store.flushed();
      return { status: created ? 201 : 200, body: view(getPayment(bank, payment.id)) };
    });
  });

  app.get('/v1/payments', async (request, reply) => {
    const { order_id } = parse(listQuery, request.query);
    return answerWithFault(bank, reply, bank.faults.takeStatus(), async () => {
      const found = bank.store.listByOrder(order_id).map(({ id }) => view(getPayment(bank, id)));
      return { status: 200, body: { payments: found } };
    });
  });

  app.get<ById>('/v1/payments/:id', async (request, reply) => {
    parse(noQuery, request.query);
    return answerWithFault(bank, reply, bank.faults.takeStatus(), async () => ({
      status: 200,
      body: view(getPayment(bank, request.params.id)),
    }));
  });

  app.post<ById>('/v1/payments/:id/cancel', async (request) => {
    parse(z.optional(z.nullable(z.strictObject({}))), request.body);
    const payment = recordOutcome(bank, request.params.id, 'cancel');
    await bank.store.flushed();
    return view(payment);
  });

  app.post<ById>('/v1/payments/:id/refunds', async (request, reply) => {
    const { amount } = parse(refundBody, request.body);
    const key = readIdempotencyKey(request);
    return answerWithFault(bank, reply, bank.faults.takeRefund(), async () => {
      const { payment, created } = refundPayment(bank, request.params.id, amount, key);
      await bank.store.flushed();
      return { status: created ? 201 : 200, body: view(payment) };
    });
  });

  app.post<ById>('/v1/payments/:id/outcome', async (request) => {
    const { outcome, amount } = parse(outcomeBody, request.body);
    const payment = recordOutcome(bank, request.params.id, outcome, amount);
    await bank.store.flushed();
    return view(payment);
  });

  app.get('/v1/faults', async () => bank.faults.current());

  app.put('/v1/faults', async (request) => {
    bank.faults.set(parse(faultsSchema, request.body));
    return bank.faults.current();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = idempotencyKey.safeParse(request.headers['idempotency-key']);
  if (key.success) return key.data;
  throw new BankError(400, 'idempotency_key_required', 'Send an Idempotency-Key header');
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  );
  throw new BankError(400, 'invalid_request', `Not understood: ${fields.join(', ') || 'the body'}`);
}
