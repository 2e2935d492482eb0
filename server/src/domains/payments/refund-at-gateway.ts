import type { Executor, Platform } from '../../platform/platform.ts';
import { centsReturned } from './charge.rules.ts';
import type { PaymentRow } from './payments.store.ts';
import { refundSale } from './refund-sale.ts';

/**
 * Books that the gateway has given back `toMinor` of a settled payment altogether. Less than a cent is booked with the
 * refund that makes it one.
 */
export async function refundAtGateway(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config'>,
  payment: PaymentRow,
  { toMinor }: { toMinor: number },
): Promise<PaymentRow> {
  const amountCents = Math.min(
    centsReturned(payment, toMinor) - centsReturned(payment, payment.returned_minor),
    payment.captured_cents - payment.refunded_cents,
  );
  return refundSale(tx, platform, payment, {
    amountCents,
    way: 'gateway',
    amountMinor: toMinor - payment.returned_minor,
  });
}
