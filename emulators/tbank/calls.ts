import type * as z from 'zod/mini';
import type { FaultPlace } from '../kit/faults.ts';
import { type Wire, type WireCall, wireCall } from '../kit/wire/wire.ts';
import * as answers from './answers.ts';
import { refusal } from './errors.ts';
import * as requests from './wire.ts';

/** Registers a call: signed, and answered with status 200. */
export type Method = <B extends requests.Signed>(
  call: WireCall<unknown, B>,
  work: (body: B) => object,
) => void;

const method = <B>(
  name: string,
  place: FaultPlace,
  { body, answer }: { body: z.ZodMiniType<B>; answer: z.ZodMiniType },
) => wireCall({ method: 'POST', path: `/${name}`, place, body, answer });

/** The methods of the bank that are emulated. */
export const calls = {
  init: method('v2/Init', 'create', { body: requests.initBody, answer: answers.initiated }),
  getState: method('v2/GetState', 'status', { body: requests.stateBody, answer: answers.state }),
  checkOrder: method('v2/CheckOrder', 'status', {
    body: requests.orderBody,
    answer: answers.order,
  }),
  charge: method('v2/Charge', 'charge', { body: requests.chargeBody, answer: answers.charged }),
  chargeQr: method('v2/ChargeQr', 'charge', {
    body: requests.chargeQrBody,
    answer: answers.charged,
  }),
  getAccountState: method('v2/GetAddAccountQrState', 'status', {
    body: requests.accountStateBody,
    answer: answers.accountState,
  }),
  getAccounts: method('v2/GetAccountQrList', 'status', {
    body: requests.accountsBody,
    answer: answers.accounts,
  }),
  getCardList: method('v2/GetCardList', 'status', {
    body: requests.cardsBody,
    answer: answers.cards,
  }),
  removeCard: method('v2/RemoveCard', 'status', {
    body: requests.removeCardBody,
    answer: answers.removedCard,
  }),
  cancel: method('v2/Cancel', 'refund', { body: requests.cancelBody, answer: answers.canceled }),
  getQr: method('v2/GetQr', 'create', { body: requests.qrBody, answer: answers.qr }),
  sendClosingReceipt: method('cashbox/SendClosingReceipt', 'receipt', {
    body: requests.closingBody,
    answer: answers.done,
  }),
  sbpPayTest: method('v2/SbpPayTest', 'status', {
    body: requests.sbpTestBody,
    answer: answers.done,
  }),
};

export const tbankWire: Wire = {
  calls,
  webhook: answers.webhook,
  failure: answers.failure,
  refuse(issues) {
    const names = issues.map((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
    );
    return refusal('fields', names.join(', '));
  },
};
