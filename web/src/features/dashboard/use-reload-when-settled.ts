import type { PendingPayment } from '@sesame/contract/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePending } from '../../api/queries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { hasSettled } from './dashboard.rules.ts';

/** A pending card that goes makes room for its outcome at once, not with the next poll. */
export function useReloadWhenSettled(): void {
  const client = useQueryClient();
  const { data } = usePending();
  const before = useRef<PendingPayment[]>([]);
  useEffect(() => {
    if (!data) return;
    if (hasSettled(before.current, data.payments)) {
      void client.invalidateQueries({ queryKey: queryKeys.activeSubscriptions });
      void client.invalidateQueries({ queryKey: queryKeys.payments });
    }
    before.current = data.payments;
  }, [data, client]);
}
