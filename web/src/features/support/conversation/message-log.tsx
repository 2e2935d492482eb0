import { useLayoutEffect, useRef } from 'react';
import { type Listed, useEarlierMessages } from '../../../api/support-queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ChatDay } from '../../../ui/data/chat-bubble.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { daysOf, type Outgoing } from './conversation.rules.ts';
import { MessageTurn, type OutgoingHandlers } from './message-turn.tsx';

type MessageLogProps = OutgoingHandlers & {
  ticketId: string;
  label: string;
  listed: Listed;
  waiting: readonly Outgoing[];
};

export function MessageLog({ ticketId, label, listed, waiting, ...handlers }: MessageLogProps) {
  const { messages } = listed;
  const log = useRef<HTMLDivElement>(null);
  const written = waiting.at(-1)?.id;
  useLayoutEffect(() => {
    // After sending, the log scrolls to the new message.
    if (written !== undefined && log.current) log.current.scrollTop = 0;
  }, [written]);
  return (
    // Laid out in reverse: the log stays at its end when messages arrive or the field below grows, and an earlier
    // scroll position is kept.
    <div
      aria-label={label}
      className="focus-visible:-outline-offset-2 flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what can have the focus
      tabIndex={0}
    >
      <div className="mb-auto grid gap-[18px] p-6 max-md:p-4">
        {listed.hasEarlier ? <EarlierButton listed={listed} ticketId={ticketId} /> : null}
        {daysOf(messages, waiting).map((day) => (
          <div className="grid gap-[18px]" key={day.key}>
            <ChatDay>{formatDate(day.at)}</ChatDay>
            {day.turns.map((turn) => (
              <MessageTurn key={turn.key} turn={turn} {...handlers} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function EarlierButton({ ticketId, listed }: { ticketId: string; listed: Listed }) {
  const { t } = useI18n();
  const earlier = useEarlierMessages(ticketId);
  const oldest = listed.messages[0];
  if (!oldest) return null;
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        loading={earlier.isPending}
        onClick={() => earlier.mutate(oldest.id)}
        size="sm"
        variant="outline"
      >
        {t('showEarlier')}
      </Button>
      {earlier.error ? (
        <p className="text-[.8125rem] text-danger-text leading-[18px]" role="alert">
          {errorText(t, earlier.error)}
        </p>
      ) : null}
    </div>
  );
}
