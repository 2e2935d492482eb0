import { getAnyPayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Refetches the payment after an error, so that the form shows the current state. */
export function useRereading(id: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [getAnyPayment.id, { params: { id } }] });
}
