import { POLL_MS } from '@sesame/contract/limits.ts';
import { getTransfer, sendTransferReceipt, type Transfer } from '@sesame/contract/transfers.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { upload } from './upload.ts';
import { useSignedIn } from './use-session.ts';

/** As for the dashboard: a twentieth more or less, paused while nobody looks. */
const pollMs = Math.round(POLL_MS * (0.95 + Math.random() * 0.1));

const isOver = (transfer: Transfer | undefined) =>
  transfer?.state === 'paid' || transfer?.state === 'refunded';

/** Polled until it is over: people decide, whenever they come to it. */
export function useTransferQuery(id: string) {
  return useQuery({
    queryKey: queryKeys.transfer(id),
    queryFn: ({ signal }) => call(getTransfer, { params: { id } }, { signal }),
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollMs),
    refetchOnWindowFocus: 'always',
  });
}

/** Sends a receipt; `share` of it has left, null while none is on its way. */
export function useSendReceipt(id: string) {
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const sending = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return upload(sendTransferReceipt, file, setShare, { id });
    },
    onSuccess: (transfer) => {
      client.setQueryData<Transfer>(queryKeys.transfer(id), transfer);
      void client.invalidateQueries({ queryKey: queryKeys.pending });
    },
    // It may be refused because the transfer has moved on.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.transfer(id) }),
    onSettled: () => setShare(null),
  });
  return { ...sending, share };
}
