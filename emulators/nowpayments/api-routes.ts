import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { COINS, DEFAULT_COIN } from './coins.ts';
import { refusal } from './errors.ts';
import {
  depositView,
  type Invoice,
  invoiceIdOf,
  invoiceView,
  paymentIdOf,
  paymentView,
  type Reading,
  timesOf,
} from './invoice.ts';
import { createLogins } from './logins.ts';
import {
  type InvoiceBody,
  invoiceBody,
  listQuery,
  loginBody,
  minimumQuery,
  noQuery,
} from './wire.ts';

type ById = { Params: { id: string } };

const MAX = Number.MAX_SAFE_INTEGER;
const FIXED_RATE_S = 1_200;
const LIFETIME_S = 7 * 86_400;

interface Account {
  readonly apiKey: string;
  /** The login of its owner; with an empty password there is no login. */
  readonly email: string;
  readonly password: string;
  readonly reading: () => Reading;
}

/** The store's API: JSON and a key in a header. It has no idempotency, like the real one. */
export function registerApi(
  app: FastifyInstance,
  emulator: Emulator<Invoice>,
  { apiKey, email, password, reading }: Account,
) {
  const { payments } = emulator;
  const logins = createLogins({ email, password }, emulator.now);
  const expected = digest(apiKey);

  app.get('/v1/status', async () => ({ message: 'OK' }));
  app.post('/v1/auth', async (request) => ({
    token: logins.logIn(parse(loginBody, request.body)),
  }));

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

    guarded.get('/v1/payment/', (request, reply) =>
      emulator.answer(reply, 'status', () => {
        logins.requireToken(request.headers.authorization);
        const { invoiceId, limit = 10, page = 0 } = parse(listQuery, request.query);
        const all = (invoiceId === undefined ? payments.list(MAX) : [payments.find(invoiceId)])
          .filter((invoice) => invoice !== undefined)
          .flatMap((invoice) => listed(invoice, reading()));
        const data = all.slice(page * limit, (page + 1) * limit);
        const pagesCount = Math.ceil(all.length / limit);
        return { status: 200, body: { data, limit, page, pagesCount, total: all.length } };
      }),
    );

    guarded.get<ById>('/v1/payment/:id', (request, reply) =>
      emulator.answer(reply, 'status', () => {
        const view = found(payments.find(invoiceIdOf(request.params.id)), request.params.id);
        if (view === undefined) throw refusal(404, 'Payment not found');
        return { status: 200, body: view };
      }),
    );
  });

  /** The payment or deposit with this id. */
  function found(invoice: Invoice | undefined, id: string): object | undefined {
    if (invoice === undefined || invoice.status === null) return undefined;
    if (paymentIdOf(invoice) === id) {
      return { ...paymentView(invoice, invoice.status, reading()), ...timesOf(invoice) };
    }
    const deposit = invoice.deposits.find((one) => one.id === id);
    if (deposit === undefined || reading().child === 'missing') return undefined;
    const at = { status: 'finished', reading: reading(), place: 'answer' } as const;
    return { ...depositView(invoice, deposit, at), ...timesOf(invoice) };
  }
}

/** The payments of an invoice, as in the list of the account. */
function listed(invoice: Invoice, reading: Reading): object[] {
  if (invoice.status === null) return [];
  const at = { status: 'finished', reading, place: 'list' } as const;
  return [
    { ...paymentView(invoice, invoice.status, reading), ...timesOf(invoice) },
    ...invoice.deposits.map((deposit) => ({
      ...depositView(invoice, deposit, at),
      ...timesOf(invoice),
    })),
  ];
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
    deposits: [],
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
