import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateRoutes } from '../client/route-query.ts';

/** The shop begins a renewal that was ordered within 15 seconds of the payment. */
const RENEWAL_BEGINS_MS = 20_000;

/** After a payment: its subscription at once, and whether it renews again when an ordered renewal has begun. */
export function fetchNewAccess(client: QueryClient): void {
  void invalidateRoutes(client, [listActiveSubscriptions, listRenewals]);
  setTimeout(() => void invalidateRoutes(client, [listRenewals]), RENEWAL_BEGINS_MS);
}
