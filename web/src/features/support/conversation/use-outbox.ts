import {
  type Attachment,
  getTicket,
  listMessages,
  listTickets,
  type Message,
  sendMessage,
} from '@sesame/contract/shop/support.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client/call.ts';
import { randomUuid } from '../../../api/client/random-id.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { notListed, type Outgoing } from './conversation.rules.ts';
import { saveDraft, savedDraft } from './saved-draft.ts';

const nothingListed: readonly Message[] = [];

/**
 * Messages written here that the server's list does not have yet. A message is shown at once and leaves the outbox when
 * a poll lists it, so it is neither shown twice nor lost. Render it with the ticket's id as key.
 */
export function useOutbox(ticketId: string, listed: readonly Message[] = nothingListed) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => restored(ticketId));
  const lastDelivery = useRef<Promise<void>>(Promise.resolve());
  const waiting = notListed(outgoing, listed);

  useEffect(() => {
    const unsent = notListed(outgoing, listed).filter(({ phase }) => phase !== 'sent');
    saveDraft(ticketId, {
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
        // Stored with the draft, so that it stays the same after a reload.
        { idempotencyKey: id },
      );
      mark(id, { phase: 'sent' });
    } catch (error) {
      mark(id, { phase: 'failed', problem: errorText(t, error) });
    }
    // The message is listed now, or the state of the ticket has changed.
    void invalidateRoutes(client, [listMessages, getTicket, listTickets]);
  };

  /** Sent one after another, so that they arrive in the order of writing. */
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
    discard: ({ id }: Outgoing) => setOutgoing((known) => known.filter((one) => one.id !== id)),
  };
}

/** After a reload the answers are unknown: messages that arrived are in the list, the rest can be sent again. */
function restored(ticketId: string): readonly Outgoing[] {
  return savedDraft(ticketId).unsent.map((unsent) => ({
    ...unsent,
    phase: 'failed',
    problem: null,
  }));
}
