import {
  getTicket,
  listTickets,
  markTicketRead,
  type Ticket,
} from '@sesame/contract/shop/support.ts';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/client/call.ts';
import { logQuietly } from '../../../api/client/log.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { storeOf, useStore } from '../../../store.ts';

const focused = storeOf(
  () => focusManager.isFocused(),
  (changed) => focusManager.subscribe(changed),
);

/** Marks the visible messages as read, not in a hidden tab. */
export function useMarkRead(ticket: Ticket | undefined, lastMessageId: string | undefined): void {
  const client = useQueryClient();
  const isVisible = useStore(focused);
  const ticketId = ticket?.is_unread ? ticket.id : null;
  useEffect(() => {
    if (ticketId === null || lastMessageId === undefined || !isVisible) return;
    call(markTicketRead, { body: { ticket: ticketId, message: lastMessageId } }).then(
      () => {
        void invalidateRoutes(client, [getTicket, listTickets]);
      },
      (error: unknown) => logQuietly('The ticket stays unread', error),
    );
  }, [client, ticketId, lastMessageId, isVisible]);
}
