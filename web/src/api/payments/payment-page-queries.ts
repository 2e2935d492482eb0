import { syncOwnPayment } from '@sesame/contract/shop/payment-detail.ts';
import { getPaymentPage, type PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { useRouteMutation } from '../client/route-mutation.ts';
import { useRouteQuery } from '../client/route-query.ts';

/** A buyer looks at this page until the money has arrived. */
const EVERY_MS = 4_000;

const ended: readonly PaymentPage['state'][] = ['paid', 'refunded', 'declined'];

/** Polled until nothing can change any more. Late money still counts, so a page that has ended is polled too. */
export function usePaymentPage(id: string) {
  const everyMs = (page: PaymentPage | undefined) =>
    page !== undefined && ended.includes(page.state) ? false : EVERY_MS;
  return useRouteQuery(getPaymentPage, { params: { id } }, { everyMs });
}

/** Asks the gateway at once. */
export function useCheckPayment() {
  return useRouteMutation(syncOwnPayment, { touches: [getPaymentPage, isPaymentPending] });
}
