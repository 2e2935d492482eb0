import { fieldsIn } from '@sesame/emulators/kit/wire/wire-fields.ts';
import { nowpaymentsWire, calls as ofNowpayments } from '@sesame/emulators/nowpayments/calls.ts';
import { calls as ofPaypal } from '@sesame/emulators/paypal/calls.ts';
import { calls as ofStripe, stripeWire } from '@sesame/emulators/stripe/calls.ts';
import { calls as ofTbank, tbankWire } from '@sesame/emulators/tbank/calls.ts';
import { calls as ofYookassa, yookassaWire } from '@sesame/emulators/yookassa/calls.ts';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as nowpayments from './nowpayments/nowpayments-wire.ts';
import * as paypal from './paypal/paypal-wire.ts';
import * as stripe from './stripe/stripe-wire.ts';
import * as tbank from './tbank/tbank-wire.ts';
import * as yookassa from './yookassa/yookassa-wire.ts';

/**
 * The fields that adapters read exist at the provider: each is in the wire, where it names its source. A misspelled
 * optional field would otherwise be missing in silence.
 */

const pathsIn = (schema: z.core.$ZodType) => fieldsIn(schema, '').map(({ path }) => path);
/** The names of metadata are the shop's own. */
const isOurs = (path: string) => path.includes('.metadata.');

test.each<[string, z.core.$ZodType, z.core.$ZodType]>([
  ['a session of Stripe', stripe.expandedSession, ofStripe.retrieveSession.answer],
  ['the sessions of Stripe', stripe.sessionList, ofStripe.listSessions.answer],
  ['an intent of Stripe', stripe.taggedIntent, ofStripe.retrieveIntent.answer],
  ['the intents of Stripe', stripe.intentList, ofStripe.searchIntents.answer],
  ['a charge of Stripe', stripe.expandedIntent, ofStripe.createIntent.answer],
  ['the charges of Stripe', stripe.expandedIntentList, ofStripe.listIntents.answer],
  ['a deleted customer of Stripe', stripe.deletedCustomer, ofStripe.deleteCustomer.answer],
  ['a refund of Stripe', stripe.stripeRefund, ofStripe.createRefund.answer],
  ['the refunds of Stripe', stripe.refundList, ofStripe.listRefunds.answer],
  ['the disputes of Stripe', stripe.disputeList, ofStripe.listDisputes.answer],
  ['an event of Stripe', stripe.stripeEvent, stripeWire.webhook],
  ['a token of PayPal', paypal.tokenAnswer, ofPaypal.issueToken.answer],
  ['an order of PayPal', paypal.order, ofPaypal.readOrder.answer],
  ['a capture of PayPal', paypal.capture, ofPaypal.readCapture.answer],
  ['a refund of PayPal', paypal.refund, ofPaypal.readRefund.answer],
  ['a saved wallet of PayPal', paypal.paymentToken, ofPaypal.readToken.answer],
  ['the saved wallets of PayPal', paypal.paymentTokenList, ofPaypal.listTokens.answer],
  ['a dispute of PayPal', paypal.dispute, ofPaypal.readDispute.answer],
  ['the disputes of PayPal', paypal.disputeList, ofPaypal.listDisputes.answer],
  ['an invoice of NOWPayments', nowpayments.nowpaymentsInvoice, ofNowpayments.createInvoice.answer],
  ['a payment of NOWPayments', nowpayments.nowpaymentsPayment, ofNowpayments.readPayment.answer],
  ['a webhook of NOWPayments', nowpayments.nowpaymentsWebhook, nowpaymentsWire.webhook],
  ['a minimum of NOWPayments', nowpayments.nowpaymentsMinimum, ofNowpayments.readMinimum.answer],
  ['a payment of YooKassa', yookassa.yookassaPayment, ofYookassa.readPayment.answer],
  ['the payments of YooKassa', yookassa.yookassaPaymentList, ofYookassa.listPayments.answer],
  ['the refunds of YooKassa', yookassa.yookassaRefundList, ofYookassa.listRefunds.answer],
  ['a webhook of YooKassa', yookassa.yookassaWebhook, yookassaWire.webhook],
  ['a refusal of YooKassa', yookassa.yookassaError, yookassaWire.failure],
  ['Init of T-Bank', tbank.tbankCheckout, ofTbank.init.answer],
  ['GetState of T-Bank', tbank.tbankState, ofTbank.getState.answer],
  ['CheckOrder of T-Bank', tbank.tbankOrder, ofTbank.checkOrder.answer],
  ['Cancel of T-Bank', tbank.tbankCancel, ofTbank.cancel.answer],
  ['GetQr of T-Bank', tbank.tbankQr, ofTbank.getQr.answer],
  ['GetAddAccountQrState of T-Bank', tbank.tbankAccountState, ofTbank.getAccountState.answer],
  ['GetAccountQrList of T-Bank', tbank.tbankAccounts, ofTbank.getAccounts.answer],
  ['a webhook of T-Bank about an account', tbank.tbankLink, tbankWire.webhook],
  ['a webhook of T-Bank', tbank.tbankWebhook, tbankWire.webhook],
])('of %s, the shop reads only fields with a source', (_name, read, answer) => {
  const known = pathsIn(answer);
  const unknown = pathsIn(read).filter((path) => !known.includes(path) && !isOurs(path));
  expect(unknown).toEqual([]);
  expect(known).not.toEqual([]);
});
