import { applyOutcome } from '../kit/outcomes.ts';
import { refusal } from './errors.ts';
import { newId } from './ids.ts';
import { isRetriable, type PayPalPayment } from './payment.ts';
import { isRepeat, type PayPal } from './paypal.ts';
import { captureWebhook, tokenWebhook } from './webhooks.ts';

/** Captures an approved order once, with the result that the buyer's approval determined. */
export function captureOrder(
  paypal: PayPal,
  payment: PayPalPayment,
  requestId: string,
): PayPalPayment {
  const { emulator } = paypal;
  const { approval } = payment;
  const path = `/v2/checkout/orders/${payment.id}/capture`;
  const repeated = isRepeat(paypal, { id: requestId, path, body: {} });
  if (payment.captureId !== null) {
    if (repeated) return payment;
    throw refusal(422, 'ORDER_ALREADY_CAPTURED', 'The order was captured before');
  }
  if (payment.state === 'expired') throw refusal(422, 'ORDER_EXPIRED', 'The order has ended');
  const earlier = payment.refusedRequests[requestId];
  if (earlier !== undefined && emulator.switchOf('refused_captures') === 'remembered') {
    throw refusal(422, earlier, 'The capture was refused');
  }
  if (approval === null) throw refusal(422, 'ORDER_NOT_APPROVED', 'The payer has not approved it');
  requireNewInvoice(paypal, payment);
  const issue = issueOf(paypal, approval);
  if (issue !== '') throw refuseCapture(paypal, payment, { issue, requestId });
  const { as, amountMinor } = approval;
  const at = emulator.unixNow();
  const captured: PayPalPayment = {
    ...applyOutcome(payment, as, { amountMinor, at, refundId: newId() }),
    captureId: reverse(payment.id),
    updatedAt: at,
    vault: savedBy(paypal, payment),
  };
  emulator.webhooks.send(captureWebhook(paypal, captured));
  const { vault } = captured;
  const token = vault === null ? undefined : paypal.vault.find(vault.id);
  if (token === undefined || vault?.isShown) {
    emulator.payments.put(captured);
    return captured;
  }
  // The answer names no token yet; the order does so afterwards.
  const isShown = emulator.switchOf('vault_in_order') === 'shown';
  emulator.payments.put({ ...captured, vault: vault && { ...vault, isShown } });
  emulator.webhooks.send(tokenWebhook(paypal, captured, { token, type: 'CREATED' }));
  return captured;
}

/** The wallet that is saved with the order, as the switch `vault` says. */
function savedBy({ emulator, vault }: PayPal, payment: PayPalPayment): PayPalPayment['vault'] {
  const position = emulator.switchOf('vault');
  if (!payment.saves || position === 'nothing') return null;
  const { id, customer } = vault.save({ id: payment.id, customer: payment.customerId });
  return { id, customer, isShown: position !== 'late' };
}

/** The issue with which the capture of this approval is refused; empty when it is not. */
function issueOf({ emulator }: PayPal, { as }: NonNullable<PayPalPayment['approval']>): string {
  const chosen = emulator.switchOf('capture_issue');
  return chosen === '' && as === 'decline' ? 'TRANSACTION_REFUSED' : chosen;
}

/** The refusal, after storing that it was given. */
function refuseCapture(
  { emulator }: PayPal,
  payment: PayPalPayment,
  { issue, requestId }: { issue: string; requestId: string },
) {
  const isOpen = isRetriable(issue);
  // A further step has its own address.
  const asksAgain = issue === 'PAYER_ACTION_REQUIRED';
  const url = asksAgain ? `${emulator.payUrl(payment.id)}?step=${requestId}` : payment.url;
  const needsBuyer =
    asksAgain || (isOpen && emulator.switchOf('after_decline') === 'PAYER_ACTION_REQUIRED');
  emulator.payments.put({
    ...payment,
    url,
    ...(payment.approval?.as === 'decline' && !isOpen && { state: 'declined' }),
    ...(needsBuyer && { approval: null }),
    refusedRequests: { ...payment.refusedRequests, [requestId]: issue },
  });
  const links = asksAgain ? [{ href: url, rel: 'payer-action', method: 'GET' }] : [];
  return refusal(422, issue, 'The capture was refused', links);
}

export function requireNewInvoice({ emulator }: PayPal, { id, orderId, invoiceId }: PayPalPayment) {
  const paid = emulator.payments
    .listByOrder(orderId)
    .some((known) => known.id !== id && known.invoiceId === invoiceId && known.captureId !== null);
  if (paid) throw refusal(422, 'DUPLICATE_INVOICE_ID', 'This invoice was paid before');
}

/** A capture's id is the reversed id of its order, so it can be found without an index. */
export function orderIdOf(captureId: string): string {
  return reverse(captureId);
}

export function reverse(id: string): string {
  return [...id].reverse().join('');
}
