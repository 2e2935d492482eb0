import { POLL_MS } from '@sesame/contract/limits.ts';
import { getPayment, type PaymentDetail } from '@sesame/contract/payment-detail.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { useSignedIn } from './use-session.ts';

// Apart from the other queries, so that the first view does not bring what only the page of a payment asks.

/** Polled while something may still happen to it by itself. */
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
