import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { getPayment, type PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/call.ts';
import { queryKeys } from '../client/query-keys.ts';
import { useSignedIn } from '../session/use-session.ts';

// Separate from the other queries, to keep the code of the payment page out of the first view.

/** Polled while its state may still change. */
export function usePayment(id: string) {
  return useQuery({
    queryKey: queryKeys.payment(id),
    queryFn: ({ signal }) => call(getPayment, { params: { id } }, { signal }),
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => (isMoving(state.data) ? POLL_MS : false),
    refetchOnWindowFocus: 'always',
  });
}

function isMoving(payment: PaymentDetail | undefined): boolean {
  return (
    payment !== undefined && (payment.is_pending || payment.next_step.kind === 'refund_pending')
  );
}
