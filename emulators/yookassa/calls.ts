import { type Wire, wireCall } from '../kit/wire/wire.ts';
import * as answers from './answers.ts';
import { refusal } from './errors.ts';
import * as requests from './wire.ts';

const payments = '/v3/payments';
const refunds = '/v3/refunds';
const receipts = '/v3/receipts';
const read = { method: 'GET', place: 'status' } as const;

/** The calls of the emulated part of YooKassa's API. */
export const calls = {
  createPayment: wireCall({
    method: 'POST',
    path: payments,
    place: 'create',
    body: requests.createBody,
    answer: answers.payment,
  }),
  listPayments: wireCall({
    ...read,
    path: payments,
    query: requests.paymentsQuery,
    answer: answers.listOf(answers.payment),
  }),
  readPayment: wireCall({ ...read, path: `${payments}/:id`, answer: answers.payment }),
  cancelPayment: wireCall({
    method: 'POST',
    path: `${payments}/:id/cancel`,
    answer: answers.payment,
  }),
  capturePayment: wireCall({
    method: 'POST',
    path: `${payments}/:id/capture`,
    body: requests.captureBody,
    answer: answers.payment,
  }),
  readShop: wireCall({ ...read, path: '/v3/me', answer: answers.shop }),
  createRefund: wireCall({
    method: 'POST',
    path: refunds,
    place: 'refund',
    body: requests.refundBody,
    answer: answers.refund,
  }),
  listRefunds: wireCall({
    ...read,
    path: refunds,
    query: requests.refundsQuery,
    answer: answers.listOf(answers.refund),
  }),
  readRefund: wireCall({ ...read, path: `${refunds}/:id`, answer: answers.refund }),
  createReceipt: wireCall({
    method: 'POST',
    path: receipts,
    place: 'receipt',
    body: requests.receiptBody,
    answer: answers.receipt,
  }),
  listReceipts: wireCall({
    method: 'GET',
    path: receipts,
    place: 'receipt',
    query: requests.receiptsQuery,
    answer: answers.listOf(answers.receipt),
  }),
  readReceipt: wireCall({
    method: 'GET',
    path: `${receipts}/:id`,
    place: 'receipt',
    answer: answers.receipt,
  }),
};

export const yookassaWire: Wire = {
  calls,
  webhook: answers.webhook,
  failure: answers.failure,
  refuse([issue]) {
    const place = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    return refusal(400, 'Incorrect value of a parameter', place || undefined);
  },
};
