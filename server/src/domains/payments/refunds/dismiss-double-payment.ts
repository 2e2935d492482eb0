import type { PaymentRefunds } from '@sesame/contract/console/payments/payments.ts';
import { closeAlerts } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import {
  changeDoublePayment,
  lockDoublePayment,
} from '../double-payments/double-payments.store.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { lockPayment } from '../records/payments.store.ts';
import { getPaymentRefunds } from './get-payment-refunds.ts';

/**
 * An operator decides that two payments need no answer: the buyer is no longer asked, and nothing is refunded.
 * @param input.paymentId the later of the two
 */
export async function dismissDoublePayment(
  platform: Pick<Platform, 'db' | 'clock'>,
  { paymentId, reason, ...by }: Actor & { readonly paymentId: string; readonly reason: string },
): Promise<PaymentRefunds> {
  const at = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    if ((await lockPayment(tx, paymentId)) === undefined) refuse('not_found');
    const double = await lockDoublePayment(tx, paymentId);
    if (double === undefined) refuse('not_found');
    if (double.state !== 'open') refuse('double_payment_answered');
    await changeDoublePayment(tx, paymentId, {
      state: 'dismissed',
      decided_by: 'operator',
      decided_at: at,
    });
    await insertEvent(tx, paymentId, { kind: 'double_dismissed', detail: { reason }, at });
    await closeAlerts(tx, { kinds: ['double_payment'], subjects: [paymentId], at });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'payments.dismiss_double',
      subject: `payment:${paymentId}`,
      before: { state: double.state },
      after: { state: 'dismissed' },
      reason,
    });
  });
  return getPaymentRefunds(platform, paymentId);
}
