import { listPayments, type PendingPayment } from '@sesame/contract/shop/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateRoutes } from '../../api/client/route-query.ts';
import { fetchNewAccess } from '../../api/payments/fetch-new-access.ts';
import { usePending } from '../../api/queries.ts';
import { hasSettled } from './payment-watch.rules.ts';

/** Refetches at once when a pending payment has ended, not with the next poll. */
export function useReloadWhenSettled(): void {
  const client = useQueryClient();
  const { data } = usePending();
  const before = useRef<PendingPayment[]>([]);
  useEffect(() => {
    if (!data) return;
    if (hasSettled(before.current, data.payments)) {
      void invalidateRoutes(client, [listPayments]);
      fetchNewAccess(client);
    }
    before.current = data.payments;
  }, [data, client]);
}
