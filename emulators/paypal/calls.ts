import * as z from 'zod/mini';
import { type Wire, wireCall } from '../kit/wire/wire.ts';
import * as answers from './answers.ts';
import { refusal } from './errors.ts';
import * as requests from './wire.ts';

const orders = '/v2/checkout/orders';
const captures = '/v2/payments/captures';
const disputes = '/v1/customer/disputes';
const tokens = '/v3/vault/payment-tokens';
const read = { method: 'GET', place: 'status' } as const;

/** The calls of the emulated part of PayPal's API. */
export const calls = {
  issueToken: wireCall({
    method: 'POST',
    path: '/v1/oauth2/token',
    body: requests.tokenBody,
    answer: answers.token,
  }),
  createOrder: wireCall({
    method: 'POST',
    path: orders,
    place: 'create',
    body: requests.orderBody,
    answer: answers.order,
  }),
  readOrder: wireCall({ ...read, path: `${orders}/:id`, answer: answers.order }),
  captureOrder: wireCall({ method: 'POST', path: `${orders}/:id/capture`, answer: answers.order }),
  readCapture: wireCall({ ...read, path: `${captures}/:id`, answer: answers.capture }),
  refundCapture: wireCall({
    method: 'POST',
    path: `${captures}/:id/refund`,
    place: 'refund',
    body: requests.refundBody,
    answer: answers.refund,
  }),
  readRefund: wireCall({ ...read, path: '/v2/payments/refunds/:id', answer: answers.refund }),
  listTokens: wireCall({
    ...read,
    path: tokens,
    query: requests.tokensQuery,
    answer: answers.paymentTokens,
  }),
  readToken: wireCall({ ...read, path: `${tokens}/:id`, answer: answers.paymentToken }),
  deleteToken: wireCall({ method: 'DELETE', path: `${tokens}/:id`, answer: answers.nothing }),
  listDisputes: wireCall({
    ...read,
    path: disputes,
    query: requests.disputesQuery,
    answer: answers.disputes,
  }),
  readDispute: wireCall({ ...read, path: `${disputes}/:id`, answer: answers.dispute }),
  provideEvidence: wireCall({
    method: 'POST',
    place: 'status',
    path: `${disputes}/:id/provide-evidence`,
    body: requests.evidenceBody,
    answer: answers.disputeAnswered,
  }),
  acceptClaim: wireCall({
    method: 'POST',
    place: 'status',
    path: `${disputes}/:id/accept-claim`,
    body: requests.acceptBody,
    answer: answers.disputeAnswered,
  }),
};

export const paypalWire: Wire = {
  calls,
  webhook: answers.webhook,
  failure: answers.failure,
  refuse: (issues) => refusal(400, 'INVALID_PARAMETER_SYNTAX', z.prettifyError({ issues })),
};
