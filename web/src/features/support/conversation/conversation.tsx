import { useTicket, useTicketMessages } from '../../../api/support-queries.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { StateNote } from '../state-note.tsx';
import { NewTicketButton } from '../support-actions.tsx';
import { TicketFailed } from '../tickets-states.tsx';
import { Composer } from './composer.tsx';
import { acceptsReply } from './conversation.rules.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageLog } from './message-log.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './use-outbox.ts';

/** The messages and the composer. Render it with the ticket's id as key. */
export function Conversation({ ticketId }: { ticketId: string }) {
  const { t } = useI18n();
  const ticket = useTicket(ticketId);
  const messages = useTicketMessages(ticketId);
  const listed = messages.data?.messages;
  const outbox = useOutbox(ticketId, listed);
  useMarkRead(ticket.data, listed?.at(-1)?.id);
  useDocumentTitle(ticket.data?.title ?? t('navHelpdesk'));

  if (!ticket.data || !messages.data) {
    const queries = [ticket, messages];
    const failed = queries.some(({ isError }) => isError);
    return (
      <section aria-label={t('message')} className="flex min-h-0 min-w-0 flex-col">
        <ConversationHeader />
        {failed ? (
          <div className="overflow-auto p-6 max-md:p-4">
            <TicketFailed
              busy={queries.some(({ isFetching }) => isFetching)}
              onRetry={() => {
                for (const query of queries) if (!query.data) void query.refetch();
              }}
            >
              <NewTicketButton />
            </TicketFailed>
          </div>
        ) : (
          <ConversationSkeleton />
        )}
      </section>
    );
  }
  const canReply = acceptsReply(ticket.data, new Date(ticket.dataUpdatedAt));
  return (
    <section aria-label={ticket.data.title} className="flex min-h-0 min-w-0 flex-col">
      <ConversationHeader ticket={ticket.data} />
      <MessageLog
        label={ticket.data.title}
        listed={messages.data}
        onDiscard={outbox.discard}
        onSendAgain={outbox.sendAgain}
        ticketId={ticketId}
        waiting={outbox.waiting}
      />
      <div className="border-border border-t px-6 pt-4 pb-5 max-md:bg-surface max-md:px-3 max-md:pt-2.5 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]">
        <StateNote canReply={canReply} ticket={ticket.data} />
        {canReply ? <Composer onSend={outbox.send} ticketId={ticketId} /> : null}
      </div>
    </section>
  );
}
