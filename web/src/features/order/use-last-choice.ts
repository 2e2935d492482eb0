import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { searchPayments } from '@sesame/contract/shop/payment-search.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { lastChoice } from './order.rules.ts';

/** What the buyer chose last for the product, also when that was before the polled part of the history. */
export function useLastChoice(
  product: SubPlan | undefined,
  history: PaymentHistoryItem[] | undefined,
) {
  const recent = product && history && lastChoice(product, history);
  const older = useRouteQuery(
    searchPayments,
    { query: { product: String(product?.id) } },
    { enabled: product !== undefined && history !== undefined && recent === undefined },
  );
  return recent ?? (product && lastChoice(product, older.data ?? []));
}
