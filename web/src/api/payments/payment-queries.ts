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
  return (
    payment !== undefined && (payment.is_pending || payment.next_step.kind === 'refund_pending')
  );
}
