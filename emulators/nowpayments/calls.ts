import { type Wire, wireCall } from '../kit/wire/wire.ts';
import * as answers from './answers.ts';
import { refusal } from './errors.ts';
import * as requests from './wire.ts';

/** The calls of the emulated part of NOWPayments' API. */
export const calls = {
  readStatus: wireCall({ method: 'GET', path: '/v1/status', answer: answers.ready }),
  signIn: wireCall({
    method: 'POST',
    path: '/v1/auth',
    body: requests.signInBody,
    answer: answers.token,
  }),
  listCurrencies: wireCall({ method: 'GET', path: '/v1/currencies', answer: answers.currencies }),
  listMerchantCoins: wireCall({
    method: 'GET',
    path: '/v1/merchant/coins',
    place: 'status',
    query: requests.fixedRateQuery,
    answer: answers.merchantCoins,
  }),
  listFullCurrencies: wireCall({
    method: 'GET',
    path: '/v1/full-currencies',
    answer: answers.fullCurrencies,
  }),
  estimate: wireCall({
    method: 'GET',
    path: '/v1/estimate',
    query: requests.estimateQuery,
    answer: answers.estimate,
  }),
  createInvoicePayment: wireCall({
    method: 'POST',
    path: '/v1/invoice-payment',
    place: 'create',
    body: requests.invoicePaymentBody,
    answer: answers.opened,
  }),
  createPayment: wireCall({
    method: 'POST',
    path: '/v1/payment',
    place: 'create',
    body: requests.paymentBody,
    answer: answers.opened,
  }),
  readMinimum: wireCall({
    method: 'GET',
    path: '/v1/min-amount',
    query: requests.minimumQuery,
    answer: answers.minimum,
  }),
  createInvoice: wireCall({
    method: 'POST',
    path: '/v1/invoice',
    place: 'create',
    body: requests.invoiceBody,
    answer: answers.invoice,
  }),
  listPayments: wireCall({
    method: 'GET',
    path: '/v1/payment/',
    place: 'status',
    query: requests.listQuery,
    answer: answers.payments,
  }),
  readPayment: wireCall({
    method: 'GET',
    path: '/v1/payment/:id',
    place: 'status',
    answer: answers.payment,
  }),
};

export const nowpaymentsWire: Wire = {
  calls,
  webhook: answers.webhook,
  failure: answers.failure,
  refuse([issue]) {
    const place = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    return refusal(400, `${place || 'body'} is wrong`);
  },
};
