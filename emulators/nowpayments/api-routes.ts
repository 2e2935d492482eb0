import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { untouched } from '../kit/payment-record.ts';
import type { Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { COIN_DETAILS, COINS, DEFAULT_COIN } from './coins.ts';
import { refusal } from './errors.ts';
import {
  coinsOf,
  depositView,
  type Invoice,
  invoiceIdOf,
  invoiceView,
  isEarlierAttempt,
  openedView,
  paymentIdOf,
  paymentView,
  type Reading,
  timesOf,
} from './invoice.ts';
import { createOwnerTokens } from './owner-tokens.ts';
import type { InvoiceBody } from './wire.ts';

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
  serve: Serve,
  { apiKey, email, password, reading }: Account,
) {
  const { payments } = emulator;
  const ownerTokens = createOwnerTokens({ email, password }, emulator.now);
  const open: readonly (string | undefined)[] = [calls.readStatus.path, calls.signIn.path];

  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (open.includes(routeOptions.url)) return;
    if (!isSameSecret(headers['x-api-key'], apiKey)) throw refusal(403, 'Invalid api key');
  });

  serve(calls.readStatus, () => ({ status: 200, body: { message: 'OK' } }));
  serve(calls.signIn, ({ body }) => ({ status: 200, body: { token: ownerTokens.signIn(body) } }));
  serve(calls.listCurrencies, () => ({ status: 200, body: { currencies: Object.keys(COINS) } }));

  serve(calls.listMerchantCoins, () => ({
    status: 200,
    body: { currencies: Object.keys(COINS) },
  }));

  serve(calls.listFullCurrencies, () => ({
    status: 200,
    body: {
      currencies: Object.entries(COIN_DETAILS).map(([code, { name, network, memo }], index) => ({
        id: 100 + index,
        code: code.toUpperCase(),
        name,
        enable: true,
        wallet_regex: '^.+$',
        priority: index,
        extra_id_exists: memo !== undefined,
        extra_id_regex: memo === undefined ? null : '^[0-9]+$',
        logo_url: `/images/coins/${code}.svg`,
        track: true,
        cg_id: code,
        is_maxlimit: false,
        network,
        smart_contract: null,
        network_precision: null,
      })),
    },
  }));

  serve(calls.estimate, ({ query: { amount, currency_to: coin } }) => ({
    status: 200,
    body: {
      currency_from: 'usd',
      amount_from: amount,
      currency_to: coin,
      estimated_amount: coinsOf(Math.round(amount * 100)),
    },
  }));

  serve(calls.createInvoicePayment, ({ body: { iid, pay_currency: coin } }) => {
    const invoice = payments.find(String(iid));
    if (invoice === undefined || invoice.state !== 'open') {
      throw refusal(400, 'Invoice not found or closed');
    }
    const attempt = invoice.status === null ? 0 : invoice.attempt + 1;
    const opened: Invoice = { ...invoice, status: 'waiting', payCurrency: coin, attempt };
    payments.put(opened);
    return { status: 201, body: openedView(opened) };
  });

  serve(calls.createPayment, ({ body }) => {
    const invoice = createInvoice(emulator, body);
    const opened: Invoice = { ...invoice, hasInvoice: false, status: 'waiting' };
    payments.put(opened);
    return { status: 201, body: openedView(opened) };
  });

  serve(calls.readMinimum, ({ query: { currency_from: coin, fiat_equivalent: fiat } }) => {
    const dollars = COINS[coin] ?? 0;
    const minimum = { currency_from: coin, currency_to: DEFAULT_COIN, min_amount: dollars };
    return { status: 200, body: { ...minimum, ...(fiat && { fiat_equivalent: dollars }) } };
  });

  serve(calls.createInvoice, ({ body }) => ({
    status: 201,
    body: invoiceView(createInvoice(emulator, body)),
  }));

  serve(calls.listPayments, ({ headers, query: { invoiceId, limit = 10, page = 0 } }) => {
    ownerTokens.requireToken(headers.authorization);
    const all = (invoiceId === undefined ? payments.list(MAX) : [payments.find(invoiceId)])
      .filter((invoice) => invoice !== undefined)
      .flatMap((invoice) => listed(invoice, reading()));
    const data = all.slice(page * limit, (page + 1) * limit);
    const pagesCount = Math.ceil(all.length / limit);
    return { status: 200, body: { data, limit, page, pagesCount, total: all.length } };
  });

  serve(calls.readPayment, ({ id }) => {
    const view = found(payments.find(invoiceIdOf(id)), id);
    if (view === undefined) throw refusal(404, 'Payment not found');
    return { status: 200, body: view };
  });

  /** The payment or deposit with this id. */
  function found(invoice: Invoice | undefined, id: string): object | undefined {
    if (invoice === undefined || invoice.status === null) return undefined;
    if (isEarlierAttempt(invoice, id)) {
      const view = paymentView({ ...invoice, capturedMinor: 0 }, 'waiting', reading());
      return { ...view, payment_id: id, ...timesOf(invoice) };
    }
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
    attempt: 0,
    hasInvoice: true,
    deposits: [],
    changedAt: createdAt,
  };
  payments.put(invoice);
  return invoice;
}
