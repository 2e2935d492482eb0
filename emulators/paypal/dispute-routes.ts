import type { Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { refusal, unknownResource } from './errors.ts';
import { findCaptured } from './find-captured.ts';
import type { PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import { captureIdOf, disputeView } from './views.ts';
import { disputeUpdated } from './webhooks.ts';

/** Disputes about captures: evidence is taken once, and an accepted claim is lost. */
export function registerDisputes(serve: Serve, paypal: PayPal): void {
  const { emulator } = paypal;

  serve(calls.listDisputes, ({ query: { disputed_transaction_id: id } }) => {
    const payment = findCaptured(emulator, id);
    const items =
      payment && payment.dispute !== null ? [disputeView(payment, { full: false })] : [];
    return { status: 200, body: { items, links: [] } };
  });

  serve(calls.readDispute, ({ id }) => {
    const payment = findCaptured(emulator, captureIdOf(id));
    if (!payment || payment.dispute === null) throw unknownResource();
    return { status: 200, body: disputeView(payment, { full: true }) };
  });

  serve(calls.provideEvidence, ({ id, body }) => {
    const payment = getUnanswered(id);
    const named = body.input.evidences.flatMap(({ documents }) =>
      documents.map(({ name }) => name),
    );
    if (body.files.some(({ file }) => !named.includes(file))) {
      throw refusal(400, 'INVALID_REQUEST', 'A file is not named among the documents');
    }
    const answered = { ...payment, evidenceGiven: true, updatedAt: emulator.unixNow() };
    emulator.payments.put(answered);
    emulator.webhooks.send(disputeUpdated(paypal, answered));
    return { status: 200, body: disputeLinks(id) };
  });

  serve(calls.acceptClaim, ({ id }) => {
    const payment = findCaptured(emulator, captureIdOf(id));
    if (payment?.dispute !== 'open') throw refusal(422, 'INVALID_DISPUTE_STATE', 'It is resolved');
    emulator.decide(payment.id, 'dispute_lost');
    return { status: 200, body: disputeLinks(id) };
  });

  function getUnanswered(id: string): PayPalPayment {
    const payment = findCaptured(emulator, captureIdOf(id));
    if (payment === undefined || payment.dispute === null) throw unknownResource();
    if (payment.dispute !== 'open' || payment.evidenceGiven) {
      throw refusal(422, 'INVALID_DISPUTE_STATE', 'The dispute waits for no evidence');
    }
    return payment;
  }

  function disputeLinks(id: string) {
    const href = `${emulator.publicUrl()}/v1/customer/disputes/${id}`;
    return { links: [{ href, rel: 'self', method: 'GET' }] };
  }
}
