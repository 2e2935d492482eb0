import {
  type ConsoleMessage,
  followTicket,
  listQueue,
  openTicket,
} from '@sesame/contract/console/tickets.ts';
import { MESSAGE_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateRoutes, routeKey } from '../../../api/client/route-query.ts';
import { consoleCall } from '../../api/console-call.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';

type Opened = AnswerOf<typeof openTicket>;

const EVERY_MS = 5_000;

/**
 * One open ticket. Opening it is recorded in the audit log, so it is opened once and then polled for new messages.
 * Only a message from the buyer, which may change the ticket's state, opens it again.
 */
export function useTicket(id: string) {
  const client = useQueryClient();
  const input = { params: { id }, query: {} };
  const key = routeKey(openTicket, input);
  const opened = useConsoleQuery(openTicket, input, { staleTime: Number.POSITIVE_INFINITY });
  const after = opened.data?.messages.at(-1)?.id;
  const followed = useConsoleQuery(
    followTicket,
    { params: { id }, query: { after: after ?? '' } },
    { enabled: after !== undefined, everyMs: EVERY_MS },
  );
  const fresh = followed.data;

  const change = (next: (known: Opened) => Opened) =>
    client.setQueryData<Opened>(key, (known) => known && next(known));
  const add = (messages: readonly ConsoleMessage[]) =>
    change((known) => ({ ...known, messages: joined(known.messages, messages) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are added once, when they arrive
  useEffect(() => {
    if (fresh === undefined || fresh.length === 0) return;
    add(fresh);
    void invalidateRoutes(client, [listQueue]);
    if (fresh.some(({ senderType }) => senderType === 'user')) void opened.refetch();
  }, [fresh]);

  const earlier = useMutation({
    mutationFn: (before: string) => consoleCall(openTicket, { params: { id }, query: { before } }),
    onSuccess: ({ messages }) =>
      change((known) => ({ ...known, messages: joined(messages, known.messages) })),
  });
  const first = opened.data?.messages.at(0)?.id;
  const reached =
    earlier.data === undefined
      ? (opened.data?.messages.length ?? 0) < MESSAGE_PAGE_SIZE
      : earlier.data.messages.length < MESSAGE_PAGE_SIZE;
  return {
    data: opened.data,
    error: opened.error,
    retry: () => void opened.refetch(),
    add,
    /** Polls for new messages immediately. */
    pollNow: () => void followed.refetch(),
    setTicket: (ticket: Opened['ticket']) => change((known) => ({ ...known, ticket })),
    readEarlier: reached || first === undefined ? undefined : () => earlier.mutate(first),
    isReadingEarlier: earlier.isPending,
    earlierError: earlier.error,
  };
}

export type OpenedTicket = ReturnType<typeof useTicket>;

/** Concatenates two lists; a message in both is kept once. */
function joined(
  head: readonly ConsoleMessage[],
  tail: readonly ConsoleMessage[],
): ConsoleMessage[] {
  const known = new Set(head.map(({ id }) => id));
  return [...head, ...tail.filter(({ id }) => !known.has(id))];
}
