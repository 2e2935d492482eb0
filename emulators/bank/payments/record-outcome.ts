import { randomBytes } from 'node:crypto';
import { type Bank, unixNow } from '../bank.ts';
import { BankError } from '../errors.ts';
import { signWebhook } from '../sign-webhook.ts';
import { applyOutcome, type Outcome, type WebhookPlan } from './outcomes.ts';
import { type Payment, paymentView } from './payment.ts';

/** The current payment, expired first when it is due. Throws `payment_unknown`. */
export function getPayment(bank: Bank, id: string): Payment {
  const payment = bank.store.find(id);
  if (!payment) throw new BankError(404, 'payment_unknown', 'There is no such payment');
  return expireIfDue(bank, payment);
}

/** Records an outcome of a payment and queues its webhooks. */
export function recordOutcome(bank: Bank, id: string, outcome: Outcome, amount?: number): Payment {
  return record(bank, getPayment(bank, id), outcome, amount);
}

/** Expires every open payment that is past its time. */
export function expireDuePayments(bank: Bank) {
  for (const payment of bank.store.openPayments()) expireIfDue(bank, payment);
}

function expireIfDue(bank: Bank, payment: Payment): Payment {
  const due = payment.status === 'open' && unixNow(bank) >= payment.expiresAt;
  return due ? record(bank, payment, 'expire') : payment;
}

function record(bank: Bank, before: Payment, outcome: Outcome, amount?: number): Payment {
  const { payment, webhooks } = applyOutcome(before, outcome, { at: unixNow(bank), amount });
  bank.store.put(payment);
  for (const plan of webhooks) sendWebhook(bank, plan);
  return payment;
}

function sendWebhook(bank: Bank, plan: WebhookPlan) {
  const payment = paymentView(plan.payment, bank.publicUrl());
  const event = {
    id: `evt_${randomBytes(16).toString('base64url')}`,
    type: plan.type,
    created_at: plan.createdAt,
    payment,
  };
  bank.webhooks.send({
    paymentId: plan.payment.id,
    type: plan.type,
    copies: plan.copies,
    badSignature: plan.signature === 'bad',
    build({ badSignature, wrongAmount }) {
      const body = JSON.stringify(
        wrongAmount ? { ...event, payment: { ...payment, paid_amount: 1 } } : event,
      );
      const secret = badSignature ? `not ${bank.webhookSecret()}` : bank.webhookSecret();
      return {
        url: plan.payment.notifyUrl,
        body,
        headers: {
          'content-type': 'application/json',
          'bank-signature': signWebhook(secret, body, unixNow(bank)),
        },
      };
    },
  });
}
