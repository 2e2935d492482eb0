import { markTicketRead, type Ticket } from '@sesame/contract/shop/support.ts';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../api/client/call.ts';
import { logQuietly } from '../../../api/client/log.ts';
import { queryKeys } from '../../../api/client/query-keys.ts';

/** Marks the visible messages as read, not in a hidden tab. */
export function useMarkRead(ticket: Ticket | undefined, lastMessageId: string | undefined): void {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToFocus, isFocused);
  const ticketId = ticket?.is_unread ? ticket.id : null;
  useEffect(() => {
    if (ticketId === null || lastMessageId === undefined || !isVisible) return;
    call(markTicketRead, { body: { ticket: ticketId, message: lastMessageId } }).then(
      () => {
        void client.invalidateQueries({ queryKey: queryKeys.ticket(ticketId) });
        void client.invalidateQueries({ queryKey: queryKeys.tickets });
      },
      (error: unknown) => logQuietly('The ticket stays unread', error),
    );
  }, [client, ticketId, lastMessageId, isVisible]);
}

function subscribeToFocus(listener: () => void): () => void {
  return focusManager.subscribe(listener);
}

function isFocused(): boolean {
  return focusManager.isFocused();
}
