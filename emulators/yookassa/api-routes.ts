import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Emulator } from '../kit/emulator.ts';
import { createPayment } from './create-payment.ts';
import { refusal } from './errors.ts';
import { createOncePerKey } from './idempotence.ts';
import { paymentView, refundView, type YookassaPayment } from './payment.ts';
import { receiptsOf, sendReceipt } from './receipts.ts';
import { refundPayment } from './refund-payment.ts';
import type { Shop } from './shop.ts';
import {
  createBody,
  noQuery,
  type PaymentsQuery,
  paymentsQuery,
  receiptBody,
  receiptsQuery,
  refundBody,
  refundsQuery,
} from './wire.ts';

type ById = { Params: { id: string } };

/** The shop's API: JSON, Basic credentials, an idempotency key for every POST. */
export function registerApi(app: FastifyInstance, emulator: Emulator<YookassaPayment>, shop: Shop) {
  const { payments } = emulator;
  const oncePerKey = createOncePerKey();
  const expected = digest(Buffer.from(`${shop.id}:${shop.secretKey}`).toString('base64'));
  const words = () => ({
    status: emulator.switchOf('status'),
    receipt: emulator.switchOf('receiptRegistration'),
    refund: emulator.switchOf('refundStatus'),
  });
  const view = (payment: YookassaPayment) => {
    const page = emulator.payUrl(payment.id);
    const host = payment.hasOwnMethod && emulator.switchOf('confirmationHost');
    const url = host ? `https://${host}/${payment.id}` : page;
    return paymentView(payment, { shop, url, words: words() });
  };

  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization?.match(/^Basic (.+)$/)?.[1] ?? '';
    // Digests have equal length, so timingSafeEqual works and the timing reveals nothing about the key.
    if (!timingSafeEqual(digest(given), expected)) {
      throw refusal(401, 'Error in shopId or secret key', 'Authorization');
    }
  });

  app.post('/v3/payments', (request, reply) =>
    emulator.answer(reply, 'create', () => {
      parse(noQuery, request.query);
      const body = parse(createBody, request.body);
      const key = request.headers['idempotence-key'];
      return oncePerKey(key, { path: 'payments', body }, () => ({
        status: 200,
        body: view(createPayment(emulator, shop, body)),
      }));
    }),
  );

  app.get('/v3/payments', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const query = parse(paymentsQuery, request.query);
      const found = payments
        .list(Number.MAX_SAFE_INTEGER)
        .filter((payment) => isMadeWithin(payment, query))
        .map(view)
        .filter(({ status }) => query.status === undefined || status === query.status);
      return { status: 200, body: pageOf(found, query) };
    }),
  );

  app.get<ById>('/v3/payments/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const payment = payments.find(request.params.id);
      if (payment === undefined) throw refusal(404, 'Payment is not found', 'payment_id');
      return { status: 200, body: view(payment) };
    }),
  );

  app.post<ById>('/v3/payments/:id/cancel', async (request) => {
    const payment = payments.find(request.params.id);
    if (payment === undefined) throw refusal(404, 'Payment is not found', 'payment_id');
    // Only payments in `waiting_for_capture` can be canceled, and one-stage payments never are.
    throw refusal(400, `Payment is ${view(payment).status}`, 'payment_id');
  });

  app.post<ById>('/v3/payments/:id/capture', async (request) => {
    const payment = payments.find(request.params.id);
    if (payment === undefined) throw refusal(404, 'Payment is not found', 'payment_id');
    // One-stage payments are captured by themselves.
    throw refusal(400, `Payment is ${view(payment).status}`, 'payment_id');
  });

  app.get('/v3/me', (_request, reply) =>
    emulator.answer(reply, 'status', () => ({
      status: 200,
      body: {
        account_id: shop.id,
        status: 'enabled',
        test: true,
        fiscalization_enabled: shop.receipts,
        payment_methods: ['bank_card', 'sbp', 'yoo_money'],
      },
    })),
  );

  app.get<ById>('/v3/refunds/:id', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const { id } = request.params;
      const found = payments
        .list(Number.MAX_SAFE_INTEGER)
        .flatMap((payment) => payment.refunds.map((refund) => ({ payment, refund })))
        .find(({ refund }) => refund.id === id);
      if (found === undefined) throw refusal(404, 'Refund is not found', 'refund_id');
      return { status: 200, body: refundView(found.payment, found.refund, words()) };
    }),
  );

  app.post('/v3/refunds', (request, reply) =>
    emulator.answer(reply, 'refund', () => {
      const body = parse(refundBody, request.body);
      const key = request.headers['idempotence-key'];
      return oncePerKey(key, { path: 'refunds', body }, () => ({
        status: 200,
        body: refundPayment(emulator, shop, body),
      }));
    }),
  );

  app.get('/v3/refunds', (request, reply) =>
    emulator.answer(reply, 'status', () => {
      const query = parse(refundsQuery, request.query);
      const found = payments
        .list(Number.MAX_SAFE_INTEGER)
        .filter(({ id }) => query.payment_id === undefined || id === query.payment_id)
        .flatMap((payment) =>
          payment.refunds.map((refund) => refundView(payment, refund, words())).reverse(),
        );
      return { status: 200, body: pageOf(found, query) };
    }),
  );

  const allReceipts = () =>
    payments
      .list(Number.MAX_SAFE_INTEGER)
      .flatMap((payment) =>
        receiptsOf(payment, words().receipt).map((receipt) => ({ of: payment.id, receipt })),
      );

  app.post('/v3/receipts', (request, reply) =>
    emulator.answer(reply, 'receipt', () => {
      const body = parse(receiptBody, request.body);
      const key = request.headers['idempotence-key'];
      return oncePerKey(key, { path: 'receipts', body }, () => ({
        status: 200,
        body: sendReceipt(emulator, body),
      }));
    }),
  );

  app.get('/v3/receipts', (request, reply) =>
    emulator.answer(reply, 'receipt', () => {
      const query = parse(receiptsQuery, request.query);
      const found = allReceipts()
        .filter(
          ({ of, receipt }) =>
            (query.payment_id === undefined ||
              (of === query.payment_id && receipt.type === 'payment')) &&
            (query.refund_id === undefined || receipt.refund_id === query.refund_id),
        )
        .map(({ receipt }) => receipt);
      return { status: 200, body: pageOf(found, query) };
    }),
  );

  app.get<ById>('/v3/receipts/:id', (request, reply) =>
    emulator.answer(reply, 'receipt', () => {
      const found = allReceipts().find(({ receipt }) => receipt.id === request.params.id);
      if (found === undefined) throw refusal(404, 'Receipt is not found', 'receipt_id');
      return { status: 200, body: found.receipt };
    }),
  );
}

function isMadeWithin({ madeAt }: YookassaPayment, query: PaymentsQuery): boolean {
  const at = madeAt.getTime();
  const bound = (name: `created_at.${'gte' | 'gt' | 'lte' | 'lt'}`) => {
    const text = query[name];
    return text === undefined ? undefined : Date.parse(text);
  };
  return (
    at >= (bound('created_at.gte') ?? at) &&
    at > (bound('created_at.gt') ?? at - 1) &&
    at <= (bound('created_at.lte') ?? at) &&
    at < (bound('created_at.lt') ?? at + 1)
  );
}

/** Newest first; the cursor is the last id of the previous page. */
function pageOf<T extends { id: string }>(
  all: readonly T[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const start = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw refusal(400, 'No such cursor', 'cursor');
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  const more = start + limit < all.length;
  return { type: 'list', items, ...(more && last && { next_cursor: last.id }) };
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  throw refusal(400, 'Incorrect value of a parameter', place || undefined);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
