import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { getTransfer, sendTransferProof, type Transfer } from '@sesame/contract/shop/transfers.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../client/call.ts';
import { queryKeys } from '../client/query-keys.ts';
import { upload } from '../client/upload.ts';
import { useSignedIn } from '../session/use-session.ts';

/** The interval plus or minus 5 %, as for the dashboard; paused while the tab is hidden. */
const pollMs = Math.round(POLL_MS * (0.95 + Math.random() * 0.1));

const isOver = (transfer: Transfer | undefined) =>
  transfer?.state === 'paid' || transfer?.state === 'refunded';

/** Polled until its final state: operators decide at any time. */
export function useTransferQuery(id: string) {
  return useQuery({
    queryKey: queryKeys.transfer(id),
    queryFn: ({ signal }) => call(getTransfer, { params: { id } }, { signal }),
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollMs),
    refetchOnWindowFocus: 'always',
  });
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
      client.setQueryData<Transfer>(queryKeys.transfer(id), transfer);
      void client.invalidateQueries({ queryKey: queryKeys.pending });
    },
    // It may have been refused because the state of the transfer changed.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.transfer(id) }),
    onSettled: () => setShare(null),
  });
  return { ...sending, share };
}
