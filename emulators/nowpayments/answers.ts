import * as z from 'zod/mini';
import { assumed, inSample, objectOf } from '../kit/wire/sources.ts';

/** What NOWPayments answers and sends. Its collection of calls describes requests and shows samples of answers. */

const object = objectOf(inSample);

const text = z.string();
const textOrNull = z.nullable(z.string());
const time = z.iso.datetime();
const digits = z.string().check(z.regex(/^\d{1,20}$/));
const amount = z.number().check(z.nonnegative());
const coin = z.string().check(z.regex(/^[a-z0-9]{2,20}$/));

export const ready = object({ message: z.literal('OK') });
export const token = object({ token: text });
export const currencies = object({ currencies: z.array(coin) });
export const minimum = object({
  currency_from: coin,
  currency_to: coin,
  min_amount: amount,
  fiat_equivalent: z.optional(amount),
});

export const merchantCoins = z.strictObject(
  assumed('Does `GET /v1/merchant/coins` answer `currencies` or `selectedCurrencies`?')({
    currencies: z.array(coin),
  }),
);
export const fullCurrencies = object({
  currencies: z.array(
    object({
      id: z.int(),
      code: z.string().check(z.regex(/^[A-Z0-9]{2,20}$/)),
      name: text,
      enable: z.boolean(),
      wallet_regex: text,
      priority: z.int(),
      extra_id_exists: z.boolean(),
      extra_id_regex: textOrNull,
      logo_url: text,
      track: z.boolean(),
      cg_id: text,
      is_maxlimit: z.boolean(),
      network: text,
      smart_contract: textOrNull,
      network_precision: z.nullable(z.int()),
    }),
  ),
});
export const estimate = object({
  currency_from: z.literal('usd'),
  amount_from: amount,
  currency_to: coin,
  estimated_amount: amount,
});

/** A payment in a coin, as it is created. */
export const opened = object({
  payment_id: digits,
  payment_status: z.literal('waiting'),
  pay_address: text,
  price_amount: amount,
  price_currency: z.literal('usd'),
  pay_amount: amount,
  pay_currency: coin,
  order_id: text,
  order_description: text,
  ipn_callback_url: z.url(),
  created_at: time,
  updated_at: time,
  purchase_id: digits,
  amount_received: z.nullable(amount),
  payin_extra_id: textOrNull,
  smart_contract: text,
  network: text,
  network_precision: z.int(),
  time_limit: textOrNull,
  burning_percent: textOrNull,
  expiration_estimate_date: time,
});

export const invoice = object({
  id: digits,
  token_id: digits,
  order_id: text,
  order_description: text,
  /** A text here, a number in payments. */
  price_amount: z.string().check(z.regex(/^\d+(\.\d{1,2})?$/)),
  price_currency: z.literal('usd'),
  pay_currency: z.nullable(coin),
  ipn_callback_url: z.url(),
  invoice_url: z.url(),
  success_url: textOrNull,
  cancel_url: textOrNull,
  created_at: time,
  updated_at: time,
  is_fixed_rate: z.boolean(),
  is_fee_paid_by_user: z.boolean(),
});

const paymentShape = {
  invoice_id: z.nullable(z.int()),
  payment_status: z.enum([
    'waiting',
    'confirming',
    'confirmed',
    'sending',
    'partially_paid',
    'finished',
    'failed',
    'refunded',
    'expired',
  ]),
  pay_address: text,
  payin_extra_id: textOrNull,
  price_amount: amount,
  price_currency: z.literal('usd'),
  order_id: text,
  order_description: text,
  purchase_id: digits,
  payment_extra_ids: z.nullable(z.array(digits)),
  pay_amount: amount,
  actually_paid: amount,
  pay_currency: coin,
  outcome_amount: amount,
  outcome_currency: coin,
};
/** Ids are texts in answers, numbers in webhooks. */
const answeredShape = {
  ...paymentShape,
  payment_id: digits,
  created_at: time,
  updated_at: time,
  type: z.literal('crypto2crypto'),
};
const fiat = z.optional(amount);
const assumedFiat = assumed('Is `actually_paid_at_fiat` computed?')({
  actually_paid_at_fiat: fiat,
});

export const payment = z.strictObject({
  ...inSample(answeredShape),
  ...assumedFiat,
  ...assumed('Does `GET /v1/payment/:id` name the parent of a deposit?')({
    parent_payment_id: z.optional(digits),
  }),
});

const listedPayment = z.strictObject({
  ...inSample({
    ...answeredShape,
    parent_payment_id: z.optional(digits),
    origin_type: z.optional(z.enum(['REPEATED', 'WRONG_ASSET'])),
  }),
  ...assumedFiat,
});
export const payments = object({
  data: z.array(listedPayment),
  limit: z.int(),
  page: z.int(),
  pagesCount: z.int(),
  total: z.int(),
});

export const webhook = object({
  ...paymentShape,
  payment_id: z.number(),
  parent_payment_id: z.optional(z.number()),
  actually_paid_at_fiat: amount,
  fee: object({ currency: coin, depositFee: amount, withdrawalFee: amount, serviceFee: amount }),
});

export const failure = object({
  status: z.literal(false),
  statusCode: z.int(),
  code: text,
  message: text,
});
