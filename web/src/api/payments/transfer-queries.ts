import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { getTransfer, sendTransferProof, type Transfer } from '@sesame/contract/shop/transfers.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateRoutes, routeKey, useRouteQuery } from '../client/route-query.ts';
import { upload } from '../client/upload.ts';

const isOver = (transfer: Transfer | undefined) =>
  transfer?.state === 'paid' || transfer?.state === 'refunded';

/** Polled until its final state: operators decide at any time. */
export function useTransferQuery(id: string) {
  const everyMs = (transfer: Transfer | undefined) => !isOver(transfer) && POLL_MS;
  return useRouteQuery(getTransfer, { params: { id } }, { everyMs });
}

/** Sends a proof of payment; `share` is the uploaded part, null while no upload runs. */
export function useSendProof(id: string) {
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const sending = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return upload(sendTransferProof, file, setShare, { id });
    },
    onSuccess: (transfer) => {
      client.setQueryData(routeKey(getTransfer, { params: { id } }), transfer);
      void invalidateRoutes(client, [isPaymentPending]);
    },
    // It may have been refused because the state of the transfer changed.
    onError: () => invalidateRoutes(client, [getTransfer]),
    onSettled: () => setShare(null),
  });
  return { ...sending, share };
}
