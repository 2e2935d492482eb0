import { untouched } from '../kit/payment-record.ts';
import { chargeToken } from './charge-token.ts';
import { refusal } from './errors.ts';
import { newId } from './ids.ts';
import type { PayPalPayment } from './payment.ts';
import { isRepeat, type PayPal } from './paypal.ts';
import { minorOf, type OrderBody } from './wire.ts';

/** Creates an order, or returns the one that the same request created. */
export function createOrder(
  paypal: PayPal,
  body: OrderBody,
  requestId: string,
): { payment: PayPalPayment; created: boolean } {
  const { emulator } = paypal;
  const [unit] = body.purchase_units;
  const orderId = unit.custom_id;
  if (isRepeat(paypal, { id: requestId, path: '/v2/checkout/orders', body })) {
    const known = emulator.payments.list(Number.MAX_SAFE_INTEGER);
    const earlier = known.find((payment) => payment.requestId === requestId);
    if (earlier) return { payment: earlier, created: false };
  }
  const wallet = body.payment_source?.paypal;
  const saves = wallet?.attributes !== undefined;
  if (saves && emulator.switchOf('vault') === 'forbidden') {
    throw refusal(422, 'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE', 'Vaulting is not enabled');
  }
  if (wallet?.vault_id === undefined && wallet?.experience_context === undefined && wallet) {
    throw refusal(422, 'RETURN_URL_REQUIRED', 'A return URL is missing');
  }
  const id = newId();
  const at = emulator.unixNow();
  const payment: PayPalPayment = {
    ...untouched,
    id,
    orderId,
    invoiceId: unit.invoice_id,
    description: unit.description,
    amountMinor: minorOf(unit.amount),
    currency: unit.amount.currency_code,
    url: emulator.payUrl(id),
    returnUrl: wallet?.experience_context?.return_url,
    createdAt: at,
    updatedAt: at,
    // PayPal does not document how long an order stays open, so the shop's own deadline applies.
    expiresAt: undefined,
    approval: null,
    hasSource: body.payment_source !== undefined,
    refusedRequests: {},
    evidenceGiven: false,
    refundCustomIds: {},
    disputeReason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    captureId: null,
    saves,
    customerId: wallet?.attributes?.customer?.id,
    vault: null,
    chargedToken: wallet?.vault_id ?? null,
    requestId,
  };
  if (payment.chargedToken !== null)
    return { payment: chargeToken(paypal, payment), created: true };
  emulator.payments.put(payment);
  return { payment, created: true };
}
