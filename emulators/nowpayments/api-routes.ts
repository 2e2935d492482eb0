import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { COINS, DEFAULT_COIN } from './coins.ts';
import { refusal } from './errors.ts';
import { type Invoice, invoiceIdOf, invoiceView, paymentAnswer, paymentIdOf } from './invoice.ts';
import { type InvoiceBody, invoiceBody, minimumQuery, noQuery } from './wire.ts';

type ById = { Params: { id: string } };

const FIXED_RATE_S = 1_200;
const LIFETIME_S = 7 * 86_400;

/** The store's API: JSON and a key in a header. It has no idempotency, like the real one. */
export function registerApi(app: FastifyInstance, emulator: Emulator<Invoice>, apiKey: string) {
  const { payments } = emulator;
  const expected = digest(apiKey);

  app.get('/v1/status', async () => ({ message: 'OK' }));

  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request) => {
      const given = request.headers['x-api-key'];
      // Digests have equal length, so timingSafeEqual works and the timing reveals nothing about the key.
      if (!timingSafeEqual(digest(typeof given === 'string' ? given : ''), expected)) {
        throw refusal(403, 'Invalid api key');
      }
    });

    guarded.get('/v1/currencies', async () => ({ currencies: Object.keys(COINS) }));

    guarded.get('/v1/min-amount', async (request) => {
      const { currency_from: coin, fiat_equivalent: fiat } = parse(minimumQuery, request.query);
      const dollars = COINS[coin] ?? 0;
      return {
        currency_from: coin,
        currency_to: DEFAULT_COIN,
        min_amount: dollars,
        ...(fiat && { fiat_equivalent: dollars }),
      };
    });

    guarded.post('/v1/invoice', (request, reply) =>
      emulator.answer(reply, 'create', () => {
        parse(noQuery, request.query);
        const invoice = createInvoice(emulator, parse(invoiceBody, request.body));
        return { status: 201, body: invoiceView(invoice) };
      }),
    );

    guarded.get<ById>('/v1/payment/:id', (request, reply) =>
      emulator.answer(reply, 'status', () => {
        const { id } = request.params;
        const invoice = payments.find(invoiceIdOf(id));
        if (!invoice || invoice.status === null || paymentIdOf(invoice) !== id) {
          throw refusal(404, 'Payment not found');
        }
        return { status: 200, body: paymentAnswer(invoice, invoice.status) };
      }),
    );
  });
}

function createInvoice(
  { payments, payUrl, unixNow }: Emulator<Invoice>,
  body: InvoiceBody,
): Invoice {
  const id = String(randomInt(1_000_000_000, 9_999_999_999));
  const createdAt = unixNow();
  const isFixedRate = body.is_fixed_rate ?? false;
  const invoice: Invoice = {
    ...untouched,
    id,
    orderId: body.order_id,
    amountMinor: Math.round(body.price_amount * 100),
    currency: 'USD',
    url: payUrl(id),
    description: body.order_description ?? '',
    returnUrl: body.success_url,
    createdAt,
    expiresAt: createdAt + (isFixedRate ? FIXED_RATE_S : LIFETIME_S),
    ipnUrl: body.ipn_callback_url,
    successUrl: body.success_url,
    cancelUrl: body.cancel_url,
    payCurrency: body.pay_currency ?? null,
    isFixedRate,
    status: null,
    isWrongAsset: false,
    changedAt: createdAt,
  };
  payments.put(invoice);
  return invoice;
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  throw refusal(400, `${place || 'body'} is wrong`);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
