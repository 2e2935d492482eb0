import {
  MESSAGE_PAGE_SIZE,
  TICKET_PAGE_SIZE,
  TICKET_POLL_MS,
} from '@sesame/contract/shared/limits.ts';
import {
  getTicket,
  listMessages,
  listTickets,
  type Message,
} from '@sesame/contract/shop/support.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '../store.ts';
import { call } from './client/call.ts';
import { invalidateRoutes, pollMs, routeKey, useRouteQuery } from './client/route-query.ts';
import { signedIn } from './session/token-store.ts';

// Separate from the other queries, to keep helpdesk code out of the first view.

/** A page of the user's tickets, or of those with a text, polled at half the rate of a conversation. */
export function useTickets(page: number, search = '') {
  const offset = (page - 1) * TICKET_PAGE_SIZE;
  const query = {
    limit: String(TICKET_PAGE_SIZE),
    offset: String(offset),
    ...(search && { search }),
  };
  const options = { everyMs: 2 * TICKET_POLL_MS, keepsPrevious: true };
  return useRouteQuery(listTickets, { query }, options);
}

/** Polled: an operator may put the ticket on hold or close it without a message. */
export function useTicket(id: string) {
  const everyMs = 2 * TICKET_POLL_MS;
  return useRouteQuery(getTicket, { query: { ticket_id: id } }, { everyMs });
}

/**
 * Messages listed by the server, oldest first. A poll continues after the last one, so messages from other sources are
 * not in it.
 */
export type Listed = { messages: readonly Message[]; hasEarlier: boolean };

const keyOf = (ticketId: string) => routeKey(listMessages, { ticketId });

/** Polled: after the first fetch, only messages after the last one. */
export function useTicketMessages(ticketId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(ticketId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Listed> => {
      const after = client.getQueryData<Listed>(queryKey)?.messages.at(-1)?.id;
      const came = await call(listMessages, { query: { ticket_id: ticketId, after } }, { signal });
      // Read again: earlier messages may have been prepended meanwhile.
      const known = client.getQueryData<Listed>(queryKey);
      if (!known) return { messages: came, hasEarlier: came.length === MESSAGE_PAGE_SIZE };
      if (came.length === 0) return known;
      // New messages change the ticket and its place in the list.
      void invalidateRoutes(client, [getTicket, listTickets]);
      return { ...known, messages: [...known.messages, ...came] };
    },
    enabled: useStore(signedIn),
    refetchInterval: pollMs(TICKET_POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}

/** Prepends the page before the oldest known message. */
export function useEarlierMessages(ticketId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => call(listMessages, { query: { ticket_id: ticketId, before } }),
    onSuccess: (came) => {
      client.setQueryData<Listed>(
        keyOf(ticketId),
        (known) =>
          known && {
            messages: [...came, ...known.messages],
            hasEarlier: came.length === MESSAGE_PAGE_SIZE,
          },
      );
    },
  });
}
