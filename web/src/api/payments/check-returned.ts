import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { syncOwnPayment } from '@sesame/contract/shop/payment-detail.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../client/call.ts';
import { logQuietly } from '../client/log.ts';
import { invalidateRoutes } from '../client/route-query.ts';

/**
 * For buyers returning from a checkout page: the server syncs the payment, then the dashboard's data is fetched again.
 */
export async function checkReturned(client: QueryClient, paymentId: string): Promise<void> {
  try {
    await call(syncOwnPayment, { body: { payment_id: paymentId } });
  } catch (error) {
    // The next poll shows the new state.
    logQuietly('The payment was not checked', error);
  }
  await invalidateRoutes(client, [isPaymentPending, listActiveSubscriptions, listPayments]);
}
