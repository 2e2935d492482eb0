import { type Wire, wireCall } from '../kit/wire/wire.ts';
import * as answers from './answers.ts';
import { invalidRequest } from './errors.ts';
import * as requests from './wire.ts';

const id = '/:id';
const sessions = '/v1/checkout/sessions';
const refunds = '/v1/refunds';
const disputes = '/v1/disputes';
const get = { method: 'GET', place: 'status' } as const;

/** The calls of the emulated part of Stripe's API. */
export const calls = {
  createSession: wireCall({
    method: 'POST',
    path: sessions,
    place: 'create',
    body: requests.createSession,
    answer: answers.session,
  }),
  listSessions: wireCall({
    ...get,
    path: sessions,
    query: requests.listSessions,
    answer: answers.listOf(answers.session),
  }),
  retrieveSession: wireCall({
    ...get,
    path: sessions + id,
    query: requests.retrieveSession,
    answer: answers.session,
  }),
  lineItems: wireCall({ ...get, path: `${sessions}/:id/line_items`, answer: answers.lineItems }),
  expireSession: wireCall({
    method: 'POST',
    path: `${sessions}/:id/expire`,
    answer: answers.session,
  }),
  createIntent: wireCall({
    method: 'POST',
    path: '/v1/payment_intents',
    place: 'create',
    body: requests.createIntent,
    answer: answers.intent,
  }),
  listIntents: wireCall({
    ...get,
    path: '/v1/payment_intents',
    query: requests.listIntents,
    answer: answers.listOf(answers.intent),
  }),
  cancelIntent: wireCall({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    body: requests.retrieveIntent,
    answer: answers.intent,
  }),
  confirmIntent: wireCall({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    place: 'create',
    body: requests.confirmIntent,
    answer: answers.intent,
  }),
  searchIntents: wireCall({
    ...get,
    path: '/v1/payment_intents/search',
    query: requests.searchIntents,
    answer: answers.intentsFound,
  }),
  retrieveIntent: wireCall({
    ...get,
    path: '/v1/payment_intents/:id',
    query: requests.retrieveIntent,
    answer: answers.intent,
  }),
  retrieveCharge: wireCall({ ...get, path: '/v1/charges/:id', answer: answers.charge }),
  createRefund: wireCall({
    method: 'POST',
    path: refunds,
    place: 'refund',
    body: requests.createRefund,
    answer: answers.refund,
  }),
  listRefunds: wireCall({
    ...get,
    path: refunds,
    query: requests.listOfCharge,
    answer: answers.listOf(answers.refund),
  }),
  retrieveRefund: wireCall({ ...get, path: refunds + id, answer: answers.refund }),
  listDisputes: wireCall({
    ...get,
    path: disputes,
    query: requests.listOfCharge,
    answer: answers.listOf(answers.dispute),
  }),
  retrieveDispute: wireCall({ ...get, path: disputes + id, answer: answers.dispute }),
  updateDispute: wireCall({
    method: 'POST',
    path: disputes + id,
    place: 'status',
    body: requests.updateDispute,
    answer: answers.dispute,
  }),
  closeDispute: wireCall({
    method: 'POST',
    path: `${disputes}/:id/close`,
    place: 'status',
    answer: answers.dispute,
  }),
  createFile: wireCall({
    method: 'POST',
    path: '/v1/files',
    body: requests.createFile,
    answer: answers.file,
  }),
  retrieveFraudWarning: wireCall({
    ...get,
    path: `/v1/radar/early_fraud_warnings${id}`,
    answer: answers.fraudWarning,
  }),
  retrieveMethod: wireCall({ ...get, path: `/v1/payment_methods${id}`, answer: answers.method }),
  detachMethod: wireCall({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    place: 'status',
    answer: answers.method,
  }),
  deleteCustomer: wireCall({
    method: 'DELETE',
    path: '/v1/customers/:id',
    answer: answers.deletedCustomer,
  }),
  retrieveEvent: wireCall({ ...get, path: '/v1/events/:id', answer: answers.event }),
};

export const stripeWire: Wire = {
  calls,
  webhook: answers.event,
  failure: answers.failure,
  refuse([issue]) {
    if (issue?.code === 'unrecognized_keys') {
      const [name = ''] = issue.keys;
      const unknown = { code: 'parameter_unknown', param: name };
      return invalidRequest(`Received unknown parameter: ${name}`, unknown);
    }
    const param = issue?.path.map(String).join('.') ?? '';
    return invalidRequest(`Invalid value: ${param}`, { param });
  },
};
