import {
  type ConsoleMessage,
  type ConsoleTicket,
  openAttachment,
} from '@sesame/contract/console/tickets.ts';
import type { Attachment } from '@sesame/contract/shop/support.ts';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ChatBubble, ChatDay, ChatMessage } from '../../../ui/data/chat-bubble.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useSaveFile } from '../../ui/files/use-save-file.ts';
import { ticketMessages } from './tickets.messages.ts';
import type { OpenedTicket } from './use-ticket.ts';

type TicketLogProps = {
  ticket: ConsoleTicket;
  messages: readonly ConsoleMessage[];
  opened: OpenedTicket;
};

/** The conversation, with the buyer on the left and the shop on the right; scrolls to the newest message. */
export function TicketLog({ ticket, messages, opened }: TicketLogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message is added
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <div
      aria-label={t('log')}
      className="min-h-40 flex-1 overflow-y-auto px-6 py-5 focus-visible:-outline-offset-2 max-md:px-4"
      ref={box}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
      tabIndex={0}
    >
      {opened.readEarlier ? (
        <div className="mb-4 text-center">
          <Button
            loading={opened.isReadingEarlier}
            onClick={opened.readEarlier}
            size="sm"
            variant="outline"
          >
            {t('earlier')}
          </Button>
        </div>
      ) : null}
      {opened.earlierError ? (
        <Note className="mb-4" role="alert" tone="danger">
          {errorText(tShop, opened.earlierError)}
        </Note>
      ) : null}
      <div className="grid gap-4">
        {messages.map((message, index) => {
          const day = formatDate(message.created_at);
          const before = messages[index - 1];
          const isNewDay = before === undefined || formatDate(before.created_at) !== day;
          return (
            <div className="grid gap-4" key={message.id}>
              {isNewDay ? <ChatDay>{day}</ChatDay> : null}
              <MessageTurn message={message} ticketId={ticket.id} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function MessageTurn({ message, ticketId }: { message: ConsoleMessage; ticketId: string }) {
  const t = useMessages(ticketMessages);
  const { senderType, username, created_at: at, content, attachments } = message;
  const { merged_from: mergedFrom } = message;
  const isBuyers = senderType === 'user';
  const isNote = senderType === 'note';
  return (
    <ChatMessage
      avatar={isBuyers ? <Avatar name={username} size={32} /> : undefined}
      badge={
        <>
          {isNote ? <Badge tone="warning">{t('note')}</Badge> : null}
          {mergedFrom === undefined ? null : <span>{t('mergedFrom', { number: mergedFrom })}</span>}
        </>
      }
      dateTime={at}
      highlighted={senderType === 'admin'}
      name={username}
      side={isBuyers ? 'other' : 'own'}
      time={formatTime(at)}
    >
      {isNote ? (
        <div
          className="wrap-anywhere max-w-full whitespace-pre-wrap rounded-lg border border-warning/40 border-dashed bg-warning-soft px-[15px] py-[11px] leading-[21px]"
          title={t('noteHint')}
        >
          {content}
        </div>
      ) : (
        <ChatBubble>{content}</ChatBubble>
      )}
      {attachments.map((attachment) => (
        <AttachmentButton attachment={attachment} key={attachment.id} ticketId={ticketId} />
      ))}
    </ChatMessage>
  );
}

type AttachmentButtonProps = { attachment: Attachment; ticketId: string };

/** Attachments need the operator's token, so a plain link would not work: they are fetched and then saved. */
function AttachmentButton({ attachment: { id, name }, ticketId }: AttachmentButtonProps) {
  const download = useSaveFile(openAttachment);
  return (
    <Button
      className="min-w-0 max-w-full"
      icon={<Icon of={Download} />}
      loading={download.isPending}
      onClick={() => download.mutate({ input: { params: { id: ticketId, attachment: id } }, name })}
      size="sm"
      variant="outline"
    >
      <span className="truncate" title={name}>
        {name}
      </span>
    </Button>
  );
}
