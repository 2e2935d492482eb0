import { randomBytes } from 'node:crypto';
import { type Bank, unixNow } from './bank.ts';
import { BankError } from './errors.ts';
import { applyOutcome, type NoticePlan, type Outcome } from './outcomes.ts';
import { type Payment, paymentView } from './payment.ts';
import { signNotice } from './sign-notice.ts';

/** The payment as it stands now, expired first when its time is over. Throws `payment_unknown`. */
export function getPayment(bank: Bank, id: string): Payment {
  const payment = bank.store.find(id);
  if (!payment) throw new BankError(404, 'payment_unknown', 'There is no such payment');
  return expireIfDue(bank, payment);
}

/** Records what happened to a payment and queues the notices that follow from it. */
export function recordOutcome(bank: Bank, id: string, outcome: Outcome, amount?: number): Payment {
  return record(bank, getPayment(bank, id), outcome, amount);
}

/** Expires every open payment whose time is over. */
export function expireDuePayments(bank: Bank) {
  for (const payment of bank.store.openPayments()) expireIfDue(bank, payment);
}

function expireIfDue(bank: Bank, payment: Payment): Payment {
  const due = payment.status === 'open' && unixNow(bank) >= payment.expiresAt;
  return due ? record(bank, payment, 'expire') : payment;
}

function record(bank: Bank, before: Payment, outcome: Outcome, amount?: number): Payment {
  const { payment, notices } = applyOutcome(before, outcome, { at: unixNow(bank), amount });
  bank.store.put(payment);
  for (const plan of notices) sendNotice(bank, plan);
  return payment;
}

function sendNotice(bank: Bank, plan: NoticePlan) {
  const payment = paymentView(plan.payment, bank.publicUrl());
  const event = {
    id: `evt_${randomBytes(16).toString('base64url')}`,
    type: plan.type,
    created_at: plan.createdAt,
    payment,
  };
  bank.notices.send({
    paymentId: plan.payment.id,
    type: plan.type,
    copies: plan.copies,
    badSignature: plan.signature === 'bad',
    build({ badSignature, wrongAmount }) {
      const body = JSON.stringify(
        wrongAmount ? { ...event, payment: { ...payment, paid_amount: 1 } } : event,
      );
      const secret = badSignature ? `not ${bank.noticeSecret()}` : bank.noticeSecret();
      return {
        url: plan.payment.notifyUrl,
        body,
        headers: {
          'content-type': 'application/json',
          'bank-signature': signNotice(secret, body, unixNow(bank)),
        },
      };
    },
  });
}
