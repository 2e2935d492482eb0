import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  durationField,
  idField,
  linkField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/** The shop's own page on which a payment is made, in place of a page of its gateway. */
const routes = defineRoutes({ tag: 'Payments', base: '/api-payment/api/v1/payment' });

/**
 * - `open`: can be paid until `expires_at`.
 * - `on_its_way`: the gateway has seen the money, which may still fail.
 * - `review`: the received money does not match the order; an operator reviews it.
 * - `declined`: the gateway declined it. `ended`: expired or canceled; money that arrives anyway still counts.
 * - `paid`, `refunded`: final.
 */
export const paymentPageStates = [
  'open',
  'on_its_way',
  'review',
  'declined',
  'ended',
  'paid',
  'refunded',
] as const;
export type PaymentPageState = (typeof paymentPageStates)[number];

/** The gateway's id of a coin on one network: `usdttrc20`. */
const coinCode = z.string().check(z.regex(/^[a-z0-9]{2,30}$/));

export const coinField = z.strictObject({
  code: coinCode,
  name: z.string(),
  /** Beside amounts: `USDT`. */
  symbol: z.string(),
  /** The same coin on another network is another one. */
  network: z.string(),
});
export type Coin = z.output<typeof coinField>;

export const paymentPageField = z.strictObject({
  id: uuidField,
  state: z.enum(paymentPageStates),
  title: z.string(),
  title_ru: z.string(),
  picture: z.string(),
  product_id: idField,
  duration: durationField,
  total: dollarsField,
  /** Only when the gateway charges another currency. */
  charge: z.optional(chargeField),
  created_at: timestampField,
  expires_at: timestampField,
  /** When paid: the end of the access that was bought. */
  access_until: z.nullable(timestampField),
  /** The link of the Faster Payments System (SBP): scanned as a QR code, or opened on a phone. */
  sbp_link: z.nullable(linkField),
  /** For payments in coins, while they can be made, and while a part of the price is missing. */
  coins: z.nullable(
    z.strictObject({
      /** The coin that was chosen, and where to send how much; null before. */
      chosen: z.nullable(
        z.strictObject({
          ...coinField.shape,
          address: z.string(),
          /** Without it the money is not found; null where the network has none. */
          memo: z.nullable(z.string()),
          /** In coins, as a decimal number. */
          amount: z.string(),
        }),
      ),
      /** The gateway's own page, where the payment can be made too. */
      gateway_url: linkField,
      /** What is still missing when less arrived than the price; null when nothing has arrived yet. */
      missing: z.nullable(dollarsField),
    }),
  ),
});
export type PaymentPage = z.output<typeof paymentPageField>;

const ofOne = z.strictObject({ id: uuidField });

export const getPaymentPage = routes.read('getPaymentPage', '/:id/page', {
  summary: 'What the shop shows in place of a page of the gateway: QR code, amount and state',
  params: ofOne,
  answer: paymentPageField,
});

export const listPaymentCoins = routes.read('listPaymentCoins', '/:id/coins', {
  summary: 'The coins that a payment of the user can be made in',
  limit: 'paymentCheck',
  params: ofOne,
  answer: z.array(coinField),
  errors: ['payment_closed', 'gateway_unavailable'],
});

/** An estimate of this moment. The price stays what the buyer saw: it is frozen in dollars. */
export const estimatePaymentCoin = routes.read('estimatePaymentCoin', '/:id/coins/:coin', {
  summary: 'What a payment of the user would cost in a coin now, and the minimum of the coin',
  limit: 'paymentCheck',
  params: z.strictObject({ id: uuidField, coin: coinCode }),
  answer: z.strictObject({
    /** In coins, as a decimal number. */
    amount: z.string(),
    minimum: dollarsField,
    /** Whether the price is at least the minimum; below it money would be lost. */
    is_enough: z.boolean(),
  }),
  errors: ['payment_closed', 'gateway_unavailable'],
});

/** A repeat with the same coin answers the same address. */
export const choosePaymentCoin = routes.post('choosePaymentCoin', '/:id/coins', {
  summary: 'Choose the coin of a payment of the user, and get the address and the amount to send',
  limit: 'paymentCheck',
  params: ofOne,
  body: z.strictObject({ coin: coinCode }),
  answer: paymentPageField,
  errors: ['payment_closed', 'coin_unavailable', 'gateway_unavailable'],
});
