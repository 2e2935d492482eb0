import { checkPayment } from '@sesame/contract/payment-detail.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { logQuietly } from './log.ts';
import { queryKeys } from './query-keys.ts';

/** Somebody came back from a gateway's page: the server asks the gateway now, and what the dashboard shows is asked anew. */
export async function checkReturned(client: QueryClient, paymentId: string): Promise<void> {
  try {
    await call(checkPayment, { body: { payment_id: paymentId } });
  } catch (error) {
    // The polls find out by themselves, a little later.
    logQuietly('The payment was not checked', error);
  }
  const { pending, activeSubscriptions, payments } = queryKeys;
  await Promise.all(
    [pending, activeSubscriptions, payments].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
