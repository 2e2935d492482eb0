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
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client/call.ts';
import { queryKeys } from './client/query-keys.ts';
import { useSignedIn } from './session/use-session.ts';

// Separate from the other queries, to keep helpdesk code out of the first view.

/** The interval plus or minus 5 %, as for the dashboard; paused while the tab is hidden. */
const pollMs = Math.round(TICKET_POLL_MS * (0.95 + Math.random() * 0.1));

/**
 * A page of the user's tickets, polled at half the rate of a conversation; the shown page stays while another loads.
 */
export function useTickets(page: number) {
  const offset = (page - 1) * TICKET_PAGE_SIZE;
  return useQuery({
    queryKey: [...queryKeys.tickets, page],
    queryFn: ({ signal }) =>
      call(
        listTickets,
        { query: { limit: String(TICKET_PAGE_SIZE), offset: String(offset) } },
        { signal },
      ),
    enabled: useSignedIn(),
    placeholderData: keepPreviousData,
    refetchInterval: 2 * pollMs,
    refetchOnWindowFocus: 'always',
  });
}

/** Polled: an operator may put it on hold or close it without a message. */
export function useTicket(id: string) {
  return useQuery({
    queryKey: queryKeys.ticket(id),
    queryFn: ({ signal }) => call(getTicket, { query: { ticket_id: id } }, { signal }),
    enabled: useSignedIn(),
    refetchInterval: 2 * pollMs,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Messages listed by the server, oldest first. A poll continues after the last one, so messages from other sources are
 * not in it.
 */
export type Listed = { messages: readonly Message[]; hasEarlier: boolean };

/** Polled: after the first fetch, only messages after the last one. */
export function useTicketMessages(ticketId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.messages(ticketId);
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
      void client.invalidateQueries({ queryKey: queryKeys.ticket(ticketId) });
      void client.invalidateQueries({ queryKey: queryKeys.tickets });
      return { ...known, messages: [...known.messages, ...came] };
    },
    enabled: useSignedIn(),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });
}

/** Prepends the page before the oldest known message. */
export function useEarlierMessages(ticketId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.messages(ticketId);
  return useMutation({
    mutationFn: (before: string) => call(listMessages, { query: { ticket_id: ticketId, before } }),
    onSuccess: (came) => {
      client.setQueryData<Listed>(
        queryKey,
        (known) =>
          known && {
            messages: [...came, ...known.messages],
            hasEarlier: came.length === MESSAGE_PAGE_SIZE,
          },
      );
    },
  });
}
