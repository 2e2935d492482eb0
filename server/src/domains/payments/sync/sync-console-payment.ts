import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { syncPayment } from './sync-payment.ts';

/** Syncs a payment at the request of an operator, and writes an audit event. */
export async function syncConsolePayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { paymentId, operator, request }: Actor & { paymentId: string },
): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  if (payment === undefined) refuse('not_found');
  // Free orders and orders paid from the balance have no gateway.
  if (payment.checkout_state !== 'none') {
    await syncPayment(platform, gateways, payment).catch((cause: unknown) => {
      throw new Refusal('gateway_unavailable', { cause });
    });
  }
  await inTransaction(platform.db, async (tx) => {
    const after = await findPayment(tx, paymentId);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'payments.sync',
      subject: `payment:${paymentId}`,
      before: { state: payment.state },
      after: { state: after?.state },
      request,
    });
  });
}
