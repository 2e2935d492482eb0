import { closeAlerts, raiseAlert } from '../../../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../../../platform/platform.ts';
import type { FraudWarning } from '../../gateways/disputes.ts';
import { insertEventOnce } from '../../records/payment-events.store.ts';
import { findPayment } from '../../records/payments.store.ts';

const KIND = 'fraud_warning';

/**
 * Records that the card's bank has marked a payment as fraud, under the lock of the payment. While it is neither disputed
 * nor refunded, operators are alerted: a refund now spares the shop the dispute.
 */
export async function recordFraudWarning(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  paymentId: string,
  { reference, secondaryReference, isActionable, fraudType }: FraudWarning,
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  // A warning about another attempt to pay this order.
  if (payment?.gateway_secondary_reference !== secondaryReference) return;
  const at = clock.now();
  const detail = { reference, reason: fraudType };
  await insertEventOnce(tx, paymentId, { kind: KIND, detail, at });
  const holdsMoney = payment.state === 'paid' || payment.state === 'partially_refunded';
  if (isActionable && holdsMoney) {
    await raiseAlert(tx, { kind: KIND, subject: paymentId, detail, at });
  } else {
    await closeAlerts(tx, { kinds: [KIND], subjects: [paymentId], at });
  }
}
