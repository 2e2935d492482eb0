import { MESSAGE_PAGE_SIZE } from '@sesame/contract/limits.ts';
import {
  followTicket,
  listQueue,
  type OperatorMessage,
  openTicket,
} from '@sesame/contract/operator-support.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operatorCall } from '../../../api/operator/operator-call.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';

type Opened = AnswerOf<typeof openTicket>;

const EVERY_MS = 5_000;

/**
 * One ticket that is looked at. Opening it is on record, so it is opened once; what comes after is polled for, and only a
 * word of the buyer, which may change its state, opens it again.
 */
export function useTicket(id: string) {
  const client = useQueryClient();
  const input = { params: { id }, query: {} };
  const key = [openTicket.id, input];
  const opened = useOperatorQuery(openTicket, input, { staleTime: Number.POSITIVE_INFINITY });
  const after = opened.data?.messages.at(-1)?.id;
  const followed = useOperatorQuery(
    followTicket,
    { params: { id }, query: { after: after ?? '' } },
    { enabled: after !== undefined, everyMs: EVERY_MS },
  );
  const fresh = followed.data;

  const change = (next: (known: Opened) => Opened) =>
    client.setQueryData<Opened>(key, (known) => known && next(known));
  const add = (messages: readonly OperatorMessage[]) =>
    change((known) => ({ ...known, messages: joined(known.messages, messages) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is added once, when it came
  useEffect(() => {
    if (fresh === undefined || fresh.length === 0) return;
    add(fresh);
    void client.invalidateQueries({ queryKey: [listQueue.id] });
    if (fresh.some(({ senderType }) => senderType === 'user')) {
      void client.invalidateQueries({ queryKey: key });
    }
  }, [fresh]);

  const earlier = useMutation({
    mutationFn: (before: string) => operatorCall(openTicket, { params: { id }, query: { before } }),
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
    /** Asks at once what came meanwhile. */
    look: () => void followed.refetch(),
    setTicket: (ticket: Opened['ticket']) => change((known) => ({ ...known, ticket })),
    readEarlier: reached || first === undefined ? undefined : () => earlier.mutate(first),
    isReadingEarlier: earlier.isPending,
    earlierError: earlier.error,
  };
}

export type OpenedTicket = ReturnType<typeof useTicket>;

/** One after the other; a message that both have is there once. */
function joined(
  head: readonly OperatorMessage[],
  tail: readonly OperatorMessage[],
): OperatorMessage[] {
  const known = new Set(head.map(({ id }) => id));
  return [...head, ...tail.filter(({ id }) => !known.has(id))];
}
