import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { getPayment, type PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { useRouteQuery } from '../client/route-query.ts';

// Separate from the other queries, to keep the code of the payment page out of the first view.

/** Polled while its state may still change. */
export function usePayment(id: string) {
  const everyMs = (payment: PaymentDetail | undefined) => isMoving(payment) && POLL_MS;
  return useRouteQuery(getPayment, { params: { id } }, { everyMs });
}

function isMoving(payment: PaymentDetail | undefined): boolean {
  if (payment === undefined) return false;
  const { kind } = payment.next_step;
  return payment.is_pending || kind === 'refund_pending' || kind === 'refund_owed';
}
