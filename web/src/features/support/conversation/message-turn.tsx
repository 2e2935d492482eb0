import { formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { ChatBubble, ChatMessage } from '../../../ui/data/chat-bubble.tsx';
import { LinkedText } from '../../../ui/data/linked-text.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { Outgoing, Turn } from './conversation.rules.ts';
import { MessageAttachments } from './message-attachments.tsx';

export type OutgoingHandlers = {
  onSendAgain: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
};

/** Messages of one author in one minute. The buyer is "you"; support is highlighted. */
export function MessageTurn({ turn, ...handlers }: OutgoingHandlers & { turn: Turn }) {
  const { t } = useI18n();
  const own = turn.senderType === 'user';
  const [first] = turn.messages;
  return (
    <ChatMessage
      avatar={own ? undefined : <SupportAvatar />}
      badge={
        <>
          {own ? null : <Badge tone="accent">{t('supportBadge')}</Badge>}
          {turn.mergedFrom === undefined ? null : (
            <span>{t('ticketMergedFrom', { number: turn.mergedFrom })}</span>
          )}
        </>
      }
      dateTime={turn.at}
      footer={first && 'phase' in first ? <Delivery message={first} {...handlers} /> : null}
      highlighted={!own}
      name={own ? t('you') : turn.username}
      side={own ? 'own' : 'other'}
      time={formatTime(turn.at)}
    >
      {turn.messages.map((message) => (
        <div
          className={`grid min-w-0 max-w-full gap-1.5 ${own ? 'justify-items-end' : 'justify-items-start'}`}
          key={message.id}
        >
          <ChatBubble>
            <LinkedText text={message.content} />
          </ChatBubble>
          <MessageAttachments attachments={message.attachments} />
        </div>
      ))}
    </ChatMessage>
  );
}

/** Delivery state of an own message; empty once the server has it. */
function Delivery({ message, onSendAgain, onDiscard }: OutgoingHandlers & { message: Outgoing }) {
  const { t } = useI18n();
  if (message.phase === 'sent') return null;
  if (message.phase === 'sending') {
    return <p className="text-[.8125rem] text-muted leading-[18px]">{t('messageSending')}</p>;
  }
  return (
    <div className="grid justify-items-end gap-1 text-right text-[.8125rem] leading-[18px]">
      <p className="text-danger-text" role="alert">
        {[t('messageNotSent'), message.problem].filter(Boolean).join('. ')}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => onSendAgain(message)} size="sm" variant="secondary">
          {t('sendAgain')}
        </Button>
        <Button onClick={() => onDiscard(message)} size="sm" variant="ghost">
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}

function SupportAvatar() {
  return (
    <span className="grid size-8 place-items-center rounded-full bg-ink">
      <BrandMark className="text-ink-foreground" size={18} />
    </span>
  );
}
