import { type Attachment, type Message, sendMessage } from '@sesame/contract/support.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { randomUuid } from '../../api/random-id.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { notListed, type Outgoing } from './conversation.rules.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

const nothingListed: readonly Message[] = [];

/**
 * What was written here and the server's list does not have yet. A message stands in the conversation at once; it
 * leaves this box when a poll brings it, so nothing is shown twice and nothing is lost. Render it with the ticket's id
 * as key.
 */
export function useOutbox(ticketId: string, listed: readonly Message[] = nothingListed) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => restored(ticketId));
  const lastDelivery = useRef<Promise<void>>(Promise.resolve());
  const waiting = notListed(outgoing, listed);

  useEffect(() => {
    const unsent = notListed(outgoing, listed).filter(({ phase }) => phase !== 'sent');
    keepDraft(ticketId, {
      unsent: unsent.map(({ id, content, attachments, writtenAt }) => ({
        id,
        content,
        attachments,
        writtenAt,
      })),
    });
  }, [ticketId, outgoing, listed]);

  const mark = (id: string, change: Partial<Outgoing>) =>
    setOutgoing((known) => known.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const deliver = async ({ id, content, attachments }: Outgoing) => {
    try {
      await call(
        sendMessage,
        {
          body: {
            id,
            content,
            ticket: ticketId,
            attachments: attachments.map((attachment) => attachment.id),
          },
        },
        // Kept with the draft, so that it is the same after a reload too.
        { idempotencyKey: id },
      );
      mark(id, { phase: 'sent' });
    } catch (error) {
      mark(id, { phase: 'failed', problem: errorText(t, error) });
    }
    // The list has it now, the ticket waits for somebody else, or it is closed.
    for (const queryKey of [
      queryKeys.messages(ticketId),
      queryKeys.ticket(ticketId),
      queryKeys.tickets,
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  };

  /** One after the other, so that they arrive in the order in which they were written. */
  const enqueue = (message: Outgoing) => {
    lastDelivery.current = lastDelivery.current.then(() => deliver(message));
  };

  return {
    waiting,
    send: (content: string, attachments: readonly Attachment[]) => {
      const message: Outgoing = {
        id: randomUuid(),
        content,
        attachments,
        writtenAt: new Date().toISOString(),
        phase: 'sending',
        problem: null,
      };
      setOutgoing((known) => [...known, message]);
      enqueue(message);
    },
    sendAgain: (message: Outgoing) => {
      mark(message.id, { phase: 'sending', problem: null });
      enqueue(message);
    },
    giveUp: ({ id }: Outgoing) => setOutgoing((known) => known.filter((one) => one.id !== id)),
  };
}

/** After a reload nobody waits for the answers any more: what did arrive is in the list, the rest can be sent again. */
function restored(ticketId: string): readonly Outgoing[] {
  return keptDraft(ticketId).unsent.map((kept) => ({ ...kept, phase: 'failed', problem: null }));
}
