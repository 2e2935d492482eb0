import { MESSAGE_PAGE_SIZE, TICKET_PAGE_SIZE, TICKET_POLL_MS } from '@sesame/contract/limits.ts';
import { getTicket, listMessages, listTickets, type Message } from '@sesame/contract/support.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { useSignedIn } from './use-session.ts';

// Apart from the other queries, so that the first view does not bring what only the helpdesk asks.

/** As for the dashboard: a twentieth more or less, paused while nobody looks. */
const pollMs = Math.round(TICKET_POLL_MS * (0.95 + Math.random() * 0.1));

/** A page of own tickets, polled at half the pace of a conversation; what is shown stays while another one comes. */
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

/** Polled: an operator may put it on hold or close it without a word. */
export function useTicket(id: string) {
  return useQuery({
    queryKey: queryKeys.ticket(id),
    queryFn: ({ signal }) => call(getTicket, { query: { ticket_id: id } }, { signal }),
    enabled: useSignedIn(),
    refetchInterval: 2 * pollMs,
    refetchOnWindowFocus: 'always',
  });
}

/** What the server has listed, oldest first. Only listed messages are in it: the last one is where a poll goes on. */
export type Listed = { messages: readonly Message[]; hasEarlier: boolean };

/** Polled: after the first time only what came after the last message is asked for. */
export function useMessages(ticketId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.messages(ticketId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Listed> => {
      const after = client.getQueryData<Listed>(queryKey)?.messages.at(-1)?.id;
      const came = await call(listMessages, { query: { ticket_id: ticketId, after } }, { signal });
      // Read again: earlier ones may have been put before them meanwhile.
      const known = client.getQueryData<Listed>(queryKey);
      if (!known) return { messages: came, hasEarlier: came.length === MESSAGE_PAGE_SIZE };
      if (came.length === 0) return known;
      // What was said has moved the ticket, and its place in the list.
      void client.invalidateQueries({ queryKey: queryKeys.ticket(ticketId) });
      void client.invalidateQueries({ queryKey: queryKeys.tickets });
      return { ...known, messages: [...known.messages, ...came] };
    },
    enabled: useSignedIn(),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });
}

/** Puts the page before the oldest known message in front of it. */
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
